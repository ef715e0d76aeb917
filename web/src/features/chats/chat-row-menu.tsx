import type { Chat } from '@folio/contract/chats';
import { ActionIcon, Menu, TextInput } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { IconDots, IconPencil } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { AskFirst } from '../../ui/ask-first.tsx';
import { DeleteItem } from '../../ui/more-menu.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './chat-list.module.css';
import { useChatActions } from './use-chat-actions.ts';

const FormDialog = lazy(() => import('../../ui/form-dialog.tsx').then((module) => ({ default: module.FormDialog })));

/** Rename and delete. */
export function ChatRowMenu({ chat, onDeleted }: { chat: Chat; onDeleted: (() => void) | undefined }) {
  const { t } = useText();
  const { update, remove } = useChatActions();
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null);
  const [title, setTitle] = useState(chat.title);
  const close = () => setAsked(null);
  const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;
  return (
    <>
      <Menu position="bottom-end" width={180}>
        <Menu.Target>
          <ActionIcon variant="subtle" className={classes.menu ?? ''} aria-label={t('actions.more', { name: chat.title })}>
            <IconDots size={17} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconPencil {...icon} />}
            onClick={() => {
              setTitle(chat.title);
              setAsked('rename');
            }}
          >
            {t('chats.rename')}
          </Menu.Item>
          <DeleteItem onClick={() => setAsked('delete')} />
        </Menu.Dropdown>
      </Menu>
      <Suspense fallback={null}>
        {asked === 'rename' ? (
          <FormDialog
            title={t('chats.rename')}
            verb={t('actions.save')}
            isBusy={update.isPending}
            isDisabled={title.trim() === ''}
            onClose={close}
            onSubmit={() => update.mutate({ id: chat.id, title: title.trim() }, { onSuccess: close })}
          >
            <TextInput
              label={t('chats.title')}
              value={title}
              maxLength={120}
              data-autofocus
              onChange={({ currentTarget }) => setTitle(currentTarget.value)}
            />
          </FormDialog>
        ) : null}
        <AskFirst
          isAsking={asked === 'delete'}
          loss={t('chats.loss', { name: chat.title })}
          verb={t('chats.delete')}
          isBusy={remove.isPending}
          onKeep={close}
          onConfirm={() => {
            if (remove.isPending) return;
            remove.mutate(chat.id, {
              onSuccess: () => onDeleted?.(),
              onSettled: close,
            });
          }}
        />
      </Suspense>
    </>
  );
}
