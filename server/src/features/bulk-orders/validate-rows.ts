// Validates every row of a file like the tool's own form, and returns each row's input and price.
import { setImmediate } from 'node:timers/promises';
import type { Tool } from '@folio/catalogue/define-tool';
import { localiseTool } from '@folio/catalogue/localise-tool';
import type { BulkIssue } from '@folio/contract/bulk-orders';
import type { InterfaceLanguage } from '@folio/contract/languages';
import { type InputIssue, parseToolInput } from '@folio/contract/tool-input';
import { priceOf } from '@folio/contract/tool-price';
import { isAssetField, type ToolInput } from '@folio/contract/tool-values';
import { validationMessage } from '@folio/contract/validation-messages';
import { engineInput, orderInput, peopleWork, placing } from '../orders/index.ts';
import type { ColumnMapping } from './bulk-orders.table.ts';
import { cellReaders, optionNames } from './bulk-tool.ts';
import type { Table, TableRow } from './read-table-file.ts';

/** Rows judged before other calls get their turn. */
const rowsAtATime = 100;

export interface ValidatedRow {
  /** The line of the file, as a spreadsheet numbers it; where several files came, the place among all their rows. */
  number: number;
  input: ToolInput;
  title: string;
  language: string;
  price: number;
}

export interface Judgement {
  rows: ValidatedRow[];
  /** In the order of the rows. Faults of all rows at once come first, with row 0. */
  issues: BulkIssue[];
  rowsWithIssues: number;
  /** True if a row reserves its maximum cost, because its addresses are only read at its generation. */
  isPriceMaximum: boolean;
}

export interface ValidatedFile {
  tool: Tool;
  table: Table;
  mapping: ColumnMapping;
  /** Values for rows with an empty cell or without a column. */
  shared: Record<string, unknown>;
  sources: orderInput.OrderSources;
  reader: InterfaceLanguage;
}

const isGiven = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Text that the database can keep: no NUL, no half characters. */
const cleanValue = (value: unknown): unknown => (typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value);

function createRowReader({ tool, table, mapping, shared, sources }: ValidatedFile) {
  const readers = cellReaders(tool);
  const mapped = Object.entries(mapping).map(([field, column]) => ({
    field,
    at: table.columns.indexOf(column),
    read: readers.get(field) ?? ((cell: string) => cell),
  }));
  const fixed = Object.fromEntries(tool.fields.filter((field) => field.hidden).map((field) => [field.name, field.default]));
  const common = Object.fromEntries(Object.entries(shared).map(([name, value]) => [name, cleanValue(value)]));
  const sourceFields = tool.fields.filter((field) => field.type === 'sources').map((field) => field.name);
  return (row: TableRow) => {
    const cells = Object.fromEntries(
      mapped.flatMap(({ field, at, read }) => (row.cells[at] ? [[field, read(row.cells[at])] as const] : [])),
    );
    const parsed = parseToolInput(tool, { ...orderInput.withSources(tool, { ...common, ...cells }, sources), ...fixed });
    if (!parsed.ok) return parsed;
    const input = { ...parsed.input };
    // An upload belongs to one document; rows of many name files by their addresses.
    const withIds = tool.fields.filter(isAssetField).filter(({ name }) => [input[name]].flat().some(Number.isInteger));
    if (withIds.length > 0)
      return { ok: false as const, issues: withIds.map(({ name }) => ({ field: name, code: 'file_by_address' })) };
    for (const name of sourceFields) delete input[name];
    // A person proofreads single orders only.
    if ('human_proofreading' in input) input.human_proofreading = false;
    const issues = peopleWork.validatePeopleInput(tool, input);
    return issues.length > 0 ? { ok: false as const, issues } : { ok: true as const, input };
  };
}

/** Describes the faults of rows. A missing column is a fault of all rows, listed once with the field's name. */
function createIssueTeller({ tool, table, mapping, shared, reader }: ValidatedFile) {
  const local = localiseTool(tool, reader);
  const fields = new Map(local.fields.map((field) => [field.name, field]));
  const said = new Set<string>();
  const textOf = ({ field, code, params }: InputIssue, value: unknown) => {
    const options = code === 'not_an_option' ? optionNames(fields.get(field), tool.translation, reader) : null;
    return options && typeof value === 'string' && value !== ''
      ? validationMessage('not_one_of', { value: value.slice(0, 60), options }, reader)
      : validationMessage(code, params, reader);
  };
  return (row: TableRow, number: number, issue: InputIssue): BulkIssue[] => {
    const { field, code } = issue;
    const column = mapping[field] ?? null;
    const cell = column === null ? '' : row.cells[table.columns.indexOf(column)];
    if (column !== null && (cell || !isGiven(shared[field])))
      return [{ row: number, line: row.line, column, field, message: textOf(issue, cell) }];
    const key = `${field} ${code}`;
    if (said.has(key)) return [];
    said.add(key);
    const text = textOf(issue, shared[field]);
    const name = fields.get(field)?.label ?? field;
    const message = isGiven(shared[field]) ? `${name}: ${text}` : validationMessage('no_column', { field: name, text }, reader);
    return [{ row: 0, line: 0, column: null, field, message }];
  };
}

/** True where every row has a line of its own; not so where several files were put together. */
const hasOwnLines = ({ rows }: Table): boolean =>
  rows.every((row, index) => index === 0 || row.line > (rows[index - 1]?.line ?? 0));

/** Every fault of every row, or the inputs of the rows. */
export async function validateRows(file: ValidatedFile): Promise<Judgement> {
  const readRow = createRowReader(file);
  const issuesOf = createIssueTeller(file);
  const { tool, table, reader } = file;
  const rows: ValidatedRow[] = [];
  const issues: BulkIssue[] = [];
  const isNumberedByLine = hasOwnLines(table);
  let rowsWithIssues = 0;
  let isPriceMaximum = false;
  for (const [index, row] of table.rows.entries()) {
    if (index % rowsAtATime === rowsAtATime - 1) await setImmediate();
    const number = index + 1;
    const read = readRow(row);
    if (row.isTooLong)
      issues.push({
        row: number,
        line: row.line,
        column: null,
        field: null,
        message: validationMessage('too_many_cells', {}, reader),
      });
    if (!read.ok) issues.push(...read.issues.flatMap((issue) => issuesOf(row, number, issue)));
    if (row.isTooLong || !read.ok) {
      rowsWithIssues += 1;
      continue;
    }
    const { measures, isMaximum } = await engineInput.measureRow(tool, read.input);
    isPriceMaximum ||= isMaximum;
    rows.push({
      number: isNumberedByLine ? row.line : number,
      input: read.input,
      title: placing.workingTitle(tool, read.input, null),
      language: await engineInput.orderLanguage(tool, read.input, reader),
      price: priceOf(tool.credits, read.input, measures),
    });
  }
  return {
    rows,
    issues: [...issues.filter((issue) => issue.row === 0), ...issues.filter((issue) => issue.row > 0)],
    rowsWithIssues,
    isPriceMaximum,
  };
}

/** One line of an error answer: "3, Größe: Must be a number". */
export const issueText = ({ line, column, message }: BulkIssue): string =>
  line === 0 ? message : `${line}${column === null ? '' : `, ${column}`}: ${message}`;
