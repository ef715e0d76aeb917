import { Menu } from '@mantine/core';
import { IconDeviceFloppy, IconTrash, IconWorldUpload } from '@tabler/icons-react';
import { Kbd } from '../../ui/kbd.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { useText } from '../../ui/use-text.ts';

interface DocumentMenuProps {
  title: string;
  /** Left out where there is nothing to save. */
  onSaveVersion?: () => void;
  /** Left out where nothing can be published. */
  onPublish?: () => void;
  onDelete: () => void;
}

/** What is done with a document now and then. */
export function DocumentMenu({ title, onSaveVersion, onPublish, onDelete }: DocumentMenuProps) {
  const { t } = useText();
  const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;
  return (
    <MoreMenu name={title} width={220}>
      {onSaveVersion ? (
        <Menu.Item leftSection={<IconDeviceFloppy {...icon} />} rightSection={<Kbd keys="mod+S" />} onClick={onSaveVersion}>
          {t('editor.saveVersion')}
        </Menu.Item>
      ) : null}
      {onPublish ? (
        <Menu.Item leftSection={<IconWorldUpload {...icon} />} onClick={onPublish}>
          {t('editor.publish')}
        </Menu.Item>
      ) : null}
      {onSaveVersion || onPublish ? <Menu.Divider /> : null}
      <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={onDelete}>
        {t('orders.deleteOne')}
      </Menu.Item>
    </MoreMenu>
  );
}
