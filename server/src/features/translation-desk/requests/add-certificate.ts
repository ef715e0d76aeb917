// Having a translation of people certified: a request of its own with the certificate as its one stage, for the price that the notice says.
import { baseOf } from '@folio/contract/languages';
import { certificateCredits } from '@folio/contract/translation-words';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { conflict } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { recordAudit } from '../../audit/index.ts';
import { findCurrentVersion, getEditableDetail } from '../../documents/index.ts';
import { reserveCredits } from '../../ledger/index.ts';
import { orderPolicy, orderRows, type orderRows as rows } from '../../orders/index.ts';
import { listCertificates, listCurrentIds } from '../certificates/certificates.queries.ts';
import { raiseTranslationChanged } from '../desk-events.ts';
import { refuseWithoutPeople } from '../desk-people.ts';
import { type LineTurn, prepareQueue } from '../desk-queues.ts';
import { dueAt } from '../desk-time.ts';
import { insertJobs } from '../jobs/jobs.queries.ts';
import { sourceParts } from '../line-texts.ts';
import { listHolidays } from '../linguists/linguists.queries.ts';
import { peoplesTexts } from '../peoples-texts.ts';
import { refuseHidden } from './create-request.ts';
import {
  findPeoplesLine,
  findRequest,
  findRunningRequestOf,
  insertLines,
  insertRequest,
  type LineRow,
} from './requests.queries.ts';

/** True where the text of now has a valid certificate. */
async function isCertified(db: Db, orderDetailId: number): Promise<boolean> {
  const current = await listCurrentIds(db, orderDetailId);
  const certificates = await listCertificates(db, orderDetailId);
  return certificates.some(({ id, state }) => state === 'valid' && current.has(id));
}

/** The newest line whose work people have finished, with its languages; null for what no person worked on. Machine text is never certified. */
async function findOrigin(db: Db, orderDetailId: number) {
  const line = await findPeoplesLine(db, orderDetailId);
  const request = line && (await findRequest(db, line.request_id));
  if (!line || !request || baseOf(request.source_language) === baseOf(line.target_language)) return null;
  return { line, request };
}

/** True where `addCertificate` may be asked for; whether the paragraphs still fit is seen then. */
export async function canCertify(kernel: Kernel, actor: Actor, detail: rows.OrderDetailRow): Promise<boolean> {
  const { database } = kernel;
  if (detail.status !== 'accepted' || !orderPolicy.abilities(actor, detail).edit) return false;
  if ((await findRunningRequestOf(database, [detail.id])) !== null || (await findOrigin(database, detail.id)) === null)
    return false;
  return !(await isCertified(database, detail.id));
}

const sourceOf = ({ source_kind, asset_ids, source_version_id, source_text, name, target_language, words, bands }: LineRow) => ({
  source_kind,
  asset_ids,
  source_version_id,
  source_text,
  name,
  target_language,
  words,
  bands,
});

/**
 * Answers the id of the request. Throws 409 where no person has worked on the text, where its paragraphs are not those of its source any
 * more, where it has a certificate or is being worked on, or too few credits are left.
 */
export async function addCertificate(
  kernel: Kernel,
  actor: Actor,
  call: { order_detail_id: number; notes: string },
): Promise<number> {
  await refuseHidden(kernel, actor);
  const seen = await getEditableDetail(kernel, actor, call.order_detail_id);
  await refuseWithoutPeople(kernel.database, 'certified');
  const origin = await findOrigin(kernel.database, seen.id);
  if (!origin) throw conflict('not_by_people');
  const parts = await sourceParts(kernel, origin.line);
  if (!(await peoplesTexts(kernel, origin.line, parts, origin.request.source_language))) throw conflict('paragraphs_differ');
  const now = kernel.clock.now();
  return kernel.database.transaction(async (tx) => {
    const [detail] = await orderRows.lockDetails(tx, [seen.id]);
    if (detail?.status !== 'accepted' || !(await findCurrentVersion(tx, seen.id))) throw conflict('order_not_editable');
    const running = await findRunningRequestOf(tx, [detail.id]);
    if (running !== null) throw conflict('document_of_request', { number: `TR-${running}` });
    if (await isCertified(tx, detail.id)) throw conflict('certified_already');
    const { line: source, request: before } = origin;
    const price = certificateCredits;
    await reserveCredits(tx, {
      accountId: detail.account_id,
      userId: detail.user_id,
      workspaceId: detail.workspace_id,
      orderDetailId: detail.id,
      amount: price,
    });
    const due = dueAt(now, source.words, 1, 'standard', await listHolidays(tx));
    const request = await insertRequest(tx, {
      account_id: detail.account_id,
      workspace_id: detail.workspace_id,
      user_id: detail.user_id,
      order_id: detail.order_id,
      title: detail.title,
      kind: 'certified',
      state: 'authorised',
      source_language: before.source_language,
      target_languages: [source.target_language],
      formality: before.formality,
      use_memory: before.use_memory,
      notes: call.notes,
      details: before.details,
      words: source.words,
      due_at: due,
      authorised_at: now,
      authorised_by: actor.id,
    });
    const [line] = await insertLines(tx, [
      { ...sourceOf(source), request_id: request.id, position: 0, order_detail_id: detail.id },
    ]);
    if (!line) throw new Error('The line was not inserted');
    await insertJobs(tx, [
      {
        line_id: line.id,
        request_id: request.id,
        position: 0,
        stage: 'certificate',
        price,
        credits_reserved: price,
        words: source.words,
        new_words: source.words,
        due_at: due,
      },
    ]);
    await kernel.jobs.send<LineTurn>(prepareQueue, { lineId: line.id }, tx);
    await recordAudit(tx, actor, {
      action: 'translation.authorised',
      workspaceId: request.workspace_id,
      subjectId: request.id,
      subjectName: request.title,
      details: { credits: price },
    });
    await raiseTranslationChanged(tx, request, actor, null);
    return request.id;
  });
}
