// Pages from a CSV file: url, title, type, primary_kw, language, in any order and under the names that pages show. Faults name row and column; a file with one is not imported.

import { maxFileBytes } from '@folio/contract/file-limits';
import type { InterfaceLanguage } from '@folio/contract/languages';
import { canonicalUrl, hostOf, isOnHost } from '@folio/contract/page-address';
import { pageLimits, pageTypes } from '@folio/contract/page-words';
import type { InputIssue } from '@folio/contract/tool-input';
import { validationMessage } from '@folio/contract/validation-messages';
import { decodeText } from '@folio/engine/sources/decode-text';
import papaparse from 'papaparse';
import { separatorOf } from '../../kernel/csv.ts';
import { AppError } from '../../kernel/errors.ts';
import type { NewPage } from './pages.queries.ts';

const maxFaults = 50;
const field = 'file';
const columnNames = ['url', 'title', 'type', 'primary_kw', 'language'] as const;
type Column = (typeof columnNames)[number];

/** Other names of columns, as the list of pages and its export show them. */
const sameColumns: Record<string, Column> = {
  page: 'url',
  page_url: 'url',
  primary_keyword: 'primary_kw',
  keyword: 'primary_kw',
  page_type: 'type',
};

function columnOf(head: string): string {
  const name = head
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '_');
  return sameColumns[name] ?? name;
}

/** The name of a column as its file has it, short enough to be shown. */
const nameColumn = (name: string) => name.trim().toWellFormed().slice(0, 100);

/** Throws 422 without a file, 413 above 10 MB, 415 for another kind. */
function checkFile(file: File | undefined): File {
  if (!file || file.size === 0) throw new AppError(422, 'file_missing', { issues: [{ field, code: 'required' }] });
  if (file.size > maxFileBytes)
    throw new AppError(413, 'too_large', { issues: [{ field, code: 'file_too_large', params: { name: file.name } }] });
  if (!/\.(?:csv|tsv|txt)$/i.test(file.name) && !/csv|tab-separated/.test(file.type))
    throw new AppError(415, 'file_missing', { issues: [{ field, code: 'file_type', params: { name: file.name } }] });
  return file;
}

interface Fault {
  row: number;
  column: Column;
  code: string;
  params?: Record<string, string | number>;
}

interface ReadRow {
  page: NewPage | null;
  faults: Fault[];
}

function readRow(cellOf: (column: Column) => string, row: number, websiteUrl: string): ReadRow {
  const faults: Fault[] = [];
  const report = (column: Column, code: string, params?: Fault['params']) =>
    void faults.push({ row, column, code, ...(params ? { params } : {}) });
  const text = (column: Column, max: number) => {
    const cell = cellOf(column);
    if (cell.length > max) report(column, 'too_long', { max });
    return cell === '' ? null : cell;
  };
  const given = cellOf('url');
  const url = canonicalUrl(given, given.startsWith('/') ? websiteUrl : undefined);
  if (given === '') report('url', 'required');
  else if (url === null || !isOnHost(url, websiteUrl)) report('url', 'page_url', { host: hostOf(websiteUrl) });
  const kind = cellOf('type').toLowerCase();
  const type = pageTypes.find((one) => one === kind);
  if (kind !== '' && !type) report('type', 'not_one_of', { value: kind.slice(0, 40), options: pageTypes.join(', ') });
  const title = text('title', pageLimits.title);
  const keyword = text('primary_kw', pageLimits.keyword);
  const language = text('language', 12);
  const page = url === null ? null : { url, title, primary_kw: keyword, language, ...(type ? { type } : {}) };
  return { page, faults };
}

const broken = (issues: InputIssue[]) => new AppError(422, 'file_not_csv', { issues });

interface PageFile {
  pages: NewPage[];
  /** Columns that hold nothing of a page, as the file names them. */
  ignoredColumns: string[];
}

/** The pages of a file, each URL once. Throws 422 with every fault by row and column, 413 and 415. */
export async function readPageCsv(given: File | undefined, websiteUrl: string, language: InterfaceLanguage): Promise<PageFile> {
  const file = checkFile(given);
  const text = decodeText(new Uint8Array(await file.arrayBuffer())).replace(/^\uFEFF/, '');
  if (text.includes('\0')) throw broken([{ field, code: 'invalid' }]);
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter: separatorOf(text), skipEmptyLines: 'greedy' });
  const [head = [], ...rows] = data;
  const names = head.map(columnOf);
  // A file of URLs alone needs no header.
  const hasHeader = names.includes('url');
  const at = (column: Column) => (hasHeader ? names.indexOf(column) : column === 'url' ? 0 : -1);
  const lines = hasHeader ? rows : data;
  const isQuoted = errors.find(({ type }) => type === 'Quotes');
  if (isQuoted)
    throw broken([
      { field, code: 'literal', params: { text: rowText((isQuoted.row ?? 0) + 1, 'url', 'invalid', undefined, language) } },
    ]);
  if (!hasHeader && canonicalUrl(head[0]?.trim() ?? '') === null)
    throw broken([{ field, code: 'columns_missing', params: { name: file.name, columns: 'url' } }]);
  if (lines.length === 0) throw broken([{ field, code: 'file_empty', params: { name: file.name } }]);
  if (lines.length > pageLimits.pages) throw broken([{ field, code: 'too_many', params: { max: pageLimits.pages } }]);
  const pages = new Map<string, NewPage>();
  const faults: Fault[] = [];
  lines.forEach((cells, index) => {
    const cellOf = (column: Column) => (cells[at(column)] ?? '').trim().toWellFormed();
    const read = readRow(cellOf, index + (hasHeader ? 2 : 1), websiteUrl);
    if (faults.length < maxFaults) faults.push(...read.faults);
    if (read.page && !pages.has(read.page.url)) pages.set(read.page.url, read.page);
  });
  if (faults.length > 0)
    throw broken(
      faults.map(({ row, column, code, params }) => ({
        field,
        code: 'literal',
        params: { text: rowText(row, column, code, params, language) },
      })),
    );
  const isIgnored = (name: string, index: number) =>
    !columnNames.some((column) => column === name) || names.indexOf(name) !== index;
  const ignoredColumns = hasHeader ? head.filter((_, index) => isIgnored(names[index] ?? '', index)) : [];
  return { pages: [...pages.values()], ignoredColumns: ignoredColumns.map(nameColumn).filter(Boolean).slice(0, maxFaults) };
}

/** "Row 6, primary_kw: …", as everywhere where a file has faults. */
const rowText = (row: number, column: Column, code: string, params: Fault['params'], language: InterfaceLanguage) =>
  validationMessage('row_and_column', { row, column, text: validationMessage(code, params, language) }, language);
