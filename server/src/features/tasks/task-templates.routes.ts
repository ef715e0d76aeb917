// Calls on templates of tasks.
import type { TaskTemplate } from '@folio/contract/task-templates';
import { notFound } from '../../kernel/errors.ts';
import { type Keep, withIdempotencyKey } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { rpc } from '../../kernel/rpc.ts';
import { templateRows } from '../task-templates/index.ts';
import { refuseWhereHidden } from './core/get-task.ts';
import { canCreateIn } from './task-choice.ts';
import { contentOf, createTemplate, editTemplate, removeTemplate } from './templates/task-templates.ts';

function presentTemplate(row: templateRows.TaskTemplateRow): TaskTemplate {
  const { fields, review_steps, days } = contentOf(row);
  const { id, workspace_id, name, revision } = row;
  return { id, workspace_id, name, fields, review_steps, days: days ?? null, revision };
}

export function taskTemplateRoutes(kernel: Kernel) {
  const { database } = kernel;
  return {
    show: rpc.taskTemplates.show.handler(async ({ context: { actor }, input }) => {
      await refuseWhereHidden(database, actor);
      if (!actor.workspaceIds.includes(input.workspace_id)) throw notFound('workspace_not_found');
      const rows = await templateRows.listTemplates(database, input.workspace_id);
      return {
        task_templates: rows.map(presentTemplate),
        can: { create: canCreateIn(actor, input.workspace_id) },
      };
    }),
    create: rpc.taskTemplates.create.handler(({ context, input }) =>
      withIdempotencyKey(
        kernel,
        context,
        { call: 'taskTemplates.create', body: input },
        (keep: Keep<number>) => {
          const { user_id: _user, source: _source, ...call } = input;
          return createTemplate(kernel, context.actor, call, keep);
        },
        async (id) => {
          const row = await templateRows.findTemplate(database, id, context.actor.workspaceIds);
          if (!row) throw notFound('task_template_not_found');
          const saved = message('task_template_saved', context.reader.language);
          return { message: saved, task_template: presentTemplate(row) };
        },
      ),
    ),
    edit: rpc.taskTemplates.edit.handler(async ({ context: { actor, reader }, input }) => {
      const { user_id: _user, source: _source, ...call } = input;
      const row = await editTemplate(kernel, actor, call);
      return { message: message('task_template_saved', reader.language), task_template: presentTemplate(row) };
    }),
    remove: rpc.taskTemplates.remove.handler(async ({ context: { actor, reader }, input }) => {
      await removeTemplate(kernel, actor, input.id);
      return { message: message('task_template_deleted', reader.language) };
    }),
  };
}
