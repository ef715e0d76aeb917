import type { ChatMessage } from '@folio/contract/chats';
import { TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { useChatActions } from './use-chat-actions.ts';

const maxTitleLength = 70;

/** The first heading or line of an answer is the likeliest title. */
function titleOf(text: string): string {
  const line = text.split('\n').find((one) => /[\p{L}\p{N}]/u.test(one)) ?? '';
  const words = line.replace(/[*_`#>~]|\[\d{1,3}\]/g, '').trim();
  return words.length <= maxTitleLength
    ? words
    : words.slice(0, words.lastIndexOf(' ', maxTitleLength)).replace(/[\s,;:.–—]+$/u, '');
}

/** Mount it to open; it leads to the document. */
export function SaveAnswerDialog({ message, onClose }: { message: ChatMessage; onClose: () => void }) {
  const { t } = useText();
  const navigate = useNavigate();
  const { save } = useChatActions();
  const [title, setTitle] = useState(() => titleOf(message.text));
  const submit = () =>
    save.mutate(
      { id: message.id, title: title.trim() },
      {
        onSuccess: ({ message: done, order_detail_id }) => {
          if (done) toastSuccess(done);
          void navigate({ to: '/orders/$orderDetailId', params: { orderDetailId: String(order_detail_id) } });
        },
      },
    );
  return (
    <FormDialog
      title={t('chats.save')}
      verb={t('chats.saveVerb')}
      isBusy={save.isPending}
      isDisabled={title.trim() === ''}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextInput
        label={t('chats.documentTitle')}
        value={title}
        maxLength={200}
        data-autofocus
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
    </FormDialog>
  );
}
