// Placing a bulk order: all rows are judged first, and then one transaction prices, inserts, reserves and feeds the first of them, so that
// the whole is ordered or nothing.
import type { Tool } from '@folio/catalogue/define-tool';
import { countWords } from '@folio/contract/tool-price';
import type { ToolInput } from '@folio/contract/tool-values';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, conflict } from '../../kernel/errors.ts';
import type { Keep } from '../../kernel/idempotency.ts';
import { keepStored } from '../../kernel/keep-stored.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { orderContext, orderInput, orderRows, peopleWork, placing } from '../orders/index.ts';
import { insertGivenSources, keysOf, storeFiles } from '../sources/index.ts';
import { toolEvents } from '../tools/index.ts';
import { insertBulkOrder, nextBulkOrderId } from './bulk-orders.queries.ts';
import { consumeUpload } from './bulk-uploads.queries.ts';
import { feedRows } from './feed-rows.ts';
import { type BulkCall, type ReadBulkCall, readBulkCall } from './read-bulk-call.ts';
import { issueText, type Judgement } from './validate-rows.ts';

/** Rows with documents that begin with the outline of their headings, for a human author: they wait for nothing. */
const writtenNow = { status: 'in_progress' } as const;
const writtenInTurn = { status: 'processing' } as const;

/** Faults named in an error, so that a wrong file does not answer a book. */
const issuesWithRows = 100;

/** Throws 422 where a row is wrong; `isLeavingOut` takes the rows that are right, as long as there are any. */
export function refuseIssues({ issues, rows }: Pick<Judgement, 'issues' | 'rows'>, field: string, isLeavingOut: boolean): void {
  if (issues.length === 0 || (isLeavingOut && rows.length > 0)) return;
  const sentences = issues
    .slice(0, issuesWithRows)
    .map((issue) =>
      issue.line === 0
        ? { field, code: 'literal', params: { text: issueText(issue) } }
        : { field, code: 'row', params: { text: issueText(issue) } },
    );
  throw new AppError(422, 'bulk_rows_wrong', { params: { count: issues.length }, issues: sentences });
}

/** Human translation ordered in each row; memory matches are counted later. */
const peopleOutputs = (tool: Tool, outputs: { orderDetailId: number; title: string; input: ToolInput }[]) =>
  outputs.map(({ orderDetailId, title, input }) => {
    const { terms, targetLanguages, text } = peopleWork.peopleWorkOf(tool, input);
    const line = { name: title, assetId: null, text, words: countWords(text), bands: null };
    return { orderDetailId, terms, lines: targetLanguages.map((targetLanguage) => ({ ...line, targetLanguage })) };
  });

async function insertAll(
  kernel: Kernel,
  actor: Actor,
  call: BulkCall,
  read: ReadBulkCall,
  stored: Awaited<ReturnType<typeof storeFiles>>,
  keep: Keep<number>,
) {
  const { tool, context, mapping, upload, fileName } = read;
  const isByPerson = placing.isManual(tool, call);
  const isByPeople = peopleWork.isOfPeople(tool);
  const rows = isByPerson ? read.judgement.rows.map((row) => ({ ...row, price: 0 })) : read.judgement.rows;
  const ofRows = isByPerson ? writtenNow : isByPeople ? placing.peopleColumns : writtenInTurn;
  const outputsOf = (ids: readonly number[]) =>
    rows.map(({ title, language, input }, index) => ({ orderDetailId: ids[index] ?? 0, title, language, input }));
  return kernel.database.transaction(async (tx) => {
    const bulkOrderId = await nextBulkOrderId(tx);
    const order = {
      actor,
      scope: context.scope,
      tool,
      columns: {
        ...orderContext.contextColumns(context),
        tool_slug: tool.slug,
        title: placing.workingTitle(
          tool,
          {},
          call.title ?? (call.given?.isNamed === false ? undefined : fileName.replace(/\.(csv|xlsx)$/i, '')),
        ),
        language: rows[0]?.language ?? 'en',
        fields: {},
        is_bulk: true,
        price: rows.reduce((sum, row) => sum + row.price, 0),
        documents: rows.map(({ number, title, language, price, input: fields }) => ({
          ...ofRows,
          bulk_order_id: bulkOrderId,
          row_number: number,
          title,
          language,
          price,
          fields,
        })),
      },
      claim: async () => {
        if (upload && !(await consumeUpload(tx, upload.id))) throw conflict('bulk_upload_used');
        const urls = (call.source_urls ?? []).filter((url) => url !== '');
        return { source_ids: [...context.sourceIds, ...(await insertGivenSources(tx, actor, stored, urls))] };
      },
      attach: async (_: unknown, { orderId, detailIds, row }: placing.PlacedOrder) => {
        // Nothing is left to write where people do it.
        const state = isByPerson || isByPeople ? 'finished' : 'running';
        const facts = { order_id: orderId, file_name: fileName.slice(-200), mapping, row_count: rows.length };
        await insertBulkOrder(tx, { ...facts, id: bulkOrderId, state });
        await placing.dispatchTaskOrder(kernel, tx, actor, { tool, order: row, task: call.task }, outputsOf(detailIds));
      },
    };
    const placed = await placing.placeOne(kernel, tx, order);
    const outputs = outputsOf(placed.detailIds);
    if (isByPerson) {
      const inputs = new Map(outputs.map(({ orderDetailId, input }) => [orderDetailId, input]));
      for (const detail of await orderRows.listDetailsOfOrder(tx, placed.orderId))
        await placing.liveWriterPort.of(kernel).deliver(tx, detail, placing.outlineOf(detail.title, inputs.get(detail.id) ?? {}));
    } else if (isByPeople) await placing.dispatchPeopleOrder(kernel, tx, actor, placed, peopleOutputs(tool, outputs));
    else await feedRows(kernel, tx, bulkOrderId);
    await keep(tx, bulkOrderId);
    return bulkOrderId;
  });
}

/** Places all rows or none, or where the call says so those without a problem, and answers the bulk order's id; throws 422 that names row and column of each fault, 409 where credits lack. */
export async function placeBulkOrder(
  kernel: Kernel,
  actor: Actor,
  call: BulkCall,
  { keep, field = 'file' }: { keep: Keep<number>; field?: string },
): Promise<number> {
  const { read, id } = await toolEvents.reportRefusal(kernel, actor, call, async () => {
    const read = await readBulkCall(kernel, actor, call, field);
    refuseIssues(read.judgement, field, call.leave_out_wrong_rows ?? false);
    const stored = await storeFiles(kernel, orderInput.sourcesOf(read.tool, call, []).files);
    return { read, id: await keepStored(kernel, keysOf(stored), () => insertAll(kernel, actor, call, read, stored, keep)) };
  });
  if (read.upload)
    await kernel.storage.remove(read.upload.storage_key).catch((problem: unknown) => {
      kernel.log.warn({ err: problem }, 'A file that was ordered was not removed');
    });
  return id;
}
