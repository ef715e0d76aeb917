// Moves documents to a folder, apart from the other calls on folders: the frame of all pages has those.
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { type BatchRow, notDone, useBatches } from '../../base/use-batches.ts';
import { formatNumber } from '../../ui/intl-format.ts';
import { toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';

type MoveTarget = Pick<Parameters<typeof api.documents.move>[0], 'folder_id' | 'workspace_id'>;

/** Moves documents, however many; answers those that are not moved. */
export function useMoveDocuments() {
  const { t, language } = useText();
  const client = useQueryClient();
  const { progress, run, stop } = useBatches();
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
  return { progress, move, stop };
}
