// Task assignments as the contract shows them: the task with its older names and its meta data.
import type { TaskAssignment, TaskAssignmentRow } from '@folio/contract/task-shapes';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { listDuplicates, listMetadata, type MetadataRow } from './core/metadata.queries.ts';
import { countingPair, metadataNow } from './core/metadata-now.ts';
import { canChangeMetadata } from './core/tasks.policy.ts';
import { presentTask, presentTasks } from './core/tasks.present.ts';
import type { TaskRow } from './core/tasks.queries.ts';

const presentMetadata = (row: MetadataRow): NonNullable<TaskAssignment['metadata']> => ({
  footer_content: row.footer_content,
  brand: row.brand,
  category_name: row.category_name,
  primary_kw: row.primary_kw,
  meta_title_description: { meta_title: row.meta_title, meta_description: row.meta_description },
  switchInput: row.switch_input,
});

/** The optimized pair; null where none was made. */
const presentOutput = (row: MetadataRow | null | undefined): TaskAssignment['api_output'] => ({
  optimized_meta_title_description:
    row?.optimized_at == null
      ? null
      : { meta_title: row.optimized_meta_title ?? '', meta_description: row.optimized_meta_description ?? '' },
});

/** Rows of a list, with one more query for the meta data of them all. */
export async function presentAssignments(db: Db, reader: Actor, rows: readonly TaskRow[]): Promise<TaskAssignmentRow[]> {
  const metadata = await listMetadata(
    db,
    rows.map(({ id }) => id),
  );
  const presented = await presentTasks(db, reader, rows);
  return presented.map((task, index) => {
    const row = metadata.get(task.id);
    return {
      ...task,
      page_url: rows[index]?.page_url ?? '',
      task_description: rows[index]?.description ?? '',
      deadline: task.due_date,
      metadata: row ? presentMetadata(row) : null,
      api_output: presentOutput(row),
    };
  });
}

/** A task assignment whole, with other tasks of the workspace that have the same values. */
export async function presentAssignment(db: Db, reader: Actor, task: TaskRow): Promise<TaskAssignment> {
  const presented = await presentTask(db, reader, task);
  const metadata = await metadataNow(db, task);
  const pair = metadata ? countingPair(metadata) : { metaTitle: '', metaDescription: '' };
  return {
    ...presented,
    task_description: presented.description,
    deadline: presented.due_date,
    metadata: metadata && presentMetadata(metadata),
    api_output: presentOutput(metadata),
    optimized_at: metadata?.optimized_at?.toISOString() ?? null,
    duplicates: await listDuplicates(db, task, pair),
    can_change_metadata: task.order_detail_id !== null && task.status !== 'completed' && canChangeMetadata(reader, task),
  };
}
