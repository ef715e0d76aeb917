// A bulk order of product descriptions: a CSV whose columns are the tool's fields, one document a row. All rows are judged before any is placed.
import type { InterfaceLanguage } from '@folio/contract/languages';
import { parseToolInput, type ToolInput } from '@folio/contract/tool-input';
import { priceOf } from '@folio/contract/tool-price';
import { validationMessage } from '@folio/contract/validation-messages';

import type { Actor } from '../../kernel/actor.ts';
import { AppError, invalid } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { contextColumns, holdPlace, resolveContext } from './order-context.ts';
import { getTool } from './order-input.ts';
import { orderLanguage } from './order-language.ts';
import { insertDetail, insertOrder, type OrderDetailRow } from './orders.queries.ts';
import { type PlacedOrder, startDetail, workingTitle } from './place-order.ts';
import { readCsvRows } from './read-csv-rows.ts';

const slug = 'product_description_generator';
/** Rows of one call; larger files are the bulk screens' work. */
const mostRows = 500;
const largestFile = 10 * 1024 * 1024;
/** Faults named in one answer, so that a wrong file does not answer a book. */
const mostIssues = 100;

interface BulkCall {
  files: File[];
  language?: string | undefined;
  order_title?: string | null | undefined;
  workspace_id?: number | null | undefined;
  translate_from?: string | null | undefined;
}

async function readRows(file: File | undefined): Promise<Record<string, string>[]> {
  if (!file) throw new AppError(422, 'file_missing', { issues: [{ field: 'files', code: 'required' }] });
  if (file.size > largestFile) throw invalid([{ field: 'files', code: 'file_too_large', params: { name: file.name } }]);
  if (!/\.csv$/i.test(file.name)) throw new AppError(415, 'file_missing');
  const rows = readCsvRows(await file.bytes());
  if (rows === null || rows.length === 0)
    throw new AppError(422, 'file_not_csv', { issues: [{ field: 'files', code: 'invalid' }] });
  if (rows.length > mostRows) throw new AppError(422, 'too_many_rows', { params: { max: mostRows } });
  return rows;
}

/** Places one order with one document a row; throws 422 that names row and column of each fault. */
export async function placeProductDescriptions(
  kernel: Kernel,
  actor: Actor,
  language: InterfaceLanguage,
  call: BulkCall,
): Promise<PlacedOrder> {
  const context = await resolveContext(kernel.database, actor, { tool: slug, fields: {}, workspace_id: call.workspace_id });
  const tool = await getTool(kernel.database, actor, slug);
  const rows = await readRows(call.files[0]);
  const shared = {
    ...(call.language ? { language: call.language } : {}),
    ...(call.translate_from ? { translate_from: call.translate_from } : {}),
  };
  const problems: string[] = [];
  const inputs: ToolInput[] = [];
  for (const [index, row] of rows.entries()) {
    const parsed = parseToolInput(tool, { ...shared, ...row });
    if (parsed.ok) inputs.push({ ...parsed.input, human_proofreading: false });
    // Row 1 of the file is its header.
    else
      problems.push(
        ...parsed.issues.map((issue) => `${index + 2}, ${issue.field}: ${validationMessage(issue.code, issue.params, language)}`),
      );
  }
  if (problems.length > 0)
    throw invalid(problems.slice(0, mostIssues).map((text) => ({ field: 'files', code: 'row', params: { text } })));
  return kernel.database.transaction(async (tx) => {
    await holdPlace(tx, context.scope, context.folderId);
    const price = inputs.reduce((sum, input) => sum + priceOf(tool.credits, input), 0);
    const owner = { account_id: actor.accountId, user_id: actor.id, tool_slug: tool.slug };
    const order = await insertOrder(tx, {
      ...owner,
      ...contextColumns(context),
      source_ids: context.sourceIds,
      impersonator_id: actor.impersonator?.id ?? null,
      title: workingTitle(tool, {}, call.order_title),
      language: call.language ?? 'en',
      fields: {},
      price,
    });
    const details: OrderDetailRow[] = [];
    for (const input of inputs) {
      const detail = await insertDetail(tx, {
        ...owner,
        workspace_id: order.workspace_id,
        folder_id: order.folder_id,
        order_id: order.id,
        title: workingTitle(tool, input, null),
        language: await orderLanguage(tool, input, language),
        status: 'processing',
        fields: input,
        price: priceOf(tool.credits, input),
      });
      await startDetail(kernel, tx, actor, detail);
      details.push(detail);
    }
    return { order, details };
  });
}
