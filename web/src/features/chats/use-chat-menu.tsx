// Actions on a conversation, and the dialogs that they open.
import type { Chat } from '@folio/contract/chats';
import { TextInput } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type Action, type ActionDefinition, bindActions } from '../../ui/actions.ts';
import { AskBeforeDeletion } from '../../ui/ask-first.tsx';
import { usePageActions } from '../../ui/page-actions.ts';
import { useText } from '../../ui/use-text.ts';
import { useChatActions } from './use-chat-actions.ts';

const FormDialog = lazy(() => import('../../ui/form-dialog.tsx').then((module) => ({ default: module.FormDialog })));

/** Conversations are visible to their owner alone, and the owner can do both. */
const chatActions: ActionDefinition<'rename' | 'delete', Chat>[] = [
  { id: 'rename', icon: IconPencil, label: (t) => t('chats.rename'), can: () => true },
  { id: 'delete', icon: IconTrash, label: (t) => t('actions.delete'), can: () => true, isDeletion: true },
];

interface ChatMenuProps {
  chat: Chat;
  onDeleted: (() => void) | undefined;
}

/** Rename and delete; `dialogs` must be drawn for them to show. */
export function useChatMenu({ chat, onDeleted }: ChatMenuProps): { actions: Action[]; dialogs: ReactNode } {
  const { t } = useText();
  const { update, remove } = useChatActions();
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null);
  const [title, setTitle] = useState(chat.title);
  const close = () => setAsked(null);
  const actions = bindActions(chatActions, [chat], t, {
    rename: () => ({
      run: () => {
        setTitle(chat.title);
        setAsked('rename');
      },
    }),
    delete: () => ({ run: () => setAsked('delete') }),
  });
  const dialogs = (
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
      <AskBeforeDeletion
        isAsking={asked === 'delete'}
        loss={t('chats.loss', { name: chat.title })}
        verb={t('chats.delete')}
        isBusy={remove.isPending}
        onConfirm={(done) => remove.mutate(chat.id, { onSuccess: () => onDeleted?.(), onSettled: done })}
        onEnd={close}
      />
    </Suspense>
  );
  return { actions, dialogs };
}

/** Offers the actions of the open conversation in the command palette. */
export function ChatPageActions(props: ChatMenuProps) {
  const { actions, dialogs } = useChatMenu(props);
  usePageActions(props.chat.title, actions);
  return dialogs;
}
