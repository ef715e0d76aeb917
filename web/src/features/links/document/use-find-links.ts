import { useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../../base/api.ts';
import { invalidate } from '../../../base/stale-after.ts';
import { toastError } from '../../../ui/toast.tsx';
import { useSingleMutation } from '../../../ui/use-single-mutation.ts';

/** Looks for links in one document, in the background. */
export function useFindLinks(websiteId: number, orderDetailId: number) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (_: object) =>
      api.linkSuggestions.find({ website_id: websiteId, direction: 'from', order_detail_ids: [orderDetailId] }),
    onSuccess: () => invalidate(client, 'link_suggestion.changed'),
    onError: (error) => toastError(messageOf(error)),
  });
}
