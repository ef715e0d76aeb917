// Calls on tasks. What is not to be seen is not found.
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { notFound } from '../../kernel/errors.ts';
import { type Keep, withIdempotencyKey } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { rpc } from '../../kernel/rpc.ts';
import { findToolOf } from '../tools/index.ts';
import { getVisibleTask, refuseWhereHidden } from './core/get-task.ts';
import { listParts } from './core/package-parts.ts';
import { listTasks } from './core/task-list.queries.ts';
import { presentResult, presentTask, presentTasks } from './core/tasks.present.ts';
import type { TaskRow } from './core/tasks.queries.ts';
import { createTask, editTask, removeTask } from './editing/edit-task.ts';
import { closeTask, reopenTask, startTask, submitTask, withdrawTask } from './move-task.ts';
import { publishTask } from './publishing/publish-task.ts';
import { schedulePublish } from './publishing/schedule-publish.ts';
import { contentNow } from './review/content-now.ts';
import { decideMany } from './review/decide-many.ts';
import { showChanges } from './review/show-changes.ts';
import { showHistory } from './show-history.ts';
import { canCreateIn, choiceOf } from './task-choice.ts';
import { withTemplate } from './templates/task-templates.ts';

/** Page on which the work of a task begins: its document, its tool with the fields filled in, or its brief where the tool is gone. */
async function pathOf(db: Db, task: TaskRow): Promise<string> {
  if (task.order_detail_id !== null) return `/orders/${task.order_detail_id}`;
  const tool = task.tool_id ? await findToolOf(db, task.account_id, task.tool_id) : null;
  return tool ? `/tools/${tool.slug}?task=${task.id}` : `/task-assignment/${task.id}/brief`;
}

export function taskRoutes(kernel: Kernel) {
  const { database } = kernel;
  const present = (actor: Actor, task: TaskRow) => presentTask(database, actor, task);
  const presentNow = async (actor: Actor, id: number) => present(actor, await getVisibleTask(database, actor, id));

  return {
    list: rpc.tasks.list.handler(async ({ context: { actor }, input }) => {
      await refuseWhereHidden(database, actor);
      const choice = choiceOf(actor, input);
      const { rows, total, filtered } = await listTasks(database, actor, {
        ...choice,
        sort: input.sort,
        page: input.page,
        perPage: input.per_page,
      });
      return {
        tasks: await presentTasks(database, actor, rows),
        recordsTotal: total,
        recordsFiltered: filtered,
        can: { create: canCreateIn(actor, input.workspace_id) },
      };
    }),
    create: rpc.tasks.create.handler(({ context, input }) =>
      withIdempotencyKey(
        kernel,
        context,
        { call: 'tasks.create', body: input },
        async (keep: Keep<number>) => {
          const { user_id: _user, source: _source, status: _status, task_attachments: files, ...call } = input;
          const { actor } = context;
          if (!actor.workspaceIds.includes(call.workspace_id)) throw notFound('workspace_not_found');
          return createTask(kernel, actor, await withTemplate(database, call), keep, files);
        },
        async (id) => ({
          message: message('task_created', context.reader.language),
          task: await presentNow(context.actor, id),
        }),
      ),
    ),
    show: rpc.tasks.show.handler(async ({ context: { actor }, input }) => ({
      task: await presentNow(actor, input.id),
    })),
    edit: rpc.tasks.edit.handler(async ({ context: { actor, reader }, input }) => {
      const { user_id: _user, source: _source, ...call } = input;
      await editTask(kernel, actor, call);
      return { message: message('task_saved', reader.language), task: await presentNow(actor, input.id) };
    }),
    remove: rpc.tasks.remove.handler(async ({ context: { actor, reader }, input }) => {
      await removeTask(kernel, actor, input.id);
      return { message: message('task_deleted', reader.language) };
    }),
    start: rpc.tasks.start.handler(async ({ context: { actor }, input }) => {
      const task = await startTask(kernel, actor, input);
      return { task: await present(actor, task), path: await pathOf(database, task) };
    }),
    submit: rpc.tasks.submit.handler(async ({ context: { actor }, input }) => ({
      task: await present(actor, await submitTask(kernel, actor, input)),
    })),
    withdraw: rpc.tasks.withdraw.handler(async ({ context: { actor }, input }) => ({
      task: await present(actor, await withdrawTask(kernel, actor, input)),
    })),
    reopen: rpc.tasks.reopen.handler(async ({ context: { actor }, input }) => ({
      task: await present(actor, await reopenTask(kernel, actor, input)),
    })),
    close: rpc.tasks.close.handler(async ({ context: { actor }, input }) => ({
      task: await present(actor, await closeTask(kernel, actor, input)),
    })),
    publish: rpc.tasks.publish.handler(async ({ context: { actor, reader }, input }) => {
      const { publish_at } = input;
      if (publish_at === undefined) await publishTask(kernel, actor, input);
      else await schedulePublish(kernel, actor, { ...input, publish_at });
      const key = publish_at === undefined ? 'document_publishing' : publish_at === null ? 'task_unscheduled' : 'task_scheduled';
      return { message: message(key, reader.language), task: await presentNow(actor, input.id) };
    }),
    decide: rpc.tasks.decide.handler(async ({ context: { actor }, input }) => {
      const { decisions, verdict, note } = input;
      const results = await decideMany(
        kernel,
        actor,
        decisions.map((one) => ({ ...one, verdict, note })),
      );
      const done = await presentTasks(
        database,
        actor,
        results.flatMap(({ task }) => (task ? [task] : [])),
      );
      const byId = new Map(done.map((task) => [task.id, task]));
      return { results: results.map((result) => presentResult(actor, result, byId)) };
    }),
    package: rpc.tasks.package.handler(async ({ context: { actor }, input }) => {
      const task = await getVisibleTask(database, actor, input.id);
      const now = await contentNow(database, task);
      return {
        package_hash: now?.content.hash ?? null,
        parts: now ? listParts(now.content) : [],
        version_id: now?.versionId ?? null,
      };
    }),
    changes: rpc.tasks.changes.handler(async ({ context: { actor }, input }) => ({
      ...(await showChanges(kernel, actor, { id: input.id, since: input.since })),
    })),
    history: rpc.tasks.history.handler(async ({ context: { actor }, input }) => ({
      ...(await showHistory(database, actor, input)),
    })),
  };
}
