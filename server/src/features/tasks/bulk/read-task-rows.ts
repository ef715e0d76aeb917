// Rows of a file as tasks: the meaning of each cell, and faults by row and column. Objects named by rows are looked up once for all of them.
import { findTool } from '@folio/catalogue/catalogue';
import { interfaceLanguages } from '@folio/contract/languages';
import { maxTaskRows, type TaskColumn, type TaskRowFault, taskColumns } from '@folio/contract/task-bulk';
import type { StepInput } from '@folio/contract/task-shapes';
import type { TemplateContent } from '@folio/contract/task-templates';
import { requestTypes, taskGroups, taskLimits, taskPriorities } from '@folio/contract/task-words';
import { validationMessage } from '@folio/contract/validation-messages';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { message } from '../../../kernel/messages/messages.ts';
import { scopeOf } from '../../../kernel/policy.ts';
import { plainName, type Table } from '../../bulk-orders/index.ts';
import { templateRows } from '../../task-templates/index.ts';
import { toolFaces } from '../../tools/index.ts';
import { listWebsites } from '../../websites/index.ts';
import { allowsSelfApproval, memberIdsByEmail } from '../core/workspace-people.queries.ts';
import type { TaskInput } from '../editing/edit-task.ts';
import { contentOf } from '../templates/task-templates.ts';

export interface ReadTaskRow {
  line: number;
  input: TaskInput;
  steps: StepInput[] | undefined;
  template: { id: number; content: TemplateContent } | null;
}

export interface ReadTaskRows {
  rows: ReadTaskRow[];
  columns: string[];
  unknownColumns: string[];
  faults: TaskRowFault[];
}

/** Column of each field: by its own name, or by its label in the reader's language, then in any other. */
function columnsOf(table: Table, actor: Actor): Map<TaskColumn, number> {
  const names = table.columns.map(plainName);
  const found = new Map<TaskColumn, number>();
  for (const column of taskColumns) {
    const labels = [actor.language, ...interfaceLanguages].map((language) => message(`task_column_${column}`, language));
    const at = [column, ...labels].map((label) => names.indexOf(plainName(label))).find((index) => index >= 0);
    if (at !== undefined && ![...found.values()].includes(at)) found.set(column, at);
  }
  return found;
}

/** A day as text, also from the number by which spreadsheets keep one; null where it is none. */
export function dayIn(cell: string): string | null {
  if (/^\d{5}(\.0+)?$/.test(cell)) return new Date((Number(cell) - 25_569) * 86_400_000).toISOString().slice(0, 10);
  const day = /^(\d{4}-\d{2}-\d{2})([T ].*)?$/.exec(cell)?.[1];
  return day && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day) ? day : null;
}

const listIn = (cell: string) =>
  cell
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** People, websites, tools and templates that rows name, each kind in one query. */
async function findIn(db: Db, actor: Actor, workspaceId: number, slugs: string[]) {
  const unique = [...new Set(slugs)];
  const custom = await toolFaces(db, actor, unique);
  const { rows: websites } = await listWebsites(db, scopeOf(actor, workspaceId), { page: 1, perPage: 1000 });
  const templates = await templateRows.listTemplates(db, workspaceId);
  return {
    people: await memberIdsByEmail(db, workspaceId),
    allowsOwn: await allowsSelfApproval(db, workspaceId),
    isTool: (slug: string) => Boolean(findTool(slug)) || custom.of(slug).macrocategory === 'custom_tools',
    websites: new Map(websites.flatMap(({ id, name }) => [[String(id), id] as const, [plainName(name), id] as const])),
    templates: new Map(templates.map((row) => [plainName(row.name), { id: row.id, content: contentOf(row) }])),
  };
}

type Known = Awaited<ReturnType<typeof findIn>>;
type Report = (column: TaskColumn, code: string, params?: Record<string, string | number>) => undefined;

function readRow(cellOf: (column: TaskColumn) => string, known: Known, report: Report): Omit<ReadTaskRow, 'line'> {
  const text = (column: TaskColumn, max: number) => {
    const cell = cellOf(column);
    if (cell.length > max) return report(column, 'too_long', { max });
    return cell === '' ? undefined : cell;
  };
  const option = <Value extends string>(column: TaskColumn, options: readonly Value[]) => {
    const cell = cellOf(column).toLowerCase();
    return cell === '' ? undefined : (options.find((one) => one === cell) ?? report(column, 'not_an_option'));
  };
  const list = (column: TaskColumn, max: number) => {
    const items = listIn(cellOf(column));
    if (items.length > max) return report(column, 'too_many', { max });
    return items.length === 0
      ? undefined
      : items.some((item) => item.length > 200)
        ? report(column, 'too_long', { max: 200 })
        : items;
  };
  const day = (column: TaskColumn) => {
    const cell = cellOf(column);
    return cell === '' ? undefined : (dayIn(cell) ?? report(column, 'not_a_date'));
  };
  const person = (column: TaskColumn, email: string) =>
    known.people.get(email.toLowerCase()) ?? report(column, 'not_in_workspace');
  const named = <Value>(column: TaskColumn, values: Map<string, Value>) => {
    const cell = cellOf(column);
    return cell === '' ? undefined : (values.get(cell) ?? values.get(plainName(cell)) ?? report(column, 'not_an_option'));
  };
  const email = cellOf('assignee');
  const assignee = email === '' ? undefined : person('assignee', email);
  const words = cellOf('content_length');
  const length = /^\d{1,5}$/.test(words) && Number(words) <= 20_000 ? Number(words) : undefined;
  if (words !== '' && length === undefined) report('content_length', 'not_a_number');
  const slug = cellOf('tool');
  if (slug !== '' && !known.isTool(slug)) report('tool', 'not_an_option');
  const emails = listIn(cellOf('reviewers'));
  if (emails.length > taskLimits.steps) report('reviewers', 'too_many', { max: taskLimits.steps });
  const reviewers = emails.flatMap((one) => person('reviewers', one) ?? []);
  const template = named('template', known.templates) ?? null;
  const maker = assignee ?? template?.content.fields.assignee_id;
  if (!known.allowsOwn && maker && reviewers.includes(maker)) report('reviewers', 'too_many_approvals', { max: 0 });
  const input: TaskInput = {
    title: text('title', taskLimits.title) ?? template?.content.fields.title,
    description: text('description', taskLimits.description),
    assignee_id: assignee,
    assignees_group: option('group', taskGroups),
    priority: option('priority', taskPriorities),
    request_type: option('request_type', requestTypes),
    tool_id: slug === '' ? undefined : slug,
    website_id: named('website', known.websites),
    linked_keywords: list('keywords', taskLimits.keywords),
    soft_keywords: list('soft_keywords', taskLimits.keywords),
    h2_headings: list('headings', taskLimits.headings),
    category_name: text('category_name', 200),
    content_length: length,
    language: text('language', 20),
    start_date: day('start_date'),
    due_date: day('due_date'),
  };
  if (!input.title && cellOf('title') === '') report('title', 'required');
  if (input.start_date && input.due_date && input.due_date < input.start_date) report('due_date', 'due_before_start');
  const step = (id: number): StepInput => ({ name: '', reviewer_ids: [id], required_approvals: 1, looks_at: [] });
  return { input, steps: emails.length === 0 ? undefined : reviewers.map(step), template };
}

/** Reads the rows of a table for a workspace. Throws 422 above 1,000 rows. */
export async function readTaskRows(db: Db, actor: Actor, workspaceId: number, table: Table): Promise<ReadTaskRows> {
  if (table.rows.length > maxTaskRows) throw new AppError(422, 'too_many_rows', { params: { max: maxTaskRows } });
  const at = columnsOf(table, actor);
  const toolAt = at.get('tool');
  const slugs = toolAt === undefined ? [] : table.rows.map(({ cells }) => cells[toolAt] ?? '').filter((slug) => slug !== '');
  const known = await findIn(db, actor, workspaceId, slugs);
  const faults: TaskRowFault[] = [];
  const rows = table.rows.map(({ line, cells }) => {
    const cellOf = (column: TaskColumn) => cells[at.get(column) ?? -1] ?? '';
    const report: Report = (column, code, params) => {
      const index = at.get(column);
      const name = index === undefined ? message(`task_column_${column}`, actor.language) : (table.columns[index] ?? column);
      faults.push({ row: line, column: name, message: validationMessage(code, params, actor.language) });
      return undefined;
    };
    return { line, ...readRow(cellOf, known, report) };
  });
  const used = new Set(at.values());
  return { rows, columns: table.columns, unknownColumns: table.columns.filter((_, index) => !used.has(index)), faults };
}
