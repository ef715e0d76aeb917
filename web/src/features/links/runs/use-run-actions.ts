import type { LinkRun } from '@folio/contract/link-runs';
import { useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../../base/api.ts';
import { linkKeys } from '../../../base/query-keys.ts';
import { invalidate } from '../../../base/stale-after.ts';
import { toastError } from '../../../ui/toast.tsx';
import { useSingleMutation } from '../../../ui/use-single-mutation.ts';

type Edit = Parameters<typeof api.linkRuns.edit>[0];

/** Changes, applies, discards and undoes runs; the server's response is shown at once. */
export function useRunActions({ onGone }: { onGone?: () => void } = {}) {
  const client = useQueryClient();
  const show = (run: LinkRun) => client.setQueryData(linkKeys.run(run.id), { status: 'success' as const, link_builder: run });
  const edit = useSingleMutation({
    mutationFn: (call: Edit) => api.linkRuns.edit(call),
    onSuccess: async ({ link_builder: run }) => {
      show(run);
      await invalidate(client, 'link_run.changed');
    },
    onError: async (error) => {
      toastError(messageOf(error));
      // A preview that is stale has other differences now.
      await invalidate(client, 'link_run.changed');
    },
  });
  const remove = useSingleMutation({
    mutationFn: (id: number) => api.linkRuns.remove({ id }),
    onSuccess: async ({ link_builder: run }) => {
      if (run) show(run);
      else onGone?.();
      await invalidate(client, 'link_run.changed');
    },
    onError: (error) => toastError(messageOf(error)),
  });
  return { edit, remove };
}
