// Connects a server of this machine by the same calls as the form: save, try, and let it write where nothing does.

import type { LocalServer } from '@folio/contract/models';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';

/** A server that fails the test stays connected, and the problem is shown. */
export function useConnectLocalServer(isWriterChosen: boolean) {
  const { t } = useText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ server: { name, base_url }, model }: { server: LocalServer; model: string }) => {
      const { connection } = await api.models.createModel({ name, provider: 'openai-compatible', base_url, models: [model] });
      const tested = await api.models.testModel({ connection_id: connection.id });
      const isWorking = tested.connection.state === 'ok';
      if (isWorking && !isWriterChosen) await api.models.chooseModel({ capability: 'text', connection_id: connection.id, model });
      return isWorking;
    },
    onSuccess: (isWorking, { server: { name } }) =>
      isWorking ? toastSuccess(t('localServers.connected', { name })) : toastError(t('localServers.silent', { name })),
    onError: (error) => toastError(messageOf(error)),
    onSettled: () => invalidate(client, 'local_server.connected'),
  });
}
