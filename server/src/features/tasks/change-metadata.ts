// Changing the SEO meta data of a task: the outgoing content can change with it, so its steps are checked again in the same transaction.
import type { MetadataInput } from '@folio/contract/task-assignments';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { conflict, forbidden, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { lockTaskWithDocument, refuseWhereHidden } from './core/get-task.ts';
import { type MetadataChanges, type MetadataRow, saveMetadata as saveTaskMetadata } from './core/metadata.queries.ts';
import { metadataNow } from './core/metadata-now.ts';
import { recordTaskEvent } from './core/review.queries.ts';
import { canChangeMetadata, canView } from './core/tasks.policy.ts';
import { findTaskOfDocument, type TaskRow, updateTask } from './core/tasks.queries.ts';
import { followContent } from './review/follow-content.ts';

/** Which task, by its document; `revision` is the state that the change was made to. */
export interface AssignmentCall {
  order_detail_id: number;
  revision?: number | undefined;
}

/** The task of a document; 404 where the caller does not see it, 403 where the account has hidden tasks. */
export async function getTaskOfDocument(db: Db, actor: Actor, orderDetailId: number): Promise<TaskRow> {
  await refuseWhereHidden(db, actor);
  const task = await findTaskOfDocument(db, orderDetailId);
  if (!task || !canView(actor, task)) throw notFound('task_not_found');
  return task;
}

/** Throws 409 for a completed task, 403 for others than managers and the assignee. */
export function requireMetadataRights(actor: Actor, task: TaskRow): void {
  if (task.status === 'completed') throw conflict('task_is_completed');
  if (!canChangeMetadata(actor, task)) throw forbidden();
}

/** Runs a change in one transaction that holds document and task. Throws 404, 403, and 409 where the task changed since `revision`. */
export function changing(
  kernel: Kernel,
  actor: Actor,
  call: AssignmentCall,
  change: (tx: Db, task: TaskRow) => Promise<void>,
): Promise<number> {
  return kernel.database.transaction(async (tx) => {
    const { id } = await getTaskOfDocument(tx, actor, call.order_detail_id);
    const { task } = await lockTaskWithDocument(tx, actor, { id, revision: call.revision });
    if (task.order_detail_id !== call.order_detail_id) throw conflict('task_changed');
    requireMetadataRights(actor, task);
    await change(tx, task);
    return id;
  });
}

const columnsOf = ({ meta_title_description: pair, switchInput, ...fields }: MetadataInput): MetadataChanges => ({
  ...fields,
  ...pair,
  ...(switchInput === undefined ? {} : { switch_input: switchInput }),
});

/** Writes the fields that differ from `now`, and returns their names. The first change of all keeps the document's original values. */
export async function writeMetadata(tx: Db, task: TaskRow, now: MetadataRow, changes: MetadataChanges): Promise<string[]> {
  const changed = Object.entries(changes).filter(
    ([name, value]) => value !== undefined && value !== now[name as keyof MetadataRow],
  );
  if (changed.length === 0) return [];
  const { task_id: _task, workspace_id: _workspace, updated_at: _at, ...kept } = now;
  await saveTaskMetadata(tx, task, { ...kept, ...Object.fromEntries(changed) });
  return changed.map(([name]) => name);
}

/** The meta data of a task that has a document. */
export async function requireMetadata(db: Db, task: TaskRow): Promise<MetadataRow> {
  const now = await metadataNow(db, task);
  if (!now) throw notFound('task_not_found');
  return now;
}

/** Follows a change of the task: its revision counts on, the actor is an author, and steps that review `meta` follow. */
export async function followChange(tx: Db, actor: Actor, task: TaskRow): Promise<void> {
  const after = await updateTask(tx, task.id, {});
  const author = { userId: actor.id, impersonatorId: actor.impersonator?.id ?? null };
  await followContent(tx, after, author, actor);
}

/** Saves parts of the meta data. Equal values change nothing. */
export const saveMetadata = (kernel: Kernel, actor: Actor, call: AssignmentCall & { metadata: MetadataInput }): Promise<number> =>
  changing(kernel, actor, call, async (tx, task) => {
    const now = await requireMetadata(tx, task);
    const changed = await writeMetadata(tx, task, now, columnsOf(call.metadata));
    if (changed.length === 0) return;
    const isSwitched = changed.includes('switch_input');
    const others = changed.filter((name) => name !== 'switch_input');
    if (others.length > 0) await recordTaskEvent(tx, task, 'metadata_changed', actor, { detail: others.join(', ') });
    if (isSwitched)
      await recordTaskEvent(tx, task, 'metadata_switched', actor, {
        detail: now.switch_input ? 'own' : 'optimized',
      });
    await followChange(tx, actor, task);
  });

/** Chooses which pair goes out. */
export const toggleMetadata = (kernel: Kernel, actor: Actor, call: AssignmentCall & { switchInput: boolean }): Promise<number> =>
  saveMetadata(kernel, actor, { ...call, metadata: { switchInput: call.switchInput } });
