// Moves documents to a folder, apart from the other calls on folders: the frame of all pages has those.
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../base/api.ts';
import { orderKeys } from '../../base/query-keys.ts';
import { showAtOnce } from '../../base/show-at-once.ts';
import { invalidate } from '../../base/stale-after.ts';
import { type BatchRow, notDone, useBatches } from '../../base/use-batches.ts';
import { formatNumber } from '../../ui/intl-format.ts';
import { toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';

type MoveTarget = Pick<Parameters<typeof api.documents.move>[0], 'folder_id' | 'workspace_id'>;

/** Moves documents, however many, one move after the other; each shows at once. Answers those that are not moved. */
export function useMoveDocuments() {
  const { t, language } = useText();
  const client = useQueryClient();
  const { progress, run, stop } = useBatches();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const move = async (documents: BatchRow[], target: MoveTarget): Promise<BatchRow[]> => {
    const ids = new Set(documents.map((row) => row.order_detail_id));
    const end = await showAtOnce(client, orderKeys.all, (row) =>
      'folder_id' in row && ids.has(Number(row['order_detail_id'])) ? { ...row, ...target } : row,
    );
    const turn = last.current.then(() =>
      run('moving', documents, (batch) =>
        api.documents.move({ order_detail_ids: batch.map((row) => row.order_detail_id), ...target }),
      ),
    );
    last.current = turn;
    const outcome = await turn;
    const left = outcome ? notDone(outcome) : documents;
    for (const row of left) ids.delete(row.order_detail_id);
    const count = ids.size;
    if (count > 0) toastSuccess(t('folders.moved', { count, documents: formatNumber(count, language) }));
    if (end(true)) await invalidate(client, 'folder.changed');
    return left;
  };
  return { progress, move, stop };
}
