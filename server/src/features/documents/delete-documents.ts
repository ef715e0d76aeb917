import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { conflict, forbidden } from '../../kernel/errors.ts';
import { dispatch } from '../../kernel/events.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { recordAudit } from '../audit/index.ts';
import { deleteFolderAlone, deleteFolderRow, getDeletableFolder, listFoldersWithin } from '../folders/index.ts';
import { releaseCredits } from '../ledger/index.ts';
import { orderPolicy, orderRows, pickedDetails } from '../orders/index.ts';
import { documentsDeleting, documentsLeaving } from './document-events.ts';
import { emptyInto, listDocumentsIn } from './folder-contents.queries.ts';

/** Documents that go with one folder; more are deleted folder by folder. */
const maxInFolder = 5000;

/** Deletes documents in the actor's view, with locked rows. Throws 403 for another user's, 409 while one of them is being written. */
async function deleteLocked(kernel: Kernel, tx: Db, actor: Actor, details: orderRows.OrderDetailRow[]): Promise<void> {
  if (details.some((detail) => !orderPolicy.canRemove(actor, detail))) throw forbidden();
  if (details.some((detail) => !orderPolicy.abilities(actor, detail).delete)) throw conflict('order_busy');
  const orderDetailIds = details.map(({ id }) => id);
  await dispatch(kernel, tx, documentsLeaving, { orderDetailIds });
  await dispatch(kernel, tx, documentsDeleting, { orderDetailIds });
  for (const detail of details) {
    // A human proofreader's credits are still held.
    await releaseCredits(tx, {
      accountId: detail.account_id,
      userId: detail.user_id,
      orderDetailId: detail.id,
      reserved: detail.credits_reserved,
    });
  }
  await orderRows.deleteDetails(tx, details);
}

/** Deletes an order with all of its documents, one document, or several; all or none. Answers how many. */
export function deleteDocuments(kernel: Kernel, actor: Actor, call: pickedDetails.PickedDocuments): Promise<number> {
  return kernel.database.transaction(async (tx) => {
    const details = await pickedDetails.lockPickedDetails(tx, actor, call);
    await deleteLocked(kernel, tx, actor, details);
    const [first] = details;
    await recordAudit(tx, actor, {
      action: 'document.deleted',
      workspaceId: first?.workspace_id ?? null,
      subjectId: first?.id ?? null,
      subjectName: details.length === 1 ? (first?.title ?? null) : String(details.length),
      details: { documents: details.length },
    });
    return details.length;
  });
}

/** Deletes a folder; its contents move up, or go with it where the actor may delete all of them. Answers how many documents moved or went. */
export function deleteFolder(kernel: Kernel, actor: Actor, id: number, contents: 'keep' | 'delete'): Promise<number> {
  return kernel.database.transaction(async (tx) => {
    const folder = await getDeletableFolder(tx, actor, id);
    const note = (documents: number) =>
      recordAudit(tx, actor, {
        action: 'folder.deleted',
        workspaceId: folder.workspace_id,
        subjectId: folder.id,
        subjectName: folder.name,
        details: { contents, documents },
      });
    if (contents === 'keep') {
      const moved = await deleteFolderAlone(tx, actor, folder, emptyInto);
      await note(moved);
      return moved;
    }
    const within = await listFoldersWithin(tx, actor, folder);
    const found = await listDocumentsIn(tx, within, maxInFolder + 1);
    if (found.length > maxInFolder) throw conflict('folder_too_full', { max: maxInFolder });
    if (found.length > 0) {
      const ids = found.map((one) => one.id);
      await deleteLocked(kernel, tx, actor, await orderRows.lockDetails(tx, ids));
    }
    await deleteFolderRow(tx, folder.id);
    await note(found.length);
    return found.length;
  });
}
