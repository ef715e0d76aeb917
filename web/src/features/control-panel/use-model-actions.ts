// Staff actions on connections; every change is shown as the server has it.

import type { Capability } from '@folio/contract/capabilities';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { toastError, toastSuccess } from '../../ui/toast.tsx';

/** Each action reports its result or its error. */
export function useModelActions() {
  const client = useQueryClient();
  const onError = (error: unknown) => toastError(messageOf(error));
  const refresh = async (message: string | undefined) => {
    if (message) toastSuccess(message);
    await invalidate(client, 'model.changed');
  };
  const remove = useMutation({
    mutationFn: (id: number) => api.models.deleteModel({ connection_id: id }),
    onSuccess: ({ message }) => refresh(message),
    onError,
  });
  const test = useMutation({
    mutationFn: (id: number) => api.models.testModel({ connection_id: id }),
    onSuccess: () => refresh(undefined),
    onError,
  });
  const choose = useMutation({
    mutationFn: (chosen: { capability: Capability; connectionId: number | null; model: string | null }) =>
      api.models.chooseModel({ capability: chosen.capability, connection_id: chosen.connectionId, model: chosen.model }),
    onSuccess: ({ message }) => refresh(message),
    onError,
  });
  const chooseOwn = useMutation({
    mutationFn: (chosen: { connection: number; model: string } | null) => api.models.chooseOwnModel({ chosen }),
    onSuccess: ({ message }) => refresh(message),
    onError,
  });
  return { remove, test, choose, chooseOwn };
}
