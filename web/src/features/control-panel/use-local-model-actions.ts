// Staff actions on models of this machine.

import type { LocalModel } from '@folio/contract/local-models';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { toastError, toastSuccess } from '../../ui/toast.tsx';

/** Shows every change as the server reports it, and reports failed actions. */
export function useLocalModelActions() {
  const client = useQueryClient();
  const settle = {
    onError: (error: unknown) => toastError(messageOf(error)),
    onSettled: () => invalidate(client, 'local_model.changed'),
  };
  return {
    download: useMutation({
      mutationFn: ({ id, use }: { id: string; use?: boolean }) =>
        api.localModels.download({ model_id: id, ...(use ? { use } : {}) }),
      ...settle,
    }),
    pause: useMutation({ mutationFn: (id: string) => api.localModels.pause({ model_id: id }), ...settle }),
    remove: useMutation({ mutationFn: (id: string) => api.localModels.remove({ model_id: id }), ...settle }),
    use: useMutation({
      mutationFn: ({ name, capability, connection_id }: LocalModel) =>
        api.models.chooseModel({ capability, connection_id, model: name }),
      ...settle,
      onSuccess: ({ message }) => {
        if (message) toastSuccess(message);
        void invalidate(client, 'model.chosen');
      },
    }),
  };
}
