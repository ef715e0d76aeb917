// Orders of the tools of people become requests, in the transaction that places them: quoted at once where the rates are known, and begun
// at once where the price that the form showed is the price.
import { proofreadingCredits, requestLineLimit } from '@folio/contract/translation-words';
import type * as z from 'zod';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { type orderEvents, type peopleWork, placing } from '../../orders/index.ts';
import { auditAuthorised } from '../core/desk-audit.ts';
import { raiseTranslationChanged } from '../core/desk-events.ts';
import { countQueue } from '../core/desk-queues.ts';
import { dueAt } from '../core/desk-time.ts';
import { listHolidays, listRates } from '../core/linguists.queries.ts';
import { insertRequest, type LineRow, type RequestRow, updateRequest } from '../core/requests.queries.ts';
import { releaseDeposit } from '../requests/deposit.ts';
import { insertDocumentLines, toolOfLine } from '../requests/insert-document-lines.ts';
import { priceRequest } from '../requests/price-request.ts';
import { startStages } from '../requests/start-stages.ts';

type Orderer = Pick<Actor, 'id' | 'accountId' | 'impersonator'>;

export type PeopleOrder = z.infer<typeof orderEvents.peopleToolOrdered.schema>;

/** A line with the document that the order made for its output; null for the lines after the first. */
interface OrderedLine {
  line: peopleWork.PeopleLine;
  detailId: number | null;
}

const linesOf = (outputs: PeopleOrder['outputs']): OrderedLine[] =>
  outputs.flatMap(({ orderDetailId, lines }) =>
    lines.map((line, index) => ({ line, detailId: index === 0 ? orderDetailId : null })),
  );

/** Outputs that ask for the same make one request, of at most 100 lines. */
function* requestsOf(order: PeopleOrder): Generator<{ terms: peopleWork.PeopleTerms; lines: OrderedLine[] }> {
  for (const outputs of Map.groupBy(order.outputs, ({ terms }) => JSON.stringify(terms)).values()) {
    const lines = linesOf(outputs);
    const terms = outputs[0]?.terms;
    if (!terms) continue;
    for (let at = 0; at < lines.length; at += requestLineLimit) yield { terms, lines: lines.slice(at, at + requestLineLimit) };
  }
}

/** Inserts the lines, and the documents of those after the first. */
async function insertDocuments(tx: Db, order: PeopleOrder, request: RequestRow, ordered: OrderedLine[]): Promise<LineRow[]> {
  const known = {
    id: order.orderId,
    account_id: order.accountId,
    workspace_id: order.workspaceId,
    folder_id: order.folderId,
    user_id: order.userId,
    documents: ordered
      .filter(({ detailId }) => detailId === null)
      .map(({ line }) =>
        placing.documentOfPeople({ title: line.name, language: line.targetLanguage, tool_slug: toolOfLine(request, line) }),
      ),
  };
  const { detailIds: fresh } = await placing.insertOrder(tx, known);
  const lines = ordered.map(({ line, detailId }) => ({
    ...line,
    documentId: detailId ?? fresh.shift() ?? 0,
    hasFile: detailId !== null,
  }));
  return insertDocumentLines(tx, request, lines);
}

/** A proofreading costs the price in the form for any number of files: no second click. */
async function startProofreadings(
  kernel: Kernel,
  tx: Db,
  actor: Orderer,
  request: RequestRow,
  lines: LineRow[],
): Promise<RequestRow> {
  const now = kernel.clock.now();
  const words = Math.max(...lines.map((line) => line.words));
  const due = dueAt(now, words, 1, request.turnaround, await listHolidays(tx));
  await releaseDeposit(tx, { request, lines });
  await startStages(kernel, tx, request, lines, {
    dueAt: due,
    priceAt: (line) => ({ price: line.position === 0 ? proofreadingCredits : 0, express: 0 }),
  });
  await auditAuthorised(tx, actor, request, proofreadingCredits);
  return updateRequest(tx, request.id, {
    state: 'authorised',
    due_at: due,
    authorised_at: now,
    authorised_by: request.user_id,
  });
}

async function quoteOrAsk(kernel: Kernel, tx: Db, request: RequestRow, lines: LineRow[]): Promise<RequestRow> {
  const terms = { rates: await listRates(tx), holidays: await listHolidays(tx) };
  const quote = priceRequest(kernel.clock.now(), request, lines, terms);
  return updateRequest(tx, request.id, { state: quote ? 'quoted' : 'quote_requested', quote });
}

/** The handler of `order.of_people_placed`. */
export async function requestPeopleWork(kernel: Kernel, tx: Db, order: PeopleOrder): Promise<void> {
  const actor: Orderer = {
    id: order.userId,
    accountId: order.accountId,
    impersonator: order.impersonatorId === null ? null : { id: order.impersonatorId, name: '' },
  };
  for (const { terms, lines: ordered } of requestsOf(order)) {
    const request = await insertRequest(tx, {
      account_id: order.accountId,
      workspace_id: order.workspaceId,
      user_id: order.userId,
      order_id: order.orderId,
      title: order.title,
      kind: terms.kind,
      source_language: terms.sourceLanguage,
      target_languages: [...new Set(ordered.map(({ line }) => line.targetLanguage))],
      turnaround: terms.turnaround,
      wanted_by: terms.wantedBy,
      notes: terms.notes,
      details: terms.details,
      words: ordered.reduce((sum, { line }) => sum + line.words, 0),
    });
    const lines = await insertDocuments(tx, order, request, ordered);
    const isCounted = ordered.every(({ line }) => line.bands !== null);
    if (terms.kind === 'proofreading')
      await raiseTranslationChanged(tx, await startProofreadings(kernel, tx, actor, request, lines), actor, null);
    else if (isCounted) await raiseTranslationChanged(tx, await quoteOrAsk(kernel, tx, request, lines), actor, null);
    else {
      await raiseTranslationChanged(tx, await updateRequest(tx, request.id, { state: 'quote_requested' }), actor, null);
      await kernel.jobs.send(countQueue, { requestId: request.id }, tx);
    }
  }
}
