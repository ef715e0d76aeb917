// The box "Human proofreading" of a form: a separate request, authorized with the order. Its job is offered once the text is accepted.
import { countWords } from '@folio/contract/tool-price';
import { maxLineSegments } from '@folio/contract/translation-words';
import type * as z from 'zod';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { invalidField } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { assetRows } from '../../assets/index.ts';
import { reserveCredits } from '../../ledger/index.ts';
import { type orderEvents, orderRows, type peopleWork } from '../../orders/index.ts';
import { isProofread } from '../core/desk.policy.ts';
import { auditAuthorised } from '../core/desk-audit.ts';
import { raiseTranslationChanged } from '../core/desk-events.ts';
import { dueAt } from '../core/desk-time.ts';
import type { LockedRequest } from '../core/get-request.ts';
import { insertJobs, updateJob } from '../core/jobs.queries.ts';
import { sentencesOf } from '../core/line-texts.ts';
import { listHolidays } from '../core/linguists.queries.ts';
import { insertLines, insertRequest, type LineRow, updateLine, updateRequest } from '../core/requests.queries.ts';
import type { ProofreadSource } from '../requests/proofread-source.ts';
import { allNew, lineOf } from '../requests/read-sources.ts';

type Ordered = z.infer<typeof orderEvents.proofreadingOrdered.schema>;

/** Stands for a language that the model finds out. */
const detected = 'auto';

/** A translation is proofread beside its original. */
function sourceOf({ toolSlug, input, assetIds }: peopleWork.ProofreadOrder): ProofreadSource | null {
  const { text, source_language: from } = input;
  const language = typeof from === 'string' ? from : detected;
  if (toolSlug === 'text_translation' && typeof text === 'string')
    return { kind: 'text', language, text, assetIds: [], versionId: null };
  return toolSlug === 'document_translation' ? { kind: 'files', language, text: null, assetIds, versionId: null } : null;
}

/** Throws 422 at `files` for more sentences than a person's editor has. Files that the actor may not use are refused with the order. */
export async function refuseUnproofreadable(kernel: Kernel, actor: Actor, ordered: peopleWork.ProofreadOrder): Promise<void> {
  const source = sourceOf(ordered);
  if (source?.kind !== 'files') return;
  // The rules of English count well enough before the language is known.
  const language = source.language === detected ? 'en' : source.language;
  let count = 0;
  for (const row of await assetRows.listAssets(kernel.database, source.assetIds)) {
    if (row.user_id !== actor.id) continue;
    count += (await sentencesOf(kernel, lineOf({ assetId: row.id }), language)).length;
    if (count > maxLineSegments) throw invalidField('files', 'too_many_segments', { name: row.file_name });
  }
}

/** The handler of `order.proofreading_ordered`. Throws 422 for a language that nobody proofreads. */
export async function orderProofreading(kernel: Kernel, tx: Db, ordered: Ordered): Promise<void> {
  const { orderDetailId, userId, impersonatorId, price } = ordered;
  const [detail] = await orderRows.lockDetails(tx, [orderDetailId]);
  if (!detail) throw new Error(`Document ${orderDetailId} is gone`);
  if (!isProofread(detail.language)) throw invalidField('human_proofreading', 'proofreading_language');
  const by = { id: userId, impersonator: impersonatorId === null ? null : { id: impersonatorId, name: '' } };
  await startProofreading(kernel, tx, detail, { by, price, source: sourceOf(ordered) });
}

interface Proofreading {
  by: Pick<Actor, 'id' | 'impersonator'>;
  price: number;
  source: ProofreadSource | null;
}

/** Its job is offered once the model's text is accepted. Callers hold the document's row. */
async function startProofreading(
  kernel: Kernel,
  tx: Db,
  detail: orderRows.OrderDetailRow,
  { by, price, source }: Proofreading,
): Promise<void> {
  const now = kernel.clock.now();
  await reserveCredits(tx, {
    accountId: detail.account_id,
    userId: detail.user_id,
    workspaceId: detail.workspace_id,
    orderDetailId: detail.id,
    amount: price,
  });
  const due = dueAt(now, 0, 1, 'standard', await listHolidays(tx));
  const request = await insertRequest(tx, {
    account_id: detail.account_id,
    workspace_id: detail.workspace_id,
    user_id: detail.user_id,
    order_id: detail.order_id,
    title: detail.title,
    kind: 'proofreading',
    state: 'authorised',
    source_language: source?.language ?? detail.language,
    target_languages: [detail.language],
    due_at: due,
    authorised_at: now,
    authorised_by: by.id,
  });
  const [line] = await insertLines(tx, [
    {
      request_id: request.id,
      position: 0,
      name: detail.title,
      target_language: detail.language,
      order_detail_id: detail.id,
      source_kind: source?.kind ?? 'own',
      source_text: source?.text ?? null,
      asset_ids: source?.assetIds ?? [],
      source_version_id: source?.versionId ?? null,
      bands: allNew(0),
    },
  ]);
  if (!line) throw new Error('The line was not inserted');
  await insertJobs(tx, [
    {
      line_id: line.id,
      request_id: request.id,
      position: 0,
      stage: 'proofreading',
      price,
      credits_reserved: price,
      words: 0,
      new_words: 0,
      due_at: due,
    },
  ]);
  await auditAuthorised(tx, { ...by, accountId: detail.account_id }, request, price);
  await raiseTranslationChanged(tx, request, by, null);
}

/** Words, language and due date of a proofreading, which are known once the model has written. Callers hold the rows. */
export async function measureWritten(kernel: Kernel, tx: Db, locked: LockedRequest, line: LineRow): Promise<void> {
  const { request, jobs } = locked;
  if (request.kind !== 'proofreading' || line.words > 0) return;
  const [detail] = await orderRows.listDetails(tx, [line.order_detail_id]);
  if (!detail) return;
  const { source_language: found, words: ofFiles } = detail.content;
  const written = line.source_kind === 'files' && typeof ofFiles === 'number' ? ofFiles : (detail.words ?? 0);
  const words = line.source_text === null ? written : countWords(line.source_text);
  const due = dueAt(kernel.clock.now(), words, 1, request.turnaround, await listHolidays(tx));
  await updateLine(tx, line.id, { words, bands: allNew(words) });
  for (const job of jobs.filter((one) => one.line_id === line.id))
    await updateJob(tx, job.id, { words, new_words: words, due_at: due });
  const isDetected = request.source_language === detected && typeof found === 'string';
  await updateRequest(tx, request.id, { words, due_at: due, ...(isDetected ? { source_language: found } : {}) });
}
