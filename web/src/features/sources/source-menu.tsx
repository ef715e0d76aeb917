import type { AdditionalSource } from '@folio/contract/sources';
import { Menu } from '@mantine/core';
import { IconEye, IconPencil, IconRefresh } from '@tabler/icons-react';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { useText } from '../../ui/use-text.ts';
import { useSourceActions } from './use-source-actions.ts';

interface SourceMenuProps {
  source: AdditionalSource;
  onOpen: () => void;
  onEdit: () => void;
}

/** Look, change, read again, delete: only what the caller may do. */
export function SourceMenu({ source, onOpen, onEdit }: SourceMenuProps) {
  const { t } = useText();
  const { refresh, remove } = useSourceActions();
  const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;
  const deletion = source.can.delete
    ? {
        loss: t('sources.loss', { name: source.name }),
        verb: t('sources.delete'),
        isBusy: remove.isPending,
        onConfirm: (done: () => void) => remove.mutate(source, { onSettled: done }),
      }
    : null;
  return (
    <MoreMenu name={source.name} deletion={deletion}>
      <Menu.Item leftSection={<IconEye {...icon} />} onClick={onOpen}>
        {t('actions.open')}
      </Menu.Item>
      {source.can.edit ? (
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={onEdit}>
          {t('sources.change')}
        </Menu.Item>
      ) : null}
      {source.can.refresh ? (
        <Menu.Item
          leftSection={<IconRefresh {...icon} />}
          disabled={source.state === 'queued'}
          onClick={() => refresh.mutate(source)}
        >
          {t('sources.refresh')}
        </Menu.Item>
      ) : null}
      {deletion ? <Menu.Divider /> : null}
    </MoreMenu>
  );
}
