// Many tasks at once, of a file or of a bulk order's texts: all in one transaction, or none.
import { maxTaskRows, type TaskRowFault } from '@folio/contract/task-bulk';
import type { TemplateContent } from '@folio/contract/task-templates';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { AppError, forbidden, invalidField, notFound } from '../../../kernel/errors.ts';
import type { Keep } from '../../../kernel/idempotency.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { can } from '../../../kernel/policy.ts';
import { lockPerson } from '../../accounts/index.ts';
import { getVisibleBulkOrder, listReadyRows, noFile, readTableFile, type Table } from '../../bulk-orders/index.ts';
import { templateRows } from '../../task-templates/index.ts';
import { lockMembership } from '../../workspaces/index.ts';
import { refuseWhereHidden } from '../core/get-task.ts';
import { saveGuest } from '../core/guests.queries.ts';
import { requireAssignees } from '../core/require-assignees.ts';
import { recordTaskEvents } from '../core/review.queries.ts';
import { datesOfSteps } from '../core/step-dates.ts';
import { raiseAssigned } from '../core/task-events.ts';
import { lockNamed } from '../core/task-references.ts';
import { insertSteps, insertTasks, listDocumentsWithTask, type TaskRow } from '../core/tasks.queries.ts';
import { taskRights } from '../core/tasks.rights.ts';
import { calendarOf } from '../core/workspace-people.queries.ts';
import { stepsOf } from '../editing/edit-task.ts';
import { checkContent, contentOf, fillFromTemplate } from '../templates/task-templates.ts';
import { type ReadTaskRow, readTaskRows } from './read-task-rows.ts';

export interface ManyCall {
  workspace_id: number;
  file?: File | undefined;
  from_bulk_order_id?: number | undefined;
  template_id?: number | null | undefined;
}

export interface ReadMany {
  rows: ReadTaskRow[];
  cells: string[][];
  columns: string[];
  unknownColumns: string[];
  faults: TaskRowFault[];
  leftOut: number;
}

const shownFaults = 100;

async function readFile(db: Db, actor: Actor, call: ManyCall, table: Table): Promise<ReadMany> {
  const read = await readTaskRows(db, actor, call.workspace_id, table);
  return { ...read, cells: table.rows.map(({ cells }) => cells), leftOut: 0 };
}

/** The texts of a bulk order that have no task; those that have one are counted. */
async function readBulkOrder(db: Db, bulkOrderId: number): Promise<ReadMany> {
  const ready = await listReadyRows(db, bulkOrderId, maxTaskRows + 1);
  if (ready.length > maxTaskRows) throw new AppError(422, 'too_many_rows', { params: { max: maxTaskRows } });
  const withTask = await listDocumentsWithTask(
    db,
    ready.map(({ id }) => id),
  );
  const free = ready.filter(({ id }) => !withTask.has(id));
  const rows = free.map(({ id, row_number, title, language }) => ({
    line: row_number,
    input: { title: title.slice(0, 150), language, order_detail_id: id },
    steps: undefined,
    template: null,
  }));
  return { rows, cells: [], columns: [], unknownColumns: [], faults: [], leftOut: ready.length - free.length };
}

async function tableOf(kernel: Kernel, actor: Actor, call: ManyCall): Promise<Table | null> {
  await refuseWhereHidden(kernel.database, actor);
  if (!actor.workspaceIds.includes(call.workspace_id)) throw notFound('workspace_not_found');
  if (!can(actor, taskRights.manage)) throw forbidden();
  if (call.from_bulk_order_id === undefined) {
    if (!call.file) throw noFile('file');
    return readTableFile(call.file, 'file');
  }
  const order = await getVisibleBulkOrder(kernel, actor, call.from_bulk_order_id);
  if (order.workspace_id !== call.workspace_id) throw notFound();
  return null;
}

/** Validates the rows of a call and changes nothing. Throws 404 for objects out of reach, 422 for files without a table. */
export async function validateMany(kernel: Kernel, actor: Actor, call: ManyCall): Promise<ReadMany> {
  const table = await tableOf(kernel, actor, call);
  return table
    ? readFile(kernel.database, actor, call, table)
    : kernel.database.transaction((tx) => readBulkOrder(tx, call.from_bulk_order_id ?? 0));
}

function refuseFaults(faults: readonly TaskRowFault[]): void {
  if (faults.length === 0) return;
  const issues = faults.slice(0, shownFaults).map(({ row, column, message }) => ({
    field: 'file',
    code: 'literal',
    params: { text: `${row} / ${column}: ${message}` },
  }));
  throw new AppError(422, 'task_rows_wrong', { params: { count: faults.length }, issues });
}

async function sharedTemplate(db: Db, call: ManyCall): Promise<{ id: number; content: TemplateContent } | null> {
  if (!call.template_id) return null;
  const row = await templateRows.findTemplate(db, call.template_id, [call.workspace_id]);
  if (!row) throw notFound('task_template_not_found');
  return { id: row.id, content: contentOf(row) };
}

async function insertMany(tx: Db, actor: Actor, call: ManyCall, rows: readonly ReadTaskRow[]): Promise<TaskRow[]> {
  const shared = await sharedTemplate(tx, call);
  const used = [...rows.flatMap(({ template }) => template ?? []), ...(shared ? [shared] : [])];
  for (const { content } of new Map(used.map((template) => [template.id, template])).values())
    await checkContent(tx, actor, call.workspace_id, content);
  const calendar = await calendarOf(tx, call.workspace_id);
  const filled = rows.map(({ input, steps, template }) => {
    const from = template ?? shared;
    const said = { ...input, review_steps: steps, template_id: from?.id };
    return from ? fillFromTemplate(said, from.content, calendar) : said;
  });
  await requireAssignees(
    tx,
    call.workspace_id,
    filled.map(({ assignee_id }) => assignee_id),
    'file',
  );
  for (const websiteId of [...new Set(filled.flatMap(({ website_id }) => website_id ?? []))].sort((a, b) => a - b))
    if ((await lockNamed(tx, actor, { workspace_id: call.workspace_id, website_id: websiteId })).length > 0)
      throw invalidField('file', 'not_an_option');
  const owner = { account_id: actor.accountId, workspace_id: call.workspace_id, creator_id: actor.id };
  const made = await insertTasks(
    tx,
    filled.map(({ review_steps: _steps, ...input }) => ({ ...input, ...owner, title: input.title ?? '' })),
  );
  const guests = new Map<string, number>();
  const drafts = filled.map((task) => datesOfSteps(stepsOf(task) ?? [], task.due_date ?? null, calendar.freeDays));
  for (const { guest } of drafts.flat())
    if (guest && !guests.has(guest.email))
      guests.set(guest.email, (await saveGuest(tx, { accountId: actor.accountId, workspaceId: call.workspace_id }, guest)).id);
  await insertSteps(
    tx,
    drafts.flatMap((steps, index) =>
      steps.map(({ guest, ...step }, position) => ({
        ...step,
        ...(guest ? { guest_id: guests.get(guest.email) ?? null } : {}),
        task_id: made[index]?.id ?? 0,
        position,
      })),
    ),
  );
  return made;
}

export interface MadeMany {
  ids: number[];
  leftOut: number;
}

/** Makes all tasks or none, and notifies each assignee once. Throws 422 that names row and column of each fault. */
export async function createMany(kernel: Kernel, actor: Actor, call: ManyCall, keep: Keep<MadeMany>): Promise<MadeMany> {
  const table = await tableOf(kernel, actor, call);
  const run = () =>
    kernel.database.transaction(async (tx) => {
      await lockPerson(tx, actor.id);
      if (!(await lockMembership(tx, call.workspace_id, actor.id))) throw notFound('workspace_not_found');
      const read = table ? await readFile(tx, actor, call, table) : await readBulkOrder(tx, call.from_bulk_order_id ?? 0);
      refuseFaults(read.faults);
      const made = await insertMany(tx, actor, call, read.rows);
      await recordTaskEvents(tx, made, 'created', actor);
      for (const assigned of Map.groupBy(made, ({ assignee_id }) => assignee_id).values())
        await raiseAssigned(tx, assigned, actor);
      const done = { ids: made.map(({ id }) => id), leftOut: read.leftOut };
      await keep(tx, done);
      return done;
    });
  return run();
}
