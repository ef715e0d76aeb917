// Moving an entry: the rule of its owner decides, and the calendar has none of its own.
import type { CalendarEntry } from '@folio/contract/calendar-entries';
import type { CalendarKind } from '@folio/contract/calendar-words';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, conflict, invalidField, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { dayOfYearText } from '../../kernel/messages/day-text.ts';
import {
  assignTasks,
  findLastTaskMove,
  findSameTimeOn,
  findScheduledTasks,
  findStepWithTask,
  findTask,
  findTodayOfTasks,
  getVisibleTask,
  moveTaskStep,
  moveTasks,
  schedulePublish,
  type TaskRow,
} from '../tasks/index.ts';
import { plannedEntries, presentDrafts, reviewEntry, workEntries } from './calendar-entries.ts';
import { moveItemEntry } from './campaign-entries.ts';

export interface EntryMove {
  kind: CalendarKind;
  id: number;
  revision: number;
  from?: string | undefined;
  to?: string | undefined;
  assignee_id?: number | null | undefined;
  preview: boolean;
}

type Draft = Parameters<typeof presentDrafts>[2][number];
type Moved = Awaited<ReturnType<typeof moveTasks>>;

export interface EntryMoved {
  entry: CalendarEntry | null;
  /** Null where no task moves: reviews and publications move alone. */
  moved: Moved | null;
}

/** The task of an entry. Throws 404 where it is out of reach. */
async function taskOf(kernel: Kernel, actor: Actor, { kind, id }: EntryMove): Promise<TaskRow> {
  const found = kind === 'review_due' ? (await findStepWithTask(kernel.database, id))?.task.id : id;
  if (found === undefined) throw notFound('task_not_found');
  return getVisibleTask(kernel.database, actor, found);
}

/** The entry as it is now. */
async function entryNow(kernel: Kernel, actor: Actor, { kind, id }: EntryMove): Promise<CalendarEntry | null> {
  const { database } = kernel;
  const drafts: Draft[] = [];
  const step = kind === 'review_due' ? await findStepWithTask(database, id) : null;
  const task = step?.task ?? (await findTask(database, id));
  if (!task) return null;
  const today = (await findTodayOfTasks(database, task.id)) ?? '';
  if (step) drafts.push(reviewEntry(actor, { ...step, today }));
  else if (kind === 'publication') {
    const planned = await findScheduledTasks(database, task.id);
    if (planned) drafts.push(...(await plannedEntries(kernel, actor, [planned])));
  } else drafts.push(...workEntries(actor, [{ task, today }], { from: '0001-01-01', to: '9999-12-31' }));
  const entries = await presentDrafts(kernel, actor, drafts);
  return entries.find((entry) => entry.kind === kind) ?? null;
}

/** Names the user that moved the task meanwhile, if it was a user. */
async function movedMeanwhile(kernel: Kernel, actor: Actor, task: TaskRow, problem: unknown): Promise<unknown> {
  if (!(problem instanceof AppError) || problem.key !== 'task_changed') return problem;
  const [move, now] = await Promise.all([findLastTaskMove(kernel.database, task.id), findTask(kernel.database, task.id)]);
  if (!move || !now?.due_date) return problem;
  return conflict('calendar_entry_moved', { day: dayOfYearText(now.due_date, actor.language), name: move.name });
}

async function moveDays(kernel: Kernel, actor: Actor, task: TaskRow, move: EntryMove): Promise<Moved | null> {
  const { kind, id, revision, from, to, preview } = move;
  switch (kind) {
    case 'task_due':
    case 'task_start':
      return moveTasks(kernel, actor, {
        ids: [id],
        revision,
        preview,
        ...(kind === 'task_start' && to === undefined ? { start_date: from } : { start_date: from, due_date: to }),
      });
    case 'review_due':
      if (!preview && to !== undefined) await moveTaskStep(kernel, actor, { id, revision, day: to });
      return null;
    case 'campaign_item':
    case 'campaign_approval':
    case 'translation_job':
    case 'translation_request':
      // Not of a task.
      throw notFound('task_not_found');
    case 'publication': {
      const at = to === undefined ? null : await findSameTimeOn(kernel.database, task.id, to);
      if (at === null) throw conflict('task_changed');
      if (!preview)
        await schedulePublish(kernel, actor, {
          id,
          revision,
          publish_at: at,
          website_id: task.publish_website_id ?? undefined,
        });
      return null;
    }
  }
}

/**
 * Moves an entry to other days, or gives it to a user. Throws 404 out of reach, 403 if its owner's rule refuses the caller, 409 with the other user's
 * name if it was changed meanwhile, 422 at `to` for a past day.
 */
export async function moveEntry(kernel: Kernel, actor: Actor, move: EntryMove): Promise<EntryMoved> {
  const { from, to, assignee_id: assigneeId } = move;
  if (move.kind === 'campaign_item') {
    const { entry, moved } = await moveItemEntry(kernel, actor, move);
    const tasks = moved.map(({ task }) => task);
    return { moved: moved.length === 0 ? null : { moves: moved, steps: [], tasks, conflicts: [] }, entry };
  }
  if (move.kind === 'campaign_approval' || move.kind === 'translation_job' || move.kind === 'translation_request')
    throw invalidField('kind', 'not_an_option');
  const task = await taskOf(kernel, actor, move);
  const today = (await findTodayOfTasks(kernel.database, task.id)) ?? '';
  const last = to ?? from;
  if (last !== undefined && last < today) throw invalidField('to', 'day_is_over');
  try {
    if (last !== undefined) {
      const moved = await moveDays(kernel, actor, task, move);
      return { moved, entry: move.preview ? null : await entryNow(kernel, actor, move) };
    }
    if (assigneeId === undefined) throw invalidField('to', 'required');
    if (move.kind !== 'task_due' && move.kind !== 'task_start') throw invalidField('assignee_id', 'not_accepted');
    if (!move.preview) {
      const call = { tasks: [{ id: task.id, revision: move.revision }], assigneeId, group: null };
      const [result] = await assignTasks(kernel, actor, call);
      if (result?.refusal) throw result.refusal;
    }
    return { moved: null, entry: move.preview ? null : await entryNow(kernel, actor, move) };
  } catch (problem) {
    throw await movedMeanwhile(kernel, actor, task, problem);
  }
}
