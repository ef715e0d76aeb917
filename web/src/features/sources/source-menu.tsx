import type { AdditionalSource } from '@folio/contract/sources';
import { Menu } from '@mantine/core';
import { IconEye, IconPencil, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { AskFirst } from '../../ui/ask-first.tsx';
import { DeleteItem, MoreMenu } from '../../ui/more-menu.tsx';
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
  const [isAsking, setAsking] = useState(false);
  const { refresh, remove } = useSourceActions();
  const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;
  return (
    <>
      <MoreMenu name={source.name}>
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
        {source.can.delete ? (
          <>
            <Menu.Divider />
            <DeleteItem onClick={() => setAsking(true)} />
          </>
        ) : null}
      </MoreMenu>
      <AskFirst
        isAsking={isAsking}
        loss={t('sources.loss', { name: source.name })}
        verb={t('sources.delete')}
        isBusy={remove.isPending}
        onKeep={() => setAsking(false)}
        onConfirm={() => {
          if (!remove.isPending) remove.mutate(source, { onSettled: () => setAsking(false) });
        }}
      />
    </>
  );
}
