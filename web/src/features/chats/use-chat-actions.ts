import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { chatQuery } from './chats.queries.ts';

interface ChatChange {
  title?: string;
  tool?: string;
  message_id?: number;
  language?: string;
  brand_voice_id?: number | null;
  additional_source_ids?: number[];
}

/** Changes and deletes conversations; lists and threads follow. */
export function useChatActions() {
  const client = useQueryClient();
  const onError = (error: unknown) => toastError(messageOf(error));
  const update = useMutation({
    mutationFn: ({ id, ...change }: ChatChange & { id: number }) => api.chats.update({ chat_id: id, ...change }),
    onError,
    onSettled: () => invalidate(client, 'chat.changed'),
  });
  const remove = useMutation({
    mutationFn: (id: number) => api.chats.remove({ chat_id: id }),
    onSuccess: ({ message }, id) => {
      client.removeQueries({ queryKey: chatQuery(id).queryKey });
      if (message) toastSuccess(message);
    },
    onError,
    onSettled: () => invalidate(client, 'chat.deleted'),
  });
  const save = useMutation({
    mutationFn: ({ id, title }: { id: number; title: string }) => api.chats.saveAnswer({ message_id: id, title }),
    onError,
    onSuccess: () => void invalidate(client, 'chat.answer_saved'),
  });
  return { update, remove, save };
}
