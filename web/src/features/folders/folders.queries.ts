import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { orderKeys } from '../../base/query-keys.ts';
import { invalidate } from '../../base/stale-after.ts';
import { type BatchRow, notDone, useBatches } from '../../base/use-batches.ts';
import { formatNumber } from '../../ui/intl-format.ts';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';

/** The folders of a place (null is Personal); the documents list brings them too, this is for other places. */
export const foldersQuery = (workspaceId: number | null) =>
  queryOptions({
    queryKey: [...orderKeys.folders, workspaceId],
    queryFn: ({ signal }) => api.folders.show({ workspace_id: workspaceId }, { signal }),
    staleTime: 10_000,
  });

/** What changes folders, or what lies in them; lists and counts are asked for again. */
export function useFolderActions() {
  const client = useQueryClient();
  const onError = (error: unknown) => toastError(messageOf(error));
  const onSuccess = async ({ message }: { message?: string | undefined }) => {
    toastSuccess(message);
    await invalidate(client, 'folder.changed');
  };
  const create = useMutation({
    mutationFn: (call: Parameters<typeof api.folders.create>[0]) => api.folders.create(call),
    onSuccess,
  });
  const update = useMutation({
    mutationFn: (call: Parameters<typeof api.folders.update>[0]) => api.folders.update(call),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (call: Parameters<typeof api.documents.removeFolder>[0]) => api.documents.removeFolder(call),
    onSuccess,
    onError,
  });
  return { create, update, remove };
}

type MoveTarget = Pick<Parameters<typeof api.documents.move>[0], 'folder_id' | 'workspace_id'>;

/** Moves documents, however many; answers those that are not moved. */
export function useMoveDocuments() {
  const { t, language } = useText();
  const client = useQueryClient();
  const { progress, run } = useBatches();
  const move = async (documents: BatchRow[], target: MoveTarget): Promise<BatchRow[]> => {
    const outcome = await run('moving', documents, (batch) =>
      api.documents.move({ order_detail_ids: batch.map((row) => row.order_detail_id), ...target }),
    );
    if (!outcome) return documents;
    const count = outcome.done.length;
    if (count > 0) toastSuccess(t('folders.moved', { count, documents: formatNumber(count, language) }));
    await invalidate(client, 'folder.changed');
    return notDone(outcome);
  };
  return { progress, move };
}
