// Rows as the specification's calls bring them: files, CSV texts or objects, all of them one bulk order.
import { maxBulkRows } from '@folio/contract/bulk-orders';
import { AppError, invalidField } from '../../kernel/errors.ts';
import { noFile, readTableFile, type Table } from './read-table-file.ts';

type Entry = string | Record<string, unknown>;

/** Rows under the columns that any of the tables has. */
function mergeTables(tables: Table[]): Table {
  const columns = [...new Set(tables.flatMap((table) => table.columns))];
  const rows = tables.flatMap((table) =>
    table.rows.map((row) => ({
      ...row,
      cells: columns.map((column) => row.cells[table.columns.indexOf(column)] ?? ''),
    })),
  );
  if (rows.length > maxBulkRows) throw new AppError(422, 'too_many_rows', { params: { max: maxBulkRows } });
  return { columns, rows };
}

function cellOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(cellOf).join(' | ');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value).trim() : '';
}

/** Objects as rows; lists are joined by `|`. */
export function tableOfObjects(objects: Record<string, unknown>[]): Table {
  const columns = [...new Set(objects.flatMap(Object.keys))];
  return {
    columns,
    rows: objects.map((object, index) => ({
      line: index + 1,
      cells: columns.map((column) => cellOf(object[column])),
      isTooLong: false,
    })),
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON of rows, or null where the text is something else: a CSV. */
function readJson(text: string): Record<string, unknown>[] | null {
  if (!/^\s*[[{]/.test(text)) return null;
  try {
    const value: unknown = JSON.parse(text);
    const list = Array.isArray(value) ? value : [value];
    return list.every(isObject) ? list : null;
  } catch {
    return null;
  }
}

/** The rows of a request and their name (`isNamed` if a file gave it). Throws 422 for a request without rows. */
export async function readRequest(request: {
  data?: Entry | Entry[] | undefined;
  files?: File[] | undefined;
}): Promise<{ table: Table; fileName: string; isNamed: boolean }> {
  const { data = [], files = [] } = request;
  const entries = Array.isArray(data) ? data : [data];
  const tables: Table[] = [];
  for (const file of files) tables.push(await readTableFile(file, 'files'));
  for (const [index, entry] of entries.entries()) {
    const objects = typeof entry === 'string' ? readJson(entry) : [entry];
    if (objects) tables.push(tableOfObjects(objects));
    else tables.push(await readTableFile(new File([entry as string], `${index}.csv`), 'data'));
  }
  const [first] = tables;
  if (!first) throw noFile('files');
  const table = tables.length === 1 ? first : mergeTables(tables);
  if (table.rows.length === 0) throw invalidField('data', 'required');
  return { table, fileName: files[0]?.name ?? '0.csv', isNamed: files.length > 0 };
}
