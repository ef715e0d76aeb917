// Having a translation of people certified: a request with the certificate as its one stage.
import { baseOf } from '@folio/contract/languages';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { conflict } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { getEditableDetail } from '../../documents/index.ts';
import { orderPolicy, orderRows, type orderRows as rows } from '../../orders/index.ts';
import { refuseWithoutPeople } from '../core/desk-people.ts';
import { findPeoplesLine, findRequest, findRunningRequestOf, type LineRow } from '../core/requests.queries.ts';
import { hasStage, quoteStage, refuseStage, refuseUnpaired } from './add-stage.ts';
import { refuseHidden } from './create-request.ts';

/** The newest line with finished work by people, with its languages; null without such work. Machine text is never certified. */
async function findOrigin(db: Db, orderDetailId: number) {
  const line = await findPeoplesLine(db, orderDetailId);
  const request = line && (await findRequest(db, line.request_id));
  if (!line || !request || baseOf(request.source_language) === baseOf(line.target_language)) return null;
  return { line, request };
}

/** True if `addCertificate` can be called; it checks the paragraphs itself. */
export async function canCertify(kernel: Kernel, actor: Actor, detail: rows.OrderDetailRow): Promise<boolean> {
  const { database } = kernel;
  if (detail.status !== 'accepted' || !orderPolicy.abilities(actor, detail).edit) return false;
  if ((await findRunningRequestOf(database, [detail.id])) !== null || (await findOrigin(database, detail.id)) === null)
    return false;
  return !(await hasStage(database, detail.id, 'certificate'));
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
 * Returns the id of the quoted request. Throws 409 if no person worked on the text, its paragraphs are not those of its source any more,
 * it has a certificate, or it is being worked on.
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
  const { line, request } = origin;
  await refuseUnpaired(kernel, 'certificate', line, request.source_language);
  return kernel.database.transaction(async (tx) => {
    await orderRows.lockDetails(tx, [seen.id]);
    const detail = await getEditableDetail({ database: tx }, actor, seen.id);
    await refuseStage(tx, 'certificate', detail);
    return quoteStage(kernel, tx, actor, detail, {
      stage: 'certificate',
      notes: call.notes,
      request: {
        source_language: request.source_language,
        formality: request.formality,
        use_memory: request.use_memory,
        details: request.details,
      },
      line: sourceOf(line),
    });
  });
}
