// SQL of the SEO meta data of tasks.
import { metadataLimits } from '@folio/contract/task-words';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { taskMetadata } from './metadata.table.ts';
import type { TaskRow } from './tasks.queries.ts';

export type MetadataRow = typeof taskMetadata.$inferSelect;
export type MetadataChanges = Partial<Omit<typeof taskMetadata.$inferInsert, 'task_id' | 'workspace_id' | 'updated_at'>>;

export async function findMetadata(db: Db, taskId: number): Promise<MetadataRow | null> {
  const [row] = await db.orm.select().from(taskMetadata).where(eq(taskMetadata.task_id, taskId));
  return row ?? null;
}

/** The rows of tasks that have one, by task. */
export async function listMetadata(db: Db, taskIds: readonly number[]): Promise<Map<number, MetadataRow>> {
  if (taskIds.length === 0) return new Map();
  const rows = await db.orm
    .select()
    .from(taskMetadata)
    .where(sql`${taskMetadata.task_id} = any(${sql.param(taskIds)}::int[])`);
  return new Map(rows.map((row) => [row.task_id, row]));
}

/** Writes the row of a task that the caller holds. */
export async function saveMetadata(tx: Db, task: Pick<TaskRow, 'id' | 'workspace_id'>, changes: MetadataChanges): Promise<void> {
  await tx.orm
    .insert(taskMetadata)
    .values({ ...changes, task_id: task.id, workspace_id: task.workspace_id })
    .onConflictDoUpdate({ target: taskMetadata.task_id, set: { ...changes, updated_at: sql`now()` } });
}

export interface Duplicate {
  task_id: number;
  title: string;
  field: 'meta_title' | 'meta_description' | 'page_url';
}

/** Other tasks of the workspace with the same outgoing pair or page URL. Empty values never match. */
export async function listDuplicates(
  db: Db,
  task: Pick<TaskRow, 'id' | 'workspace_id' | 'page_url'>,
  pair: { metaTitle: string; metaDescription: string },
): Promise<Duplicate[]> {
  const { rows } = await db.client.query<Duplicate>(
    `with same as (
       select task_id, 'meta_title' as field from task_metadata where $3 <> '' and workspace_id = $1 and meta_title = $3
         and not (switch_input and optimized_meta_title is not null)
       union all
       select task_id, 'meta_title' from task_metadata where $3 <> '' and workspace_id = $1 and optimized_meta_title = $3 and switch_input
       union all
       select task_id, 'meta_description' from task_metadata where $4 <> '' and workspace_id = $1
         and case when switch_input then coalesce(optimized_meta_description, meta_description) else meta_description end = $4
       union all
       select id, 'page_url' from tasks where $5 <> '' and workspace_id = $1 and page_url = $5)
     select task_id, title, field from same join tasks t on t.id = task_id where task_id <> $2 order by task_id, field limit $6`,
    [task.workspace_id, task.id, pair.metaTitle, pair.metaDescription, task.page_url, metadataLimits.duplicates],
  );
  return rows;
}
