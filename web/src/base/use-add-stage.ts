import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { toastError } from '../ui/toast.tsx';
import { api, messageOf } from './api.ts';
import { invalidate } from './stale-after.ts';

/** Gets a quote for a stage of an accepted document and opens its request, where the quote is authorised. */
export function useAddStage() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (call: { order_detail_id: number; stage: 'proofreading' | 'certificate' }) =>
      api.translationRequests.addStage(call),
    onSuccess: async ({ translation_request: { id } }) => {
      await invalidate(client, 'translation_request.changed');
      await navigate({ to: '/tool/translation_requests/$id', params: { id: String(id) } });
    },
    onError: (error) => {
      toastError(messageOf(error));
      return invalidate(client, 'certificate.changed');
    },
  });
}
