// Moving documents into a folder or another scope. They keep their author. Moving needs the permission to delete.
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { forbidden, notFound } from '../../kernel/errors.ts';
import { dispatch } from '../../kernel/events.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { scopeOf } from '../../kernel/policy.ts';
import { orderContext, orderPolicy, orderRows, pickedDetails } from '../orders/index.ts';
import { documentsLeaving } from './document-events.ts';

export type MoveCall = pickedDetails.PickedDocuments & {
  folder_id?: number | null | undefined;
  workspace_id?: number | null | undefined;
};

/** Locks scope and folder first and the documents after them, as everywhere. Null where a document was moved elsewhere in between. */
async function moveOnce(kernel: Kernel, tx: Db, actor: Actor, call: MoveCall): Promise<number | null> {
  const { folder_id: folderId = null, workspace_id: workspaceId, ...picked } = call;
  const seen = await pickedDetails.pickDetails(tx, actor, picked);
  if (seen.some((detail) => !orderPolicy.canRemove(actor, detail))) throw forbidden();
  const scopes = workspaceId === undefined ? new Set(seen.map((detail) => detail.workspace_id)) : new Set([workspaceId]);
  for (const scope of scopes) await orderContext.lockScope(tx, scopeOf(actor, scope), folderId);
  const details = await pickedDetails.lockPickedDetails(tx, actor, picked);
  if (details.some((detail) => !orderPolicy.canRemove(actor, detail))) throw forbidden();
  if (workspaceId === undefined && details.some((detail) => !scopes.has(detail.workspace_id))) return null;
  if (workspaceId === null && details.some((detail) => detail.user_id !== actor.id)) throw forbidden('move_only_own');
  const leaving = workspaceId === undefined ? [] : details.filter((detail) => detail.workspace_id !== workspaceId);
  if (leaving.length > 0) await dispatch(kernel, tx, documentsLeaving, { orderDetailIds: leaving.map(({ id }) => id) });
  await orderRows.moveDetailsToFolder(tx, details, { folderId, ...(workspaceId === undefined ? {} : { workspaceId }) });
  return details.length;
}

/** Tries against documents that someone else keeps moving. */
const maxTries = 3;

/**
 * Moves all or none and answers how many. Throws 403 for someone else's document (managers may within workspaces, but take nobody's into
 * their personal one) and 404 for a folder or workspace that the documents cannot go to.
 */
export async function moveDocuments(kernel: Kernel, actor: Actor, call: MoveCall): Promise<number> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const moved = await kernel.database.transaction((tx) => moveOnce(kernel, tx, actor, call));
    if (moved !== null) return moved;
  }
  throw notFound('order_not_found');
}
