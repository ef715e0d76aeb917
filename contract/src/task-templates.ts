// Templates of tasks: fields, review steps and working days that new tasks begin with.
import * as z from 'zod';
import { answer, id, idempotent, managerCall, numeric, revisionNumber, tolerated, userCall } from './base.ts';
import { withErrors } from './errors.ts';
import { packagePart, stepInputSchema, taskFields, taskSchema } from './task-shapes.ts';
import { taskGroups, taskLimits, taskTemplateLimits } from './task-words.ts';

const { order_detail_id: _document, start_date: _start, due_date: _due, ...ownFields } = taskFields;

const name = z.string().trim().min(1).max(taskTemplateLimits.name);
const fields = z.object(ownFields).partial();
const steps = z.array(stepInputSchema.omit({ due_date: true, is_fixed: true })).max(taskLimits.steps);
const days = numeric(0, taskTemplateLimits.days).nullish().describe('Working days from the start of a task to its due date');

/** Stored fields of a template. */
export const templateContentSchema = z.object({
  fields: fields.default({}),
  review_steps: steps.default([]),
  days: days.default(null),
});
export type TemplateContent = z.infer<typeof templateContentSchema>;

export const taskTemplateSchema = z.object({
  id: z.int(),
  workspace_id: z.int(),
  name: z.string(),
  fields: taskSchema
    .pick({
      title: true,
      description: true,
      additional_content: true,
      priority: true,
      request_type: true,
      type: true,
      tool_id: true,
      website_id: true,
      brand_voice_id: true,
      additional_source_ids: true,
      assignees_group: true,
      linked_keywords: true,
      soft_keywords: true,
      h2_headings: true,
      category_name: true,
      content_length: true,
      language: true,
    })
    .extend({ assignee_id: z.int().nullable() })
    .partial(),
  review_steps: z.array(
    z.object({
      name: z.string(),
      reviewer_ids: z.array(z.int()),
      group: z.enum(taskGroups).nullish(),
      required_approvals: z.int(),
      looks_at: z.array(packagePart()),
      days: z.int().nullish(),
      guest: z.object({ name: z.string(), email: z.string() }).nullish(),
    }),
  ),
  days: z.int().nullable(),
  revision: z.int(),
});
export type TaskTemplate = z.infer<typeof taskTemplateSchema>;

const calls = {
  show: userCall
    .route({ method: 'GET', path: '/features/task-templates/show', summary: 'Task templates of a workspace, by name' })
    .input(z.object({ workspace_id: id(), ...tolerated }))
    .output(answer({ task_templates: z.array(taskTemplateSchema), can: z.object({ create: z.boolean() }) })),
  create: idempotent(managerCall)
    .route({ method: 'POST', path: '/features/task-templates/create', summary: 'Create a task template' })
    .input(z.object({ workspace_id: id(), name, ...templateContentSchema.shape, ...tolerated }))
    .output(answer({ task_template: taskTemplateSchema })),
  edit: managerCall
    .route({ method: 'POST', path: '/features/task-templates/edit', summary: 'Change a task template' })
    .input(
      z.object({
        id: id(),
        revision: revisionNumber().optional().describe('The state that the change was made to; another one answers 409'),
        name: name.optional(),
        fields: fields.optional(),
        review_steps: steps.optional(),
        days,
        ...tolerated,
      }),
    )
    .output(answer({ task_template: taskTemplateSchema })),
  remove: managerCall
    .route({ method: 'POST', path: '/features/task-templates/delete', summary: 'Delete a task template; its tasks stay' })
    .input(z.object({ id: id(), ...tolerated }))
    .output(answer({})),
};

export const taskTemplatesContract = withErrors(
  calls,
  { 403: ['TASKS_HIDDEN'], 404: ['WORKSPACE_NOT_FOUND', 'TASK_TEMPLATE_NOT_FOUND'] },
  { create: { 409: ['TOO_MANY_TASK_TEMPLATES'] }, edit: { 409: ['TASK_TEMPLATE_CHANGED'] } },
);
