import type { ChosenPassage } from '@folio/contract/quote-anchor';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { toastError, toastSuccess } from '../../ui/toast.tsx';

interface NewComment {
  text: string;
  mentions: number[];
  parentId?: number;
  passage?: ChosenPassage | null;
}

interface CommentChange {
  id: number;
  text?: string;
  mentions?: number[];
  resolved?: boolean;
}

/**
 * Edits comments of a document and refreshes the shown ones. `saved` resolves once the text with the quote is saved.
 * `said` is for a live region.
 */
export function useCommentActions(orderDetailId: number, saved: () => Promise<unknown>) {
  const client = useQueryClient();
  const [said, setSaid] = useState<'added' | 'saved' | 'resolved' | 'reopened' | null>(null);
  const onMutate = () => setSaid(null);
  const onSettled = () => invalidate(client, 'comment.changed');
  const onError = (error: unknown) => toastError(messageOf(error));
  const create = useMutation({
    mutationFn: async ({ text, mentions, parentId, passage }: NewComment) => {
      if (passage) await saved();
      return api.comments.create({
        order_detail_id: orderDetailId,
        text,
        mentions,
        ...(parentId === undefined ? {} : { parent_id: parentId }),
        ...(passage ? { quote: passage.quote, anchor: passage.anchor } : {}),
      });
    },
    onMutate,
    onSuccess: () => setSaid('added'),
    onError,
    onSettled,
  });
  const edit = useMutation({
    mutationFn: ({ id, ...change }: CommentChange) => api.comments.edit({ comment_id: id, ...change }),
    onMutate,
    onSuccess: (_, { resolved }) => setSaid(resolved === undefined ? 'saved' : resolved ? 'resolved' : 'reopened'),
    onError,
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (id: number) => api.comments.remove({ comment_id: id }),
    onMutate,
    onSuccess: ({ message }) => (message ? toastSuccess(message) : undefined),
    onError,
    onSettled,
  });
  return { create, edit, remove, said };
}
export type CommentActions = ReturnType<typeof useCommentActions>;
