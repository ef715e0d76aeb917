// Actions on websites; every change is shown as the server has it.

import type { Website } from '@folio/contract/websites';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { toastError, toastSuccess } from '../../ui/toast.tsx';

/** Each action reports its result or its error. */
export function useWebsiteActions() {
  const client = useQueryClient();
  const onError = (error: unknown) => toastError(messageOf(error));
  const test = useMutation({
    mutationFn: ({ id }: Website) => api.websites.test({ website_id: id }),
    onSuccess: ({ message }) => {
      if (message) toastSuccess(message);
    },
    onError,
    // A failed test is kept with the website.
    onSettled: () => invalidate(client, 'website.changed'),
  });
  const remove = useMutation({
    mutationFn: ({ id }: Website) => api.websites.remove({ website_id: id }),
    onSuccess: ({ message }) => {
      toastSuccess(message);
      return invalidate(client, 'website.deleted');
    },
    onError,
  });
  return { test, remove };
}

/** Sends a document to a website, for the first time or again. */
export function usePublish(orderDetailId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (websiteId: number) => api.publishing.publish({ website_id: websiteId, order_detail_id: orderDetailId }),
    onSuccess: ({ message }) => {
      toastSuccess(message);
      return invalidate(client, 'document.published', { orderDetailId });
    },
    onError: (error) => toastError(messageOf(error)),
  });
}
