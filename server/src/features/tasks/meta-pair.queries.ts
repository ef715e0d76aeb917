// SQL of the meta title and description that go out with a task's document.
import { eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import type { MetaPair } from '../publishing/index.ts';
import { taskMetadata } from './metadata.table.ts';
import { countingPair } from './metadata-now.ts';
import { tasks } from './tasks.table.ts';

/** The pair that the task's meta data makes count, its own or the optimized one; null where the document's own pair counts. */
export async function findMetaPair(db: Db, orderDetailId: number): Promise<MetaPair | null> {
  const [row] = await db.orm
    .select(getTableColumns(taskMetadata))
    .from(taskMetadata)
    .innerJoin(tasks, eq(tasks.id, taskMetadata.task_id))
    .where(eq(tasks.order_detail_id, orderDetailId));
  return row ? countingPair(row) : null;
}
