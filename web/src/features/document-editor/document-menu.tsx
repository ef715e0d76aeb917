import type { DocumentDetail } from '@folio/contract/orders';
import { Menu } from '@mantine/core';
import { IconCopy, IconDeviceFloppy, IconTrash, IconWorldUpload } from '@tabler/icons-react';
import { Kbd } from '../../ui/kbd.tsx';
import { MenuLink } from '../../ui/link-controls.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { useText } from '../../ui/use-text.ts';

interface DocumentMenuProps {
  order: Pick<DocumentDetail, 'tool' | 'order_detail_id'>;
  title: string;
  /** Left out where there is nothing to save. */
  onSaveVersion?: () => void;
  /** Left out where the form of the tool cannot be opened. */
  canDuplicate?: boolean;
  /** Left out where nothing can be published. */
  onPublish?: () => void;
  onDelete: () => void;
}

/** What is done with a document now and then. */
export function DocumentMenu({ order, title, canDuplicate = false, onSaveVersion, onPublish, onDelete }: DocumentMenuProps) {
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
      {canDuplicate ? (
        <MenuLink
          to="/tools/$slug"
          params={{ slug: order.tool }}
          search={{ from: order.order_detail_id }}
          leftSection={<IconCopy {...icon} />}
        >
          {t('orders.duplicate')}
        </MenuLink>
      ) : null}
      {onSaveVersion || onPublish || canDuplicate ? <Menu.Divider /> : null}
      <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={onDelete}>
        {t('orders.deleteOne')}
      </Menu.Item>
    </MoreMenu>
  );
}
