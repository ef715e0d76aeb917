import type { Actor } from '../../kernel/actor.ts';
import { conflict } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { findCurrentVersion, findVersionBefore, lockDocument } from './documents.queries.ts';
import { bringBack } from './restore-version.ts';

/**
 * Undoes a restore: the text as it stood before becomes a new version, and the restored one stays in the history. Throws 409 when the
 * newest version is not a restore, so that nothing written since is covered.
 */
export async function cancelRestore(kernel: Kernel, actor: Actor, orderDetailId: number): Promise<void> {
  await kernel.database.transaction(async (tx) => {
    await lockDocument(tx, orderDetailId);
    const current = await findCurrentVersion(tx, orderDetailId);
    const before = current?.origin === 'restore' ? await findVersionBefore(tx, current) : null;
    if (!current || !before) throw conflict('no_restore_to_cancel');
    await bringBack(tx, kernel, actor, { current, version: before, origin: 'cancel' });
  });
}
