// Lines without their segments: they cannot be worked on, and the sweep prepares them again.
import type { Db } from '../../../kernel/db/database.ts';
import { conflict } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { orderRows } from '../../orders/index.ts';
import { prepareQueue } from '../core/desk-queues.ts';
import { type LineRow, listUnprepared } from '../core/requests.queries.ts';

/** Throws 409 for a line without segments, with the reason. */
export async function refuseUnprepared(db: Db, line: Pick<LineRow, 'segment_count' | 'order_detail_id'>): Promise<void> {
  if (line.segment_count > 0) return;
  const detail = await orderRows.findDetail(db, line.order_detail_id);
  throw conflict(detail?.status === 'failed' ? 'model_stage_failed' : 'segments_not_ready');
}

/** Queues the preparation of lines that need one, of all requests or of one. */
export async function prepareAgain(kernel: Kernel, tx: Db, requestId: number | null): Promise<void> {
  const lines = await listUnprepared(tx, prepareQueue.name, requestId);
  await kernel.jobs.sendAll(
    prepareQueue,
    lines.map((lineId) => ({ lineId })),
    tx,
  );
}
