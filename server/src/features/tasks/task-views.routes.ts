// Calls of the board, the calendar, counts, assigning and saved views.
import { taskStatuses, taskViewLimits } from '@folio/contract/task-words';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, invalidField, notFound } from '../../kernel/errors.ts';
import { type Keep, withIdempotencyKey } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { scopeOf } from '../../kernel/policy.ts';
import { rpc } from '../../kernel/rpc.ts';
import { lockPerson } from '../accounts/index.ts';
import { lockMembership } from '../workspaces/index.ts';
import { refuseWhereHidden } from './core/get-task.ts';
import type { TaskChoice } from './core/task-list.queries.ts';
import {
  countByStatus,
  countViews,
  deleteTaskView,
  insertTaskView,
  listCards,
  listDueBetween,
  listTaskViews,
  lockTaskViews,
  renameTaskView,
  type TaskViewRow,
} from './core/task-views.queries.ts';
import { presentResult, presentTasks } from './core/tasks.present.ts';
import type { TaskRow } from './core/tasks.queries.ts';
import { assignTasks } from './editing/assign-tasks.ts';
import { canCreateIn, choiceOf } from './task-choice.ts';

const presentView = ({ id, name, query }: TaskViewRow) => ({ id, name, query });
type SavedView = ReturnType<typeof presentView>;
const dayMs = 86_400_000;

/** Throws 422 where the days are in the wrong order or too many. */
function checkDays(from: string, to: string): void {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (days < 1) throw invalidField('to', 'due_before_start');
  if (days > taskViewLimits.calendarDays) throw invalidField('to', 'too_many', { max: taskViewLimits.calendarDays });
}

export function taskViewRoutes(kernel: Kernel) {
  const { database } = kernel;

  /** One query a status, however many cards, and two for the names and steps of them all. */
  const boardOf = async (actor: Actor, choice: TaskChoice, page: number) => {
    const shown = taskStatuses.filter((status) => !choice.statuses?.length || choice.statuses.includes(status));
    const counts = await countByStatus(database, actor, choice);
    const cards = new Map<string, TaskRow[]>();
    for (const status of shown)
      cards.set(status, (counts.get(status) ?? 0) === 0 ? [] : await listCards(database, actor, choice, status, page));
    const presented = Map.groupBy(await presentTasks(database, actor, [...cards.values()].flat()), ({ status }) => status);
    return shown.map((status) => ({ status, count: counts.get(status) ?? 0, tasks: presented.get(status) ?? [] }));
  };

  return {
    board: rpc.taskViews.board.handler(async ({ context: { actor }, input }) => {
      await refuseWhereHidden(database, actor);
      return {
        columns: await boardOf(actor, choiceOf(actor, input), input.page),
        can: { create: canCreateIn(actor, input.workspace_id) },
      };
    }),
    calendar: rpc.taskViews.calendar.handler(async ({ context: { actor }, input }) => {
      await refuseWhereHidden(database, actor);
      const choice = choiceOf(actor, input);
      checkDays(input.from, input.to);
      const rows = await listDueBetween(database, actor, choice, input.from, input.to);
      return {
        tasks: await presentTasks(database, actor, rows.slice(0, taskViewLimits.calendar)),
        has_more: rows.length > taskViewLimits.calendar,
        can: { create: canCreateIn(actor, input.workspace_id) },
      };
    }),
    counts: rpc.taskViews.counts.handler(async ({ context: { actor }, input }) => {
      await refuseWhereHidden(database, actor);
      const choice = choiceOf(actor, { workspace_id: input.workspace_id, view: 'all' });
      return {
        counts: await countViews(database, actor, choice, actor.workspaceIds),
        can: { create: canCreateIn(actor, input.workspace_id) },
      };
    }),
    assign: rpc.taskViews.assign.handler(async ({ context: { actor }, input }) => {
      await refuseWhereHidden(database, actor);
      const { ids, id, assignee_id: assigneeId, assignees_group: group } = input;
      const wanted = ids ?? (id === undefined ? [] : [id]);
      if (wanted.length === 0) throw invalidField('ids', 'required');
      const revisions = ids ? input.revisions : input.revision === undefined ? undefined : [input.revision];
      const results = await assignTasks(kernel, actor, {
        tasks: wanted.map((one, index) => ({ id: one, revision: revisions?.[index] })),
        assigneeId: assigneeId ?? null,
        group: group ?? null,
      });
      const [only] = results;
      if (!ids && only?.refusal) throw only.refusal;
      const done = await presentTasks(
        database,
        actor,
        results.flatMap(({ task }) => (task ? [task] : [])),
      );
      const byId = new Map(done.map((task) => [task.id, task]));
      return {
        results: results.map((result) => presentResult(actor, result, byId)),
      };
    }),
    show: rpc.taskViews.show.handler(async ({ context: { actor }, input }) => {
      await refuseWhereHidden(database, actor);
      const { workspaceId } = scopeOf(actor, input.workspace_id);
      const views = workspaceId === null ? [] : await listTaskViews(database, actor.id, workspaceId);
      return { views: views.map(presentView) };
    }),
    create: rpc.taskViews.create.handler(({ context, input }) => {
      const { actor } = context;
      const { workspace_id: workspaceId, name, query } = input;
      const create = async (keep: Keep<SavedView>) => {
        await refuseWhereHidden(database, actor);
        return database.transaction(async (tx) => {
          await lockPerson(tx, actor.id);
          if (!(await lockMembership(tx, workspaceId, actor.id))) throw notFound('workspace_not_found');
          await lockTaskViews(tx, actor.id);
          const row = await insertTaskView(tx, { workspace_id: workspaceId, owner_id: actor.id, name, query });
          if (!row) throw conflict('too_many_task_views');
          const view = presentView(row);
          await keep(tx, view);
          return view;
        });
      };
      return withIdempotencyKey(kernel, context, { call: 'taskViews.create', body: input }, create, (view) => ({
        view,
      }));
    }),
    edit: rpc.taskViews.edit.handler(async ({ context: { actor }, input }) => {
      await refuseWhereHidden(database, actor);
      const view = await renameTaskView(database, input.id, actor.id, input.name);
      if (!view) throw notFound('task_view_not_found');
      return { view: presentView(view) };
    }),
    remove: rpc.taskViews.remove.handler(async ({ context: { actor }, input }) => {
      await refuseWhereHidden(database, actor);
      if (!(await deleteTaskView(database, input.id, actor.id))) throw notFound('task_view_not_found');
      return {};
    }),
  };
}
