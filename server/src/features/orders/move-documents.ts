// Moving documents into a folder or another place. They keep their author; who may not delete a document may not move it either.
import type { Actor } from '../../kernel/actor.ts';
import { forbidden } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { scopeOf } from '../../kernel/policy.ts';
import { holdPlace } from './order-context.ts';
import { mayRemove } from './orders.policy.ts';
import { placeDetails } from './orders.queries.ts';
import { type PickedDocuments, pickDetails } from './pick-details.ts';

export type MoveCall = PickedDocuments & { folder_id?: number | null | undefined; workspace_id?: number | null | undefined };

/**
 * Moves all or none and answers how many. Throws 403 for somebody else's document (managers may within workspaces, but take nobody's into
 * their personal one) and 404 for a folder or workspace that the documents cannot go to.
 */
export async function moveDocuments(kernel: Kernel, actor: Actor, call: MoveCall): Promise<number> {
  const { folder_id: folderId = null, workspace_id: workspaceId, ...picked } = call;
  return kernel.database.transaction(async (tx) => {
    const details = await pickDetails(tx, actor, picked);
    if (details.some((detail) => !mayRemove(actor, detail))) throw forbidden();
    const places = workspaceId === undefined ? new Set(details.map((detail) => detail.workspace_id)) : new Set([workspaceId]);
    for (const place of places) await holdPlace(tx, scopeOf(actor, place), folderId);
    const foreign = details.some((detail) => detail.user_id !== actor.id);
    if (workspaceId === null && foreign) throw forbidden('move_only_own');
    await placeDetails(tx, details, { folderId, ...(workspaceId === undefined ? {} : { workspaceId }) });
    return details.length;
  });
}
