import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { dispatch } from '../../kernel/events.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { documentSaved, documentTextChanged } from './document-events.ts';
import { type DocumentVersionRow, findCurrentVersion, lockDocument, updateDocumentFacts } from './documents.queries.ts';
import { closeVersion, insertVersion } from './save-version.ts';

/** Puts the text of an old version on top of the current one. Callers hold the document's row. */
export async function bringBack(
  tx: Db,
  kernel: Kernel,
  actor: Actor,
  back: { current: DocumentVersionRow | null; version: DocumentVersionRow; origin: 'restore' | 'cancel' },
): Promise<void> {
  const { current, version, origin } = back;
  if (current?.is_open) await closeVersion(tx, current.id);
  const { order_detail_id, title, html, words } = version;
  await dispatch(kernel, tx, documentTextChanged, {
    orderDetailId: order_detail_id,
    oldHtml: current?.html ?? '',
    newHtml: html,
  });
  await insertVersion(tx, {
    order_detail_id,
    title,
    html,
    words,
    origin,
    restored_version_id: version.id,
    user_id: actor.id,
    impersonator_id: actor.impersonator?.id ?? null,
    created_at: kernel.clock.now(),
    updated_at: kernel.clock.now(),
  });
  await updateDocumentFacts(tx, order_detail_id, { title, words, isTextNew: html !== current?.html || title !== current.title });
  await dispatch(kernel, tx, documentSaved, {
    orderDetailId: order_detail_id,
    userId: actor.id,
    impersonatorId: actor.impersonator?.id ?? null,
  });
}

/** Makes a new version with the text of an old one; nothing in between is lost. */
export async function restoreVersion(kernel: Kernel, actor: Actor, version: DocumentVersionRow): Promise<void> {
  await kernel.database.transaction(async (tx) => {
    await lockDocument(tx, version.order_detail_id);
    const current = await findCurrentVersion(tx, version.order_detail_id);
    await bringBack(tx, kernel, actor, { current, version, origin: 'restore' });
  });
}
