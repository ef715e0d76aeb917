// Creating and changing a task: user input is checked against the workspace first.
import type { StepInput } from '@folio/contract/task-shapes';
import type { TaskGroup } from '@folio/contract/task-words';
import type { InputIssue } from '@folio/contract/tool-input';
import type { Actor } from '../../../kernel/actor.ts';
import { type Db, sqlErrorCode, uniqueViolation } from '../../../kernel/db/database.ts';
import { conflict, forbidden, invalid, invalidField, notFound } from '../../../kernel/errors.ts';
import { dispatch } from '../../../kernel/events.ts';
import type { Keep } from '../../../kernel/idempotency.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { can } from '../../../kernel/policy.ts';
import { lockPerson, requireStanding } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { lockDocument } from '../../documents/index.ts';
import { orderRows } from '../../orders/index.ts';
import { lockMembership, lockMemberships } from '../../workspaces/index.ts';
import { withNewAttachments } from '../attachments/edit-attachments.ts';
import {
  getVisibleTask,
  type LockedTask,
  lockTaskWithDocument,
  refuseForbiddenChange,
  refuseWhereHidden,
  requireAbility,
} from '../core/get-task.ts';
import { listSeatedEmails, saveGuest } from '../core/guests.queries.ts';
import { countPossible } from '../core/possible-reviewers.ts';
import { recordTaskEvent } from '../core/review.queries.ts';
import { datesOfSteps } from '../core/step-dates.ts';
import { isInWorkspace, leadsBackTo } from '../core/task-dates.queries.ts';
import { raiseAssigned, raiseTaskChanged } from '../core/task-events.ts';
import { lockNamed } from '../core/task-references.ts';
import { deleteTask, insertTask, type NewStep, replaceSteps, type TaskRow, updateTask } from '../core/tasks.queries.ts';
import { taskRights } from '../core/tasks.rights.ts';
import { allowsSelfApproval, calendarOf, listActiveMembers } from '../core/workspace-people.queries.ts';
import { tasksMoved, tasksMoving } from '../dates/date-events.ts';
import { contentNow } from '../review/content-now.ts';
import { applyProgress } from '../review/review-progress.ts';

/** Columns of a task that people fill in, as the contract reads them. */
export interface TaskInput {
  title?: string | undefined;
  description?: string | undefined;
  additional_content?: string | undefined;
  priority?: TaskRow['priority'] | undefined;
  request_type?: TaskRow['request_type'] | undefined;
  type?: TaskRow['type'] | undefined;
  tool_id?: string | null | undefined;
  website_id?: number | null | undefined;
  brand_voice_id?: number | null | undefined;
  additional_source_ids?: number[] | undefined;
  assignee_id?: number | null | undefined;
  assignees_group?: TaskGroup | null | undefined;
  linked_keywords?: string[] | undefined;
  soft_keywords?: string[] | undefined;
  h2_headings?: string[] | undefined;
  category_name?: string | undefined;
  content_length?: number | null | undefined;
  language?: string | null | undefined;
  start_date?: string | null | undefined;
  due_date?: string | null | undefined;
  order_detail_id?: number | null | undefined;
  is_smart?: boolean | undefined;
  after_task_id?: number | null | undefined;
  template_id?: number | null | undefined;
}

export interface ReviewInput {
  review_steps?: StepInput[] | number | undefined;
  reviewer_id?: number | null | undefined;
}

/** A step as someone wrote it; a guest is named, and gets a row when the task is saved. */
type StepDraft = NewStep & { guest?: { name: string; email: string } | null };

const anyStep = { name: '', looks_at: [], required_approvals: 1, due_date: null };

/** Steps as a list: of a number, the first is `reviewer_id`'s and the others of the group admin; undefined where nothing is said. */
export function stepsOf({ review_steps: given, reviewer_id: reviewerId }: ReviewInput): StepDraft[] | undefined {
  const first = { ...anyStep, reviewer_ids: [reviewerId ?? 0] };
  const ofAdmins: NewStep = { ...anyStep, reviewer_ids: [], group: 'admin' };
  if (given === undefined) return reviewerId ? [first] : undefined;
  if (typeof given === 'number')
    return Array.from({ length: given }, (_, index) => (index === 0 && reviewerId ? first : ofAdmins));
  return given.map((step) => ({
    ...step,
    ...(step.guest ? { reviewer_ids: [], group: null } : { group: step.group ?? null }),
    guest: step.guest ?? null,
    due_date: step.due_date ?? null,
    days: step.days ?? null,
    is_fixed: step.is_fixed ?? false,
  }));
}

const columnsOf = (input: TaskInput): Partial<TaskRow> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

const isOfGuest = (step: StepDraft) => (step.guest ?? null) !== null || (step.guest_id ?? null) !== null;

/** The steps as rows: with the ids of their guests, and the due dates that follow from their days. */
async function rowsOfSteps(
  tx: Db,
  task: Pick<TaskRow, 'account_id' | 'workspace_id' | 'due_date'>,
  steps: readonly StepDraft[],
): Promise<NewStep[]> {
  const scope = { accountId: task.account_id, workspaceId: task.workspace_id };
  const { freeDays } = await calendarOf(tx, task.workspace_id);
  const ready: NewStep[] = [];
  for (const { guest, ...step } of datesOfSteps(steps, task.due_date, freeDays))
    ready.push(guest ? { ...step, guest_id: (await saveGuest(tx, scope, guest)).id } : step);
  return ready;
}

/** Throws 422 with the faults of all fields. `task` is the task after the change, `changes` its new fields. */
export async function checkTask(
  db: Db,
  actor: Actor,
  task: TaskInput & { workspace_id: number; id?: number },
  changes: TaskInput,
  steps: readonly StepDraft[] = [],
): Promise<void> {
  const issues: InputIssue[] = [];
  const people = await listActiveMembers(db, task.workspace_id);
  const isMember = (id: number) => people.some((person) => person.id === id);
  if (task.start_date && task.due_date && task.due_date < task.start_date)
    issues.push({ field: 'due_date', code: 'due_before_start' });
  if (typeof changes.assignee_id === 'number' && !isMember(changes.assignee_id))
    issues.push({ field: 'assignee_id', code: 'not_in_workspace' });
  const allowsOwn = await allowsSelfApproval(db, task.workspace_id);
  const makers = allowsOwn || typeof task.assignee_id !== 'number' ? [] : [task.assignee_id];
  const guestEmails = steps.flatMap(({ guest }) => (guest ? [guest.email] : []));
  const seated = await listSeatedEmails(db, actor.accountId, guestEmails);
  for (const [index, step] of steps.entries()) {
    const who = { reviewer_ids: step.reviewer_ids ?? [], group: step.group ?? null };
    const required = step.required_approvals ?? 1;
    const field = `review_steps.${index}`;
    if (step.is_fixed && !step.due_date) issues.push({ field, code: 'required' });
    if (step.guest && seated.includes(step.guest.email)) issues.push({ field, code: 'guest_has_seat' });
    else if (who.reviewer_ids.some((id) => !isMember(id))) issues.push({ field, code: 'not_in_workspace' });
    else {
      const possible = isOfGuest(step) ? 1 : countPossible({ ...who, required_approvals: required }, people, makers);
      if (possible < required) issues.push({ field, code: 'too_many_approvals', params: { max: possible } });
    }
  }
  const after = changes.after_task_id;
  if (typeof after === 'number') {
    if (!(await isInWorkspace(db, task.workspace_id, after))) issues.push({ field: 'after_task_id', code: 'not_an_option' });
    else if (task.id !== undefined && (await leadsBackTo(db, task.id, after)))
      issues.push({ field: 'after_task_id', code: 'task_cycle' });
  }
  issues.push(...(await lockNamed(db, actor, { ...changes, workspace_id: task.workspace_id })));
  if (issues.length > 0) throw invalid(issues);
}

/** The document that a task is to have: of its workspace, and locked. */
async function lockDocumentOfWorkspace(tx: Db, workspaceId: number, id: number): Promise<void> {
  const detail = await orderRows.findDetail(tx, id);
  if (detail?.workspace_id !== workspaceId) throw invalidField('order_detail_id', 'not_an_option');
  await lockDocument(tx, id);
}

/** Another task may have got the document a moment ago. */
async function withFreeDocument<Made>(run: () => Promise<Made>): Promise<Made> {
  try {
    return await run();
  } catch (problem) {
    if (sqlErrorCode(problem) === uniqueViolation) throw invalidField('order_detail_id', 'document_has_task');
    throw problem;
  }
}

/** Creates a task with its files. Throws 404 outside the actor's workspaces, 403 without the permission for tasks, 422 for wrong fields. */
export async function createTask(
  kernel: Kernel,
  actor: Actor,
  call: TaskInput & ReviewInput & { workspace_id: number; title: string },
  keep: Keep<number>,
  files: readonly File[] = [],
): Promise<number> {
  const { workspace_id: workspaceId, review_steps, reviewer_id, ...input } = call;
  await refuseWhereHidden(kernel.database, actor);
  if (!actor.workspaceIds.includes(workspaceId)) throw notFound('workspace_not_found');
  if (!can(actor, taskRights.manage)) throw forbidden();
  const steps = stepsOf({ review_steps, reviewer_id });
  const create = (attach: (tx: Db, task: TaskRow) => Promise<void>) =>
    kernel.database.transaction(async (tx) => {
      await lockPerson(tx, actor.id);
      if (!(await lockMembership(tx, workspaceId, actor.id))) throw notFound('workspace_not_found');
      await requireStanding(tx, actor);
      if (input.assignee_id) await lockMemberships(tx, workspaceId, [input.assignee_id]);
      await checkTask(tx, actor, { ...input, workspace_id: workspaceId }, input, steps);
      if (input.order_detail_id) await lockDocumentOfWorkspace(tx, workspaceId, input.order_detail_id);
      const task = await insertTask(tx, {
        ...columnsOf(input),
        title: call.title,
        account_id: actor.accountId,
        workspace_id: workspaceId,
        creator_id: actor.id,
      });
      if (steps) await replaceSteps(tx, task.id, await rowsOfSteps(tx, task, steps));
      await recordTaskEvent(tx, task, 'created', actor);
      await attach(tx, task);
      await raiseAssigned(tx, [task], actor);
      await keep(tx, task.id);
      return task.id;
    });
  return withFreeDocument(() => withNewAttachments(kernel, actor, files, create));
}

/** Throws 409 where a task in review would be left without a step, since it would be approved although nobody read it. */
function refuseNoSteps({ task, steps }: LockedTask, asked: readonly StepDraft[] | undefined): void {
  if (task.status === 'ready' && steps.length > 0 && asked?.length === 0) throw conflict('task_needs_step');
}

/** Other steps may pass, or not, for the content that is in review or was approved. */
async function refreshReview(tx: Db, actor: Actor, { task }: LockedTask): Promise<void> {
  if (!['ready', 'approved', 'published'].includes(task.status)) return;
  const now = await contentNow(tx, task);
  if (!now) return;
  const after = await applyProgress(tx, task, now.content);
  if (after.status !== task.status) await raiseTaskChanged(tx, after, actor, { from: task.status });
}

/** Memberships are locked before documents and tasks. */
async function lockNewAssignee(tx: Db, actor: Actor, taskId: number, assigneeId: number): Promise<void> {
  const task = await getVisibleTask(tx, actor, taskId);
  if (!can(actor, taskRights.manage)) throw forbidden();
  await lockPerson(tx, actor.id);
  await lockMemberships(tx, task.workspace_id, [assigneeId]);
}

/** Rows that the change references are locked before documents and tasks. */
async function lockNamedBefore(tx: Db, actor: Actor, taskId: number, input: TaskInput): Promise<void> {
  const { website_id, brand_voice_id, additional_source_ids } = input;
  if (!website_id && !brand_voice_id && !additional_source_ids?.length) return;
  const { workspace_id } = await getVisibleTask(tx, actor, taskId);
  await lockPerson(tx, actor.id);
  await lockNamed(tx, actor, { workspace_id, website_id, brand_voice_id, additional_source_ids });
}

/** Changes a task. Throws 409 where it is not in the state that the change was made to, or is in review with another document. */
export async function editTask(
  kernel: Kernel,
  actor: Actor,
  call: TaskInput & ReviewInput & { id: number; revision?: number | undefined },
): Promise<void> {
  const { id, revision, review_steps, reviewer_id, ...input } = call;
  const steps = stepsOf({ review_steps, reviewer_id });
  await refuseForbiddenChange(kernel.database, actor, id, 'edit');
  await withFreeDocument(() =>
    kernel.database.transaction(async (tx) => {
      await lockNamedBefore(tx, actor, id, input);
      if (typeof input.assignee_id === 'number') await lockNewAssignee(tx, actor, id, input.assignee_id);
      const namesDays = input.start_date !== undefined || input.due_date !== undefined;
      if (namesDays) await dispatch(kernel, tx, tasksMoving, { actor, taskIds: [id] });
      const locked = await lockTaskWithDocument(tx, actor, { id, revision });
      requireAbility(actor, locked, 'edit');
      const { task } = locked;
      refuseNoSteps(locked, steps);
      const asked = steps ?? (input.assignee_id === undefined ? [] : locked.steps);
      await checkTask(tx, actor, { ...task, ...columnsOf(input) }, input, asked);
      const documentId = input.order_detail_id;
      if (documentId !== undefined && documentId !== task.order_detail_id) {
        if (task.status !== 'waiting' && task.status !== 'on_going') throw conflict(`task_is_${task.status}`);
        if (documentId !== null) await lockDocumentOfWorkspace(tx, task.workspace_id, documentId);
      }
      const after = await updateTask(tx, id, columnsOf(input));
      if (after.assignee_id !== task.assignee_id) await raiseAssigned(tx, [after], actor);
      await recordTaskEvent(tx, task, 'changed', actor);
      if (namesDays)
        await dispatch(kernel, tx, tasksMoved, { actor, moves: [{ taskId: id, before: task, after }], origin: null });
      if (steps) {
        await replaceSteps(tx, id, await rowsOfSteps(tx, after, steps));
        await refreshReview(tx, actor, locked);
      }
    }),
  );
}

/** Deletes a task; its document stays. */
export async function removeTask(kernel: Kernel, actor: Actor, id: number): Promise<void> {
  await kernel.database.transaction(async (tx) => {
    const locked = await lockTaskWithDocument(tx, actor, { id, ability: 'delete' });
    requireAbility(actor, locked, 'delete');
    await deleteTask(tx, id);
    await recordAudit(tx, actor, {
      action: 'task.deleted',
      subjectId: id,
      subjectName: locked.task.title,
      workspaceId: locked.task.workspace_id,
      details: { status: locked.task.status },
    });
  });
}
