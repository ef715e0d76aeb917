// Transitions of a task that no review decides: start, submit, withdraw, reopen, close.
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { AppError, conflict } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { closeCurrentVersion, insertFinished } from '../documents/index.ts';
import { placing } from '../orders/index.ts';
import { type LockedTask, lockTaskWithDocument, requireAbility } from './core/get-task.ts';
import { refuseWithoutReviewers } from './core/possible-reviewers.ts';
import { addAuthors, addAuthorsOfDocument, recordTaskEvent, savePackage } from './core/review.queries.ts';
import { raiseReviewRequested, raiseTaskChanged } from './core/task-events.ts';
import { isInGroup, lacksText } from './core/tasks.policy.ts';
import { namesOf, restSteps, type TaskRow, updateTask } from './core/tasks.queries.ts';
import { contentNow } from './review/content-now.ts';
import { applyProgress } from './review/review-progress.ts';

/** The tool of texts that people write for tasks. */
const manualTool = 'managed_page_content';

interface Call {
  id: number;
  revision?: number | undefined;
}

/**
 * Runs a transition in one transaction that holds document and task, and raises its changes. A call without a revision begins once more if
 * the task got another document while it waited, for example by its start.
 */
async function moving(
  kernel: Kernel,
  actor: Actor,
  call: Call,
  ability: 'start' | 'submit' | 'withdraw' | 'reopen' | 'close',
  move: (tx: Db, locked: LockedTask) => Promise<TaskRow>,
): Promise<TaskRow> {
  const run = () =>
    kernel.database.transaction(async (tx) => {
      const locked = await lockTaskWithDocument(tx, actor, { ...call, ability });
      const { status: from } = locked.task;
      const task = await move(tx, locked);
      await raiseTaskChanged(tx, task, actor, { from });
      return task;
    });
  try {
    return await run();
  } catch (problem) {
    const isOutdated = call.revision === undefined && problem instanceof AppError && problem.key === 'task_changed';
    if (!isOutdated) throw problem;
    return run();
  }
}

/** The document that people write for a task without a tool: its title and H2 headings, each with an empty paragraph. Answers its id. */
async function insertEmptyDocument(kernel: Kernel, tx: Db, actor: Actor, task: TaskRow): Promise<number> {
  const { html, words, engine } = placing.outlineOf(task.title, { h2_headings: task.h2_headings });
  return insertFinished(kernel, tx, actor, {
    scope: { accountId: task.account_id, userId: actor.id, workspaceId: task.workspace_id },
    folderId: null,
    toolSlug: manualTool,
    title: task.title,
    html,
    words,
    language: task.language ?? actor.language,
    engine,
    sourceIds: [],
    sourcesUsed: [],
  });
}

/** Starts a task. Of several possible assignees one gets it, and 409 names them to the others. */
export const startTask = (kernel: Kernel, actor: Actor, call: Call): Promise<TaskRow> =>
  moving(kernel, actor, call, 'start', async (tx, locked) => {
    const { task } = locked;
    const isTaken = task.status === 'on_going' && task.assignee_id !== null && task.assignee_id !== actor.id;
    if (isTaken && isInGroup(actor, task.assignees_group)) {
      const names = await namesOf(tx, [task.assignee_id]);
      throw conflict('task_taken', { name: names.get(task.assignee_id ?? 0) ?? '' });
    }
    if (lacksText(task) && task.assignee_id === actor.id)
      return updateTask(tx, task.id, { order_detail_id: await insertEmptyDocument(kernel, tx, actor, task) });
    requireAbility(actor, locked, 'start');
    await recordTaskEvent(tx, task, 'started', actor);
    const hasNoText = task.tool_id === null && task.order_detail_id === null;
    return updateTask(tx, task.id, {
      status: 'on_going',
      assignee_id: task.assignee_id ?? actor.id,
      ...(hasNoText ? { order_detail_id: await insertEmptyDocument(kernel, tx, actor, task) } : {}),
    });
  });

/** Hands a task in: its steps ask for the content as it is now. Without steps it is approved at once. */
export const submitTask = (kernel: Kernel, actor: Actor, call: Call & { note?: string | undefined }): Promise<TaskRow> =>
  moving(kernel, actor, call, 'submit', async (tx, locked) => {
    requireAbility(actor, locked, 'submit');
    const { task, steps } = locked;
    const documentId = task.order_detail_id;
    if (documentId !== null) await closeCurrentVersion(tx, documentId);
    const now = await contentNow(tx, task);
    if (!now) throw conflict('task_without_document');
    if (task.round === 1 && documentId !== null) await addAuthorsOfDocument(tx, task, documentId);
    await addAuthors(tx, task, [actor.id, actor.impersonator?.id]);
    await refuseWithoutReviewers(tx, task, steps);
    await savePackage(tx, task.id, now.versionId, now.content);
    await recordTaskEvent(tx, task, 'submitted', actor, {
      note: call.note?.trim() ?? null,
      package_hash: now.content.hash,
      version_id: now.versionId,
    });
    const submitted = await updateTask(tx, task.id, { status: 'ready', submitter_id: actor.id });
    const after = await applyProgress(tx, submitted, now.content);
    await raiseReviewRequested(tx, [after], actor, call.note?.trim() ?? '');
    return after;
  });

/** Takes a task back from review; decisions stay. */
export const withdrawTask = (kernel: Kernel, actor: Actor, call: Call): Promise<TaskRow> =>
  moving(kernel, actor, call, 'withdraw', async (tx, locked) => {
    requireAbility(actor, locked, 'withdraw');
    await restSteps(tx, [locked.task.id]);
    await recordTaskEvent(tx, locked.task, 'withdrawn', actor);
    return updateTask(tx, locked.task.id, { status: 'on_going' });
  });

/** Opens a rejected or completed task again, in a new round. */
export const reopenTask = (kernel: Kernel, actor: Actor, call: Call): Promise<TaskRow> =>
  moving(kernel, actor, call, 'reopen', async (tx, locked) => {
    requireAbility(actor, locked, 'reopen');
    await restSteps(tx, [locked.task.id]);
    const task = await updateTask(tx, locked.task.id, { status: 'on_going', round: locked.task.round + 1 });
    await recordTaskEvent(tx, task, 'reopened', actor);
    return task;
  });

/** Completes a task that is published, or approved with nothing to publish. */
export const closeTask = (kernel: Kernel, actor: Actor, call: Call): Promise<TaskRow> =>
  moving(kernel, actor, call, 'close', async (tx, locked) => {
    requireAbility(actor, locked, 'close');
    await recordTaskEvent(tx, locked.task, 'closed', actor);
    return updateTask(tx, locked.task.id, { status: 'completed' });
  });
