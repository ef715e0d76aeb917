// Saving task templates, and the fields of a new task from one.
import { type TemplateContent, templateContentSchema } from '@folio/contract/task-templates';
import { taskTemplateLimits } from '@folio/contract/task-words';
import { addWorkingDays, todayIn } from '@folio/contract/working-days';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { conflict, forbidden, notFound } from '../../../kernel/errors.ts';
import type { Keep } from '../../../kernel/idempotency.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { can } from '../../../kernel/policy.ts';
import { lockPerson } from '../../accounts/index.ts';
import { templateRows } from '../../task-templates/index.ts';
import { lockMembership } from '../../workspaces/index.ts';
import { refuseWhereHidden } from '../core/get-task.ts';
import { lockNamed } from '../core/task-references.ts';
import { taskRights } from '../core/tasks.rights.ts';
import { calendarOf } from '../core/workspace-people.queries.ts';
import { checkTask, type ReviewInput, stepsOf, type TaskInput } from '../editing/edit-task.ts';

/** Content of a stored template. */
export const contentOf = (row: Pick<templateRows.TaskTemplateRow, 'fields'>): TemplateContent =>
  templateContentSchema.parse(row.fields);

async function lockScope(tx: Db, actor: Actor, workspaceId: number): Promise<void> {
  await lockPerson(tx, actor.id);
  if (!(await lockMembership(tx, workspaceId, actor.id))) throw notFound('workspace_not_found');
}

/** Throws 422 for objects that the workspace does not have any more, like an assignee after leaving. */
export const checkContent = (tx: Db, actor: Actor, workspaceId: number, { fields, review_steps }: TemplateContent) =>
  checkTask(tx, actor, { ...fields, workspace_id: workspaceId }, fields, stepsOf({ review_steps }));

async function requireManager(kernel: Kernel, actor: Actor): Promise<void> {
  await refuseWhereHidden(kernel.database, actor);
  if (!can(actor, taskRights.manage)) throw forbidden();
}

/** Creates a template. Throws 404 outside the actor's workspaces, 403 without the permission for tasks, 409 above 100, 422 for wrong fields. */
export async function createTemplate(
  kernel: Kernel,
  actor: Actor,
  call: TemplateContent & { workspace_id: number; name: string },
  keep: Keep<number>,
): Promise<number> {
  const { workspace_id: workspaceId, name, ...content } = call;
  if (!actor.workspaceIds.includes(workspaceId)) throw notFound('workspace_not_found');
  await requireManager(kernel, actor);
  return kernel.database.transaction(async (tx) => {
    await lockScope(tx, actor, workspaceId);
    if ((await templateRows.countTemplatesLocked(tx, workspaceId)) >= taskTemplateLimits.templates)
      throw conflict('too_many_task_templates');
    await checkContent(tx, actor, workspaceId, content);
    const owner = { account_id: actor.accountId, workspace_id: workspaceId, creator_id: actor.id };
    const { id } = await templateRows.insertTemplate(tx, { ...owner, name, fields: content });
    await keep(tx, id);
    return id;
  });
}

async function lockReachable(tx: Db, actor: Actor, id: number): Promise<templateRows.TaskTemplateRow> {
  const seen = await templateRows.findTemplate(tx, id, actor.workspaceIds);
  if (!seen) throw notFound('task_template_not_found');
  await lockScope(tx, actor, seen.workspace_id);
  const row = await templateRows.lockTemplate(tx, id);
  if (!row) throw notFound('task_template_not_found');
  return row;
}

/** Rows that the change references are locked before the template. */
async function lockNamedBefore(tx: Db, actor: Actor, id: number, fields: TemplateContent['fields']): Promise<void> {
  const { website_id, brand_voice_id, additional_source_ids } = fields;
  const seen = await templateRows.findTemplate(tx, id, actor.workspaceIds);
  if (!seen) throw notFound('task_template_not_found');
  await lockScope(tx, actor, seen.workspace_id);
  await lockNamed(tx, actor, { workspace_id: seen.workspace_id, website_id, brand_voice_id, additional_source_ids });
}

/** Changes a template. Fields left out stay. Throws 409 if it was changed since `revision`. */
export async function editTemplate(
  kernel: Kernel,
  actor: Actor,
  call: { id: number; revision?: number | undefined; name?: string | undefined } & {
    [Key in keyof TemplateContent]?: TemplateContent[Key] | undefined;
  },
): Promise<templateRows.TaskTemplateRow> {
  const { id, revision, name, ...changes } = call;
  await requireManager(kernel, actor);
  return kernel.database.transaction(async (tx) => {
    if (changes.fields) await lockNamedBefore(tx, actor, id, changes.fields);
    const row = await lockReachable(tx, actor, id);
    if (revision !== undefined && revision !== row.revision) throw conflict('task_template_changed');
    const before = contentOf(row);
    const content = {
      fields: changes.fields ?? before.fields,
      review_steps: changes.review_steps ?? before.review_steps,
      days: changes.days === undefined ? before.days : changes.days,
    };
    await checkContent(tx, actor, row.workspace_id, content);
    return templateRows.updateTemplate(tx, id, { ...(name ? { name } : {}), fields: content });
  });
}

/** Deletes a template; tasks made from it stay. */
export async function removeTemplate(kernel: Kernel, actor: Actor, id: number): Promise<void> {
  await requireManager(kernel, actor);
  await kernel.database.transaction(async (tx) => {
    await lockReachable(tx, actor, id);
    await templateRows.deleteTemplate(tx, id);
  });
}

type NewTask = TaskInput & ReviewInput & { template_id?: number | null | undefined };

export type WorkCalendar = Awaited<ReturnType<typeof calendarOf>>;

/** Values that override a template; the due day counts from the start, or from today. */
export function fillFromTemplate<Call extends NewTask>(call: Call, content: TemplateContent, calendar: WorkCalendar): Call {
  const { fields, review_steps, days } = content;
  const said = Object.fromEntries(Object.entries(call).filter(([, value]) => value !== undefined)) as Partial<Call>;
  const saysReview = call.review_steps !== undefined || typeof call.reviewer_id === 'number';
  const start = call.start_date ?? todayIn(calendar.timeZone, new Date());
  const hasOwnDueDay = call.due_date !== undefined || typeof days !== 'number';
  return {
    ...fields,
    ...(saysReview || review_steps.length === 0 ? {} : { review_steps }),
    ...(hasOwnDueDay ? {} : { due_date: addWorkingDays(start, days, calendar.freeDays) }),
    ...said,
  } as Call;
}

/** The call completed from its template. Throws 404 for a template of another workspace. */
export async function withTemplate<Call extends NewTask & { workspace_id: number }>(db: Db, call: Call): Promise<Call> {
  if (!call.template_id) return call;
  const row = await templateRows.findTemplate(db, call.template_id, [call.workspace_id]);
  if (!row) throw notFound('task_template_not_found');
  return fillFromTemplate(call, contentOf(row), await calendarOf(db, call.workspace_id));
}
