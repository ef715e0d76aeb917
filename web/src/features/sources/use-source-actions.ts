// Actions for a source; every change is shown as the server reports it.

import type { AdditionalSource } from '@folio/contract/sources';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { sourceKeys } from '../../base/query-keys.ts';
import { invalidate } from '../../base/stale-after.ts';
import { toastError, toastSuccess } from '../../ui/toast.tsx';

/** Each action reports its result or its error. */
export function useSourceActions() {
  const client = useQueryClient();
  const onError = (error: unknown) => toastError(messageOf(error));
  const onSuccess = async ({ message }: { message?: string | undefined }) => {
    toastSuccess(message);
    await invalidate(client, 'source.changed');
  };
  const refresh = useMutation({
    mutationFn: ({ id }: AdditionalSource) => api.sources.refresh({ id }),
    onSuccess,
    onError,
  });
  const remove = useMutation({
    mutationFn: ({ id }: AdditionalSource) => api.sources.remove({ id }),
    onSuccess: async (answer, { id }) => {
      client.removeQueries({ queryKey: sourceKeys.one(id) });
      await onSuccess(answer);
    },
    onError,
  });
  return { refresh, remove };
}
