import type { AdditionalSource } from '@folio/contract/sources';
import { ActionIcon, Menu } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { IconDots, IconEye, IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { AskFirst } from '../../ui/ask-first.tsx';
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
      <Menu position="bottom-end" width={210}>
        <Menu.Target>
          <ActionIcon aria-label={t('actions.more', { name: source.name })}>
            <IconDots size={18} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
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
              <Menu.Item style={{ color: 'var(--failed)' }} leftSection={<IconTrash {...icon} />} onClick={() => setAsking(true)}>
                {t('actions.delete')}
              </Menu.Item>
            </>
          ) : null}
        </Menu.Dropdown>
      </Menu>
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
