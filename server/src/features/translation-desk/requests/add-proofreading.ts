// Having an accepted document proofread: a request with the proofreading as its one stage.
import { countWords } from '@folio/contract/tool-price';
import { textOfHtml } from '@folio/engine/document/plain-text';
import type { Actor } from '../../../kernel/actor.ts';
import { conflict, invalidField } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { findCurrentVersion, getEditableDetail } from '../../documents/index.ts';
import { orderPolicy, orderRows } from '../../orders/index.ts';
import { isProofread } from '../core/desk.policy.ts';
import { refuseWithoutPeople } from '../core/desk-people.ts';
import { findRunningRequestOf } from '../core/requests.queries.ts';
import { hasStage, quoteStage, refuseStage } from './add-stage.ts';
import { refuseHidden } from './create-request.ts';
import { readProofreadSource } from './proofread-source.ts';
import { allNew } from './read-sources.ts';

/** True if `addProofreading` can be called; it checks the paragraphs itself. */
export async function canProofread(kernel: Kernel, actor: Actor, detail: orderRows.OrderDetailRow): Promise<boolean> {
  const { database } = kernel;
  if (detail.status !== 'accepted' || !orderPolicy.abilities(actor, detail).edit || !isProofread(detail.language)) return false;
  return (await findRunningRequestOf(database, [detail.id])) === null && !(await hasStage(database, detail.id, 'proofreading'));
}

/**
 * Returns the id of the quoted request. A translation is proofread beside its source. Throws 422 for a language that nobody proofreads, 409
 * if the document is being proofread, a person has proofread its current text, or it cannot be put beside its source.
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
  await refuseStage(kernel.database, 'proofreading', seen);
  const version = await findCurrentVersion(kernel.database, seen.id);
  const translation = await readProofreadSource(kernel, seen);
  return kernel.database.transaction(async (tx) => {
    await orderRows.lockDetails(tx, [seen.id]);
    const detail = await getEditableDetail({ database: tx }, actor, seen.id);
    await refuseStage(tx, 'proofreading', detail);
    const current = await findCurrentVersion(tx, seen.id);
    if (!current || current.id !== version?.id) throw conflict('order_not_editable');
    const words = translation?.words ?? countWords(textOfHtml(current.html));
    if (words === 0) throw invalidField('order_detail_id', 'file_without_words', { name: detail.title });
    const source = translation?.source;
    return quoteStage(kernel, tx, actor, detail, {
      stage: 'proofreading',
      notes: call.notes,
      request: { source_language: source?.language ?? detail.language, use_memory: source?.useMemory ?? true },
      line: {
        name: detail.title,
        target_language: detail.language,
        source_kind: source?.kind ?? 'own',
        source_text: source?.text ?? null,
        asset_ids: source?.assetIds ?? [],
        source_version_id: source?.versionId ?? null,
        words,
        bands: allNew(words),
      },
    });
  });
}
