// What staff do with connections; every change is shown as the server has it.
import type { Capability } from '@folio/contract/capabilities';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, meQuery, messageOf } from '../../base/api.ts';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { modelsQuery } from './control-panel.queries.ts';

/** Each action says what it did, or why it could not. */
export function useModelActions() {
  const client = useQueryClient();
  const onError = (error: unknown) => toastError(messageOf(error));
  const refresh = async (message: string | undefined) => {
    if (message) toastSuccess(message);
    await Promise.all([client.invalidateQueries(modelsQuery), client.invalidateQueries({ queryKey: meQuery.queryKey })]);
  };
  const remove = useMutation({
    mutationFn: (id: number) => api.admin.deleteModel({ connection_id: id }),
    onSuccess: ({ message }) => refresh(message),
    onError,
  });
  const test = useMutation({
    mutationFn: (id: number) => api.admin.testModel({ connection_id: id }),
    onSuccess: () => refresh(undefined),
    onError,
  });
  const choose = useMutation({
    mutationFn: (chosen: { capability: Capability; connectionId: number | null; model: string | null }) =>
      api.admin.chooseModel({ capability: chosen.capability, connection_id: chosen.connectionId, model: chosen.model }),
    onSuccess: ({ message }) => refresh(message),
    onError,
  });
  const chooseOwn = useMutation({
    mutationFn: (chosen: { connection: number; model: string } | null) => api.admin.chooseOwnModel({ chosen }),
    onSuccess: ({ message }) => refresh(message),
    onError,
  });
  return { remove, test, choose, chooseOwn };
}
