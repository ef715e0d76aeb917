import type { TranslationRequestRow } from '@folio/contract/translation-requests';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';

/** Retries the AI texts of a request that failed, one after the other. */
export function useRetryFailed({ failed }: Pick<TranslationRequestRow, 'failed'>) {
  const { t } = useText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      for (const id of failed?.order_detail_ids ?? []) await api.orders.retry({ order_detail_id: id });
    },
    onSuccess: () => {
      toastSuccess(t('translationNotes.retried'));
    },
    onError: (error) => {
      toastError(messageOf(error));
    },
    onSettled: () => invalidate(client, 'translation_request.changed'),
  });
}
