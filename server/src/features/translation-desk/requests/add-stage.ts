// A stage added to an accepted document: a request of that document alone, which begins when its quote is authorised.
import { baseOf } from '@folio/contract/languages';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { conflict, notFound } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { findCurrentVersion } from '../../documents/index.ts';
import { orderRows } from '../../orders/index.ts';
import { listCertificates, listCurrentIds } from '../core/certificates.queries.ts';
import { raiseTranslationChanged } from '../core/desk-events.ts';
import type { LockedRequest } from '../core/get-request.ts';
import { findDeliveredStage } from '../core/jobs.queries.ts';
import { sourceParts } from '../core/line-texts.ts';
import { listHolidays } from '../core/linguists.queries.ts';
import { peoplesTexts, textsToProofread } from '../core/peoples-texts.ts';
import {
  findAddedRequest,
  findRunningRequestOf,
  insertLines,
  insertRequest,
  type LineRow,
  listRequestsOfDocuments,
  type RequestRow,
  updateLine,
  updateRequest,
} from '../core/requests.queries.ts';
import { priceRequest } from './price-request.ts';
import { type AddedStage, addedStageOf } from './stages.ts';

/** True if the current text has a valid certificate. */
async function isCertified(db: Db, orderDetailId: number): Promise<boolean> {
  const current = await listCurrentIds(db, orderDetailId);
  const certificates = await listCertificates(db, orderDetailId);
  return certificates.some(({ id, state }) => state === 'valid' && current.has(id));
}

/** True if the current text was delivered by a second person: a proofreader, reviser or certifier. */
async function isProofreadNow(db: Db, orderDetailId: number): Promise<boolean> {
  const version = await findCurrentVersion(db, orderDetailId);
  const stage = version && (await findDeliveredStage(db, orderDetailId, version.number));
  return stage !== null && stage !== 'translation';
}

/** True if the document does not need the stage. */
export const hasStage = (db: Db, orderDetailId: number, stage: AddedStage): Promise<boolean> =>
  stage === 'certificate' ? isCertified(db, orderDetailId) : isProofreadNow(db, orderDetailId);

/** Throws 409 unless people can begin the stage now. Callers that write hold the document's row. */
export async function refuseStage(db: Db, stage: AddedStage, detail: orderRows.OrderDetailRow | undefined): Promise<void> {
  if (detail?.status !== 'accepted' || !(await findCurrentVersion(db, detail.id))) throw conflict('order_not_editable');
  const running = await findRunningRequestOf(db, [detail.id]);
  if (running !== null)
    throw stage === 'certificate' ? conflict('document_of_request', { number: running }) : conflict('proofreading_runs');
  if (await hasStage(db, detail.id, stage)) throw conflict(stage === 'certificate' ? 'certified_already' : 'proofread_already');
}

type PairedLine = Pick<
  LineRow,
  'source_kind' | 'asset_ids' | 'source_version_id' | 'source_text' | 'order_detail_id' | 'target_language'
>;

/** Throws 409 if the current text cannot be put beside the line's source. Opens files: not for transactions. */
export async function refuseUnpaired(kernel: Kernel, stage: AddedStage, line: PairedLine, sourceLanguage: string): Promise<void> {
  if (line.source_kind === 'own' || baseOf(sourceLanguage) === baseOf(line.target_language)) return;
  const parts = await sourceParts(kernel, line);
  const texts = await (stage === 'certificate' ? peoplesTexts : textsToProofread)(kernel, line, parts, sourceLanguage);
  if (texts === null) throw conflict('paragraphs_differ');
}

/**
 * For a quoted request with locked rows: throws 404 if the document was deleted or moved to another workspace, 409 if the added stage cannot
 * begin any more. Does nothing for other requests.
 */
export async function refuseOutdatedStage(tx: Db, { request, lines }: Pick<LockedRequest, 'request' | 'lines'>): Promise<void> {
  const stage = addedStageOf(request);
  if (stage === null) return;
  if (lines.length === 0) throw notFound('order_not_found');
  const details = await orderRows.listDetails(
    tx,
    lines.map((line) => line.order_detail_id),
  );
  for (const line of lines) {
    const detail = details.find(({ id, workspace_id }) => id === line.order_detail_id && workspace_id === request.workspace_id);
    if (!detail) throw notFound('order_not_found');
    await refuseStage(tx, stage, detail);
  }
}

interface NewStage {
  stage: AddedStage;
  notes: string;
  request: Pick<RequestRow, 'source_language' | 'use_memory'> & Partial<Pick<RequestRow, 'formality' | 'details'>>;
  line: Omit<LineRow, 'id' | 'request_id' | 'position' | 'order_detail_id' | 'source_hash' | 'segment_count'>;
}

/** Quotes the stage and returns the request's id: that of the stage's open request if there is one. Callers hold the document's row. */
export async function quoteStage(
  kernel: Kernel,
  tx: Db,
  actor: Actor,
  detail: orderRows.OrderDetailRow,
  { stage, notes, request: terms, line: source }: NewStage,
): Promise<number> {
  const found = await findAddedRequest(tx, detail.id, stage);
  // That of the workspace that the document came from stays there.
  const open = found?.request.workspace_id === detail.workspace_id ? found : null;
  const [first] = await listRequestsOfDocuments(tx, [detail.id]);
  const request =
    open?.request ??
    (await insertRequest(tx, {
      account_id: detail.account_id,
      workspace_id: detail.workspace_id,
      user_id: detail.user_id,
      order_id: detail.order_id,
      first_request_id: first ? (first.first_request_id ?? first.id) : null,
      title: detail.title,
      kind: stage === 'certificate' ? 'certified' : 'proofreading',
      target_languages: [source.target_language],
      words: source.words,
      notes,
      ...terms,
      details: { ...terms.details, service: stage },
    }));
  if (open) await updateLine(tx, open.line.id, source);
  const [line] = open
    ? [{ ...open.line, ...source }]
    : await insertLines(tx, [{ ...source, request_id: request.id, position: 0, order_detail_id: detail.id }]);
  if (!line) throw new Error('The line was not inserted');
  const quote = priceRequest(kernel.clock.now(), request, [line], { rates: [], holidays: await listHolidays(tx) });
  if (!quote) throw new Error(`The stage ${stage} has no price`);
  const changed = await updateRequest(tx, request.id, {
    state: 'quoted',
    quote,
    words: source.words,
    source_language: terms.source_language,
    ...(notes === '' ? {} : { notes }),
  });
  await raiseTranslationChanged(tx, changed, actor, open ? request.state : null);
  return request.id;
}
