import { useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../../base/api.ts';
import { invalidate } from '../../../base/stale-after.ts';
import { toastError } from '../../../ui/toast.tsx';
import { useSingleMutation } from '../../../ui/use-single-mutation.ts';

/** Looks for links in documents, in the background. */
export function useFindLinks(websiteId: number) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (ids: number[]) => api.linkSuggestions.find({ website_id: websiteId, direction: 'from', order_detail_ids: ids }),
    onSuccess: () => invalidate(client, 'link_suggestion.changed'),
    onError: (error) => toastError(messageOf(error)),
  });
}
