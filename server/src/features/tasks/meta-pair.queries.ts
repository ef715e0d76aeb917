// SQL of the meta title and description that go out with a task's document.
import { eq } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import type { MetaPair } from '../publishing/index.ts';
import { taskMetadata } from './metadata.table.ts';
import { tasks } from './tasks.table.ts';

/** The pair that the task's meta data makes count, its own or the optimized one; null where the document's own pair counts. */
export async function findMetaPair(db: Db, orderDetailId: number): Promise<MetaPair | null> {
  const [row] = await db.orm
    .select({
      metaTitle: taskMetadata.meta_title,
      metaDescription: taskMetadata.meta_description,
      optimizedTitle: taskMetadata.optimized_meta_title,
      optimizedDescription: taskMetadata.optimized_meta_description,
      isOptimizedOn: taskMetadata.switch_input,
    })
    .from(taskMetadata)
    .innerJoin(tasks, eq(tasks.id, taskMetadata.task_id))
    .where(eq(tasks.order_detail_id, orderDetailId));
  if (!row) return null;
  const { metaTitle, metaDescription, optimizedTitle, optimizedDescription } = row;
  if (!row.isOptimizedOn) return { metaTitle, metaDescription };
  return { metaTitle: optimizedTitle ?? metaTitle, metaDescription: optimizedDescription ?? metaDescription };
}
