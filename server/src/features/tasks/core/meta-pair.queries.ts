// SQL of the meta title and description that go out with a task's document.
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import type { MetaPair } from '../../documents/index.ts';
import { taskMetadata } from './metadata.table.ts';
import { countingPair } from './metadata-now.ts';
import { tasks } from './tasks.table.ts';

/** The pairs of documents with a task that has meta data, by document. */
export async function listMetaPairs(db: Db, orderDetailIds: readonly number[]): Promise<Map<number, MetaPair>> {
  const rows = await db.orm
    .select({ ...getTableColumns(taskMetadata), order_detail_id: tasks.order_detail_id })
    .from(taskMetadata)
    .innerJoin(tasks, eq(tasks.id, taskMetadata.task_id))
    .where(sql`${tasks.order_detail_id} = any(${sql.param(orderDetailIds)}::int[])`);
  return new Map(rows.map((row) => [row.order_detail_id ?? 0, countingPair(row)]));
}

/** The pair that the task's meta data makes count, its own or the optimized one; null where the document's own pair counts. */
export async function findMetaPair(db: Db, orderDetailId: number): Promise<MetaPair | null> {
  return (await listMetaPairs(db, [orderDetailId])).get(orderDetailId) ?? null;
}
