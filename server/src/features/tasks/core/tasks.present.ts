// Tasks as the contract shows them: names for ids, and the reader's permissions.
import type { Task, TaskEvent, TaskRow as TaskRowShape } from '@folio/contract/task-shapes';
import { problemSentence } from '../../../connectors/connectors.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import type { AppError } from '../../../kernel/errors.ts';
import { message } from '../../../kernel/messages/messages.ts';
import { orderPresent, orderRows } from '../../orders/index.ts';
import { toolFaces } from '../../tools/index.ts';
import { type GuestRow, guestsOf } from './guests.queries.ts';
import { isDecisionBlocked, listExcluded } from './possible-reviewers.ts';
import type { TaskEventRow } from './review.queries.ts';
import { listAttachments } from './task-attachments.queries.ts';
import { usableOf } from './task-references.ts';
import { canDeleteAttachment, taskAbilities } from './tasks.policy.ts';
import { listSteps, namesOf, type TaskRow, type TaskStepRow } from './tasks.queries.ts';
import { calendarOf } from './workspace-people.queries.ts';

/** Result for one of the tasks of a call. */
export interface TaskResult {
  id: number;
  refusal: AppError | null;
  task: TaskRow | null;
}

type Names = Map<number, string>;
const personOf = (id: number | null, names: Names) => (id === null ? null : { id, name: names.get(id) ?? '' });

const guestOf = (id: number | null, guests: ReadonlyMap<number, GuestRow>) => {
  const guest = id === null ? undefined : guests.get(id);
  return guest ? { id: guest.id, name: guest.name, email: guest.email } : null;
};

/** Facts about several tasks. */
interface Known {
  names: Names;
  /** Users that may not decide on a task, by task. */
  excluded: ReadonlyMap<number, readonly number[]>;
  /** Documents that are on hold or failed, by id. */
  stopped: ReadonlyMap<number, orderRows.StoppedDetail>;
}

const stoppedOf = (db: Db, rows: readonly TaskRow[]) =>
  orderRows.listStopped(
    db,
    rows.flatMap(({ order_detail_id: id }) => id ?? []),
  );

const activeOf = (steps: readonly TaskStepRow[]) => steps.find(({ state }) => state === 'active') ?? null;

function presentRow(
  task: TaskRow,
  steps: readonly TaskStepRow[],
  { names, excluded, stopped }: Known,
  reader: Actor,
): TaskRowShape {
  const problem = stopped.get(task.order_detail_id ?? 0);
  const active = activeOf(steps);
  const abilities = taskAbilities(reader, task, active);
  const isRefused = abilities.decide && isDecisionBlocked(reader, excluded.get(task.id) ?? []);
  const { id, workspace_id, title, status, round, priority, type, request_type, tool_id, website_id, language } = task;
  const { assignees_group, start_date, due_date, order_detail_id, revision } = task;
  return {
    id,
    workspace_id,
    title,
    status,
    round,
    priority,
    type,
    request_type,
    tool_id,
    website_id,
    language,
    assignees_group,
    start_date,
    due_date,
    order_detail_id,
    document_problem: problem ? orderPresent.problemOf(problem, reader.language) : null,
    revision,
    publish_at: task.publish_at?.toISOString() ?? null,
    assignee: personOf(task.assignee_id, names),
    creator: { id: task.creator_id, name: names.get(task.creator_id) ?? '' },
    active_step: active && { id: active.id, name: active.name, position: active.position, total: steps.length },
    created_at: task.created_at.toISOString(),
    updated_at: task.updated_at.toISOString(),
    can: { ...abilities, decide: abilities.decide && !isRefused },
    decide_refusal: isRefused ? message('self_approval', reader.language) : null,
  };
}

/** Users excluded from decisions, of the tasks with an active step of the reader. */
function excludedFrom(db: Db, reader: Actor, rows: readonly TaskRow[], steps: ReadonlyMap<number, readonly TaskStepRow[]>) {
  const asked = rows.filter((row) => taskAbilities(reader, row, activeOf(steps.get(row.id) ?? [])).decide);
  return asked.length === 0 ? new Map<number, number[]>() : listExcluded(db, asked);
}

/** Rows of a list, with three queries for all of them, and two more where the reader may decide on some. */
export async function presentTasks(db: Db, reader: Actor, rows: readonly TaskRow[]): Promise<TaskRowShape[]> {
  const ids = rows.map(({ id }) => id);
  const steps = Map.groupBy(ids.length === 0 ? [] : await listSteps(db, ids), (step) => step.task_id);
  const names = await namesOf(
    db,
    rows.flatMap((row) => [row.assignee_id, row.creator_id]),
  );
  const excluded = await excludedFrom(db, reader, rows, steps);
  const stopped = await stoppedOf(db, rows);
  return rows.map((row) => presentRow(row, steps.get(row.id) ?? [], { names, excluded, stopped }, reader));
}

/** Result for one of many tasks: a refusal in the reader's language, or the task as it is then. */
export const presentResult = (
  reader: Actor,
  { id, refusal }: TaskResult,
  tasks: ReadonlyMap<number, TaskRowShape>,
): { id: number; code: string | null; message: string | null; task: TaskRowShape | null } => ({
  id,
  code: refusal?.key.toUpperCase() ?? null,
  message: refusal ? message(refusal.key, reader.language, refusal.params) : null,
  task: refusal ? null : (tasks.get(id) ?? null),
});

async function toolOf(db: Db, reader: Actor, slug: string | null): Promise<Task['tool']> {
  if (slug === null) return null;
  const faces = await toolFaces(db, reader, [slug]);
  return { name: faces.of(slug).name, is_deleted: faces.isDeleted(slug) };
}

/** A task whole. */
export async function presentTask(db: Db, reader: Actor, task: TaskRow): Promise<Task> {
  const steps = await listSteps(db, [task.id]);
  const attachments = await listAttachments(db, task.id);
  const names = await namesOf(db, [
    task.assignee_id,
    task.creator_id,
    ...steps.flatMap((step) => step.reviewer_ids),
    ...attachments.map(({ user_id }) => user_id),
  ]);
  const guests = await guestsOf(
    db,
    steps.map((step) => step.guest_id),
  );
  const excluded = await excludedFrom(db, reader, [task], new Map([[task.id, steps]]));
  const stopped = await stoppedOf(db, [task]);
  const { description, additional_content, linked_keywords, soft_keywords } = task;
  const { h2_headings, category_name, content_length, page_url, package_hash } = task;
  return {
    ...presentRow(task, steps, { names, excluded, stopped }, reader),
    description,
    additional_content,
    tool: await toolOf(db, reader, task.tool_id),
    ...(await usableOf(db, reader, task)),
    linked_keywords,
    soft_keywords,
    h2_headings,
    category_name,
    content_length,
    page_url,
    is_smart: task.is_smart,
    after_task_id: task.after_task_id,
    time_zone: (await calendarOf(db, task.workspace_id)).timeZone,
    publish_error:
      task.publish_error === null ? null : (problemSentence(task.publish_error, reader.language) ?? task.publish_error),
    package_hash,
    review_steps: steps.map((step) => ({
      id: step.id,
      position: step.position,
      name: step.name,
      reviewers: step.reviewer_ids.map((id) => ({ id, name: names.get(id) ?? '' })),
      group: step.group ?? null,
      guest: guestOf(step.guest_id, guests),
      required_approvals: step.required_approvals,
      looks_at: step.looks_at,
      due_date: step.due_date,
      days: step.days,
      is_fixed: step.is_fixed,
      state: step.state,
      approvals: step.approvals,
    })),
    attachments: attachments.map((row) => ({
      id: row.id,
      file_name: row.file_name,
      media_type: row.media_type,
      bytes: row.bytes,
      uploader: { id: row.user_id, name: names.get(row.user_id) ?? '' },
      created_at: row.created_at.toISOString(),
      url: `/api/features/tasks/attachments/${row.id}`,
      can: { delete: canDeleteAttachment(reader, task, row) },
    })),
  };
}

/** Events of a task, with one query for the names. `steps` are names by id. */
export async function presentEvents(
  db: Db,
  rows: readonly TaskEventRow[],
  steps: ReadonlyMap<number, string>,
): Promise<TaskEvent[]> {
  const names = await namesOf(
    db,
    rows.flatMap((row) => [row.user_id, row.impersonator_id]),
  );
  const guests = await guestsOf(
    db,
    rows.map((row) => row.guest_id),
  );
  return rows.map((row) => presentEvent(row, steps, names, guests));
}

const presentEvent = (
  row: TaskEventRow,
  steps: ReadonlyMap<number, string>,
  names: Names,
  guests: ReadonlyMap<number, GuestRow>,
): TaskEvent => ({
  id: row.id,
  kind: row.kind,
  user: personOf(row.user_id, names),
  impersonator: personOf(row.impersonator_id, names),
  guest: row.guest_id === null ? null : { id: row.guest_id, name: guests.get(row.guest_id)?.name ?? '' },
  at: row.created_at.toISOString(),
  round: row.round,
  verdict: row.verdict,
  note: row.note,
  step: row.step_id === null ? null : (steps.get(row.step_id) ?? null),
  package_hash: row.package_hash,
  version_id: row.version_id,
});
