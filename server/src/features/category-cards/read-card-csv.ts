// Cards from a CSV file or workbook with the tool's fields as columns; lists are separated by `;`. Faults name row and column.
import type { Tool } from '@folio/catalogue/define-tool';
import { cardLimits } from '@folio/contract/card-words';
import { canonicalUrl } from '@folio/contract/page-address';
import type { ToolInput } from '@folio/contract/tool-values';
import { validationMessage } from '@folio/contract/validation-messages';
import type { Actor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { bulkRows, noFile, readTableFile, type Table } from '../bulk-orders/index.ts';
import { orderInput } from '../orders/index.ts';
import { listPagesByUrls } from '../pages/index.ts';
import { type BatchCard, cardTool } from './card-fields.ts';

const listFields = ['linked_keywords', 'soft_keywords', 'h2_headings'] as const;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const wordsOf = (value: unknown) => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);

/** The tool without fields that a card may wait for: a row without primary keyword is saved, and not written. */
const withoutRequired = (tool: Tool): Tool => ({
  ...tool,
  fields: tool.fields.map((field) => (field.name === 'primary_kw' ? { ...field, required: false } : field)),
});

/** Lists of cells: `;` in place of the `|` of bulk order rows. */
function withLists(table: Table, mapping: Record<string, string>): Table {
  const isList = table.columns.map((column) => listFields.some((name) => mapping[name] === column));
  return {
    ...table,
    rows: table.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, at) => (isList[at] ? cell.replaceAll(';', '|') : cell)),
    })),
  };
}

const switches = /^(?:yes|no|true|false|0|1|y|n|x|ja|nein|s[iìí]|oui|non|sim|não)?$/i;

/** Footer texts by line. A column that says yes or no, like the form's box, gives none; such cells are read as yes. */
function takeFooters(table: Table, column: string | undefined): { table: Table; footers: Map<number, string> } {
  const at = column === undefined ? -1 : table.columns.indexOf(column);
  const footers = new Map<number, string>();
  const rows = table.rows.map((row) => {
    const text = row.cells[at]?.trim() ?? '';
    if (switches.test(text)) return row;
    footers.set(row.line, text);
    return { ...row, cells: row.cells.map((cell, index) => (index === at ? 'true' : cell)) };
  });
  return { table: { ...table, rows }, footers };
}

/** A card as a judged row says. The pages of its URLs are found afterwards. */
const cardOf = (input: ToolInput, language: string): BatchCard & { pageUrl: string } => ({
  category_name: textOf(input.category_name),
  brand: textOf(input.brand).slice(0, cardLimits.name),
  primary_kw: textOf(input.primary_kw),
  linked_keywords: wordsOf(input.linked_keywords).map((keyword) => ({ keyword, page_url_id: null, url: null })),
  soft_keywords: wordsOf(input.soft_keywords),
  h2_headings: wordsOf(input.h2_headings),
  cards: Number(input.cards),
  content_length: Number(input.content_length),
  footer_content: input.footer_content === true ? textOf(input.category_name) : '',
  language,
  page_url_id: null,
  pageUrl: textOf(input.page_url),
});

/** Throws 422 with every fault by row and column, 413 and 415. */
export async function readCardCsv(
  kernel: Kernel,
  actor: Actor,
  call: { file?: File | undefined; website: { id: number; url: string } | null; shared: Record<string, unknown> },
): Promise<BatchCard[]> {
  if (!call.file) throw noFile('file');
  const tool = withoutRequired(await orderInput.getTool(kernel.database, actor, cardTool));
  const given = await readTableFile(call.file, 'file');
  if (given.rows.length > cardLimits.batch) throw new AppError(422, 'too_many_rows', { params: { max: cardLimits.batch } });
  const mapping = await bulkRows.mapColumns(kernel.database, actor, tool, given.columns, undefined);
  const { table, footers } = takeFooters(withLists(given, mapping), mapping['footer_content']);
  const reader = actor.language;
  const sources = { ids: [], files: [], urls: [] };
  const { rows, issues } = await bulkRows.validateRows({ tool, table, mapping, shared: call.shared, sources, reader });
  const cards = rows.map((row) => {
    const card = { ...cardOf(row.input, row.language), number: row.number };
    return { ...card, footer_content: footers.get(row.number) ?? card.footer_content };
  });
  const urls = new Map(
    cards.flatMap(({ pageUrl }) => (pageUrl === '' ? [] : [[pageUrl, canonicalUrl(pageUrl, call.website?.url)]])),
  );
  const known = call.website
    ? await listPagesByUrls(
        kernel.database,
        call.website.id,
        [...urls.values()].filter((url) => url !== null),
      )
    : [];
  const pageOf = new Map(known.map((page) => [page.url, page]));
  const fault = (number: number, field: string, code: string, params?: Record<string, string | number>) =>
    issues.push({
      row: number,
      line: number,
      column: mapping[field] ?? field,
      field,
      message: validationMessage(code, params, reader),
    });
  for (const card of cards) {
    for (const field of ['linked_keywords', 'soft_keywords', 'primary_kw'] as const) {
      const words = field === 'linked_keywords' ? card.linked_keywords.map(({ keyword }) => keyword) : [card[field]].flat();
      if (words.some((word) => word.length > cardLimits.keyword))
        fault(card.number, field, 'too_long', { max: cardLimits.keyword });
    }
    if (card.footer_content.length > cardLimits.footer)
      fault(card.number, 'footer_content', 'too_long', { max: cardLimits.footer });
    if (card.pageUrl === '') continue;
    const page = pageOf.get(urls.get(card.pageUrl) ?? '');
    if (page) card.page_url_id = page.id;
    else fault(card.number, 'page_url', 'unknown_page');
  }
  bulkRows.refuseIssues({ issues: issues.toSorted((one, other) => one.line - other.line), rows }, 'file', false);
  return cards.map(({ number: _number, pageUrl: _url, ...card }) => card);
}
