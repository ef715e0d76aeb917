// Having an accepted document proofread: a request of its own, authorised as it is made, for the price that the notice says.

import { countWords } from '@folio/contract/tool-price';
import { proofreadingCredits } from '@folio/contract/translation-words';
import { textOfHtml } from '@folio/engine/document/plain-text';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { conflict, invalidField } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { findCurrentVersion, getEditableDetail } from '../../documents/index.ts';
import { reserveCredits } from '../../ledger/index.ts';
import { orderRows } from '../../orders/index.ts';
import { isProofread } from '../desk.policy.ts';
import { auditAuthorised } from '../desk-audit.ts';
import { raiseTranslationChanged } from '../desk-events.ts';
import { refuseWithoutPeople } from '../desk-people.ts';
import { type LineTurn, prepareQueue } from '../desk-queues.ts';
import { dueAt } from '../desk-time.ts';
import { insertJobs } from '../jobs/jobs.queries.ts';
import { listHolidays } from '../linguists/linguists.queries.ts';
import { refuseHidden } from './create-request.ts';
import { type ProofreadSource, readProofreadSource } from './proofread-source.ts';
import { allNew } from './read-sources.ts';
import { findRunningRequestOf, insertLines, insertRequest } from './requests.queries.ts';

interface NewProofreading {
  words: number;
  notes: string;
  authorisedBy: Pick<Actor, 'id' | 'impersonator'>;
  /** False where a model is still to write the document: then the job is offered once it is accepted. */
  isWritten: boolean;
  price?: number;
  source?: ProofreadSource | null;
}

/** Answers the id of the request. Callers hold the document's row. */
export async function startProofreading(
  kernel: Kernel,
  tx: Db,
  detail: orderRows.OrderDetailRow,
  { words, notes, authorisedBy, isWritten, price = proofreadingCredits, source = null }: NewProofreading,
): Promise<number> {
  const now = kernel.clock.now();
  await reserveCredits(tx, {
    accountId: detail.account_id,
    userId: detail.user_id,
    workspaceId: detail.workspace_id,
    orderDetailId: detail.id,
    amount: price,
  });
  const due = dueAt(now, words, 1, 'standard', await listHolidays(tx));
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
    use_memory: source?.useMemory ?? true,
    notes,
    words,
    due_at: due,
    authorised_at: now,
    authorised_by: authorisedBy.id,
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
      words,
      bands: allNew(words),
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
      words,
      new_words: words,
      due_at: due,
    },
  ]);
  if (isWritten) await kernel.jobs.send<LineTurn>(prepareQueue, { lineId: line.id }, tx);
  await auditAuthorised(tx, { ...authorisedBy, accountId: detail.account_id }, request, price);
  await raiseTranslationChanged(tx, request, authorisedBy, null);
  return request.id;
}

/**
 * A translation is proofread beside its source. Throws 422 for a language that nobody proofreads, 409 where the document is being
 * proofread already, cannot be put beside its source, or too few credits are left.
 */
export async function addProofreading(
  kernel: Kernel,
  actor: Actor,
  call: { order_detail_id: number; notes: string },
): Promise<number> {
  await refuseHidden(kernel, actor);
  const seen = await getEditableDetail(kernel, actor, call.order_detail_id);
  await refuseWithoutPeople(kernel.database, 'proofreading');
  if (!isProofread(seen.language)) throw invalidField('order_detail_id', 'proofreading_language');
  if ((await findRunningRequestOf(kernel.database, [seen.id])) !== null) throw conflict('proofreading_runs');
  const version = seen.status === 'accepted' ? await findCurrentVersion(kernel.database, seen.id) : null;
  if (!version) throw conflict('order_not_editable');
  const translation = await readProofreadSource(kernel, seen);
  return kernel.database.transaction(async (tx) => {
    const [detail] = await orderRows.lockDetails(tx, [seen.id]);
    const current = await findCurrentVersion(tx, seen.id);
    if (detail?.status !== 'accepted' || current?.id !== version.id) throw conflict('order_not_editable');
    if ((await findRunningRequestOf(tx, [detail.id])) !== null) throw conflict('proofreading_runs');
    const words = translation?.words ?? countWords(textOfHtml(current.html));
    if (words === 0) throw invalidField('order_detail_id', 'file_without_words', { name: detail.title });
    const source = translation?.source ?? null;
    return startProofreading(kernel, tx, detail, { words, notes: call.notes, authorisedBy: actor, isWritten: true, source });
  });
}
