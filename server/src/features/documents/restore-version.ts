import type { Actor } from '../../kernel/actor.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import {
  closeVersion,
  type DocumentVersionRow,
  findCurrentVersion,
  insertVersion,
  lockDocument,
  updateDocumentFacts,
} from './documents.queries.ts';

/** Makes a new version with the text of an old one; nothing in between is lost. */
export async function restoreVersion(kernel: Kernel, actor: Actor, version: DocumentVersionRow): Promise<void> {
  await kernel.database.transaction(async (tx) => {
    await lockDocument(tx, version.order_detail_id);
    const current = await findCurrentVersion(tx, version.order_detail_id);
    if (current?.is_open) await closeVersion(tx, current.id);
    const { order_detail_id, title, html, words } = version;
    await insertVersion(tx, {
      order_detail_id,
      title,
      html,
      words,
      origin: 'restore',
      restored_version_id: version.id,
      user_id: actor.id,
      impersonator_id: actor.impersonator?.id ?? null,
      created_at: kernel.clock.now(),
      updated_at: kernel.clock.now(),
    });
    await updateDocumentFacts(tx, order_detail_id, { title, words });
  });
}
