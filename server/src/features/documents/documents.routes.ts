// Calls on several documents: the list, deleting and moving.
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { rpc } from '../../kernel/rpc.ts';
import { deleteDocuments, deleteFolder } from './delete-documents.ts';
import { type DocumentCalls, documentRoutes } from './document.routes.ts';
import { listDocuments } from './list-documents.ts';
import { moveDocuments } from './move-documents.ts';
import { showDocument } from './show-document.ts';

const noCounts = { processing: 0, in_progress: 0, accepted: 0, failed: 0, onHold: 0 };

/** The calls that exist twice; `preset` is the category that the path asks for where the call names none. */
function routesOf(kernel: Kernel, calls: DocumentCalls, preset?: 'media') {
  return {
    ...documentRoutes(kernel, calls),
    show: calls.show.handler(async ({ context: { actor, tagWith }, input }) => {
      const {
        order_detail_id: detailId,
        order_detail_ids: ids,
        per_page: perPage,
        workspace_id: workspaceId,
        resultType: category = preset,
        folder_id: folderId,
        author_id: authorId,
        created_from: from,
        created_to: to,
        is_cancelled: isCancelled,
        ...filter
      } = input;
      if (input.action === 'retrieve-html' && detailId !== undefined) {
        const order = await showDocument(kernel, actor, detailId);
        return {
          orders: [order],
          recordsTotal: 1,
          recordsFiltered: 1,
          folders: [],
          counts: noCounts,
          cancelled: 0,
          next: null,
        };
      }
      const wanted = ids ?? (detailId === undefined ? undefined : [detailId]);
      const filterOfCall = {
        ...filter,
        ids: wanted,
        perPage: wanted ? Math.max(perPage, wanted.length) : perPage,
        category,
        workspaceId,
        folderId: folderId ?? undefined,
        authorId,
        isCancelled,
        from,
        to,
      };
      return listDocuments(kernel, actor, filterOfCall, tagWith);
    }),
    remove: calls.remove.handler(async ({ context: { actor, reader }, input }) => {
      const deleted = await deleteDocuments(kernel, actor, input);
      return { message: message('order_deleted', reader.language), deleted };
    }),
    move: calls.move.handler(async ({ context: { actor, reader }, input }) => {
      const moved = await moveDocuments(kernel, actor, input);
      return { message: message('documents_moved', reader.language), moved };
    }),
  };
}

/** Deleting a folder deletes or moves its documents, so it is theirs. */
export const folderDeletionRoutes = (kernel: Kernel) => ({
  removeFolder: rpc.documents.removeFolder.handler(async ({ context: { actor, reader }, input }) => {
    const documents = await deleteFolder(kernel, actor, input.folder_id, input.contents);
    return { message: message('folder_deleted', reader.language), documents };
  }),
});

export const mediaDocumentRoutes = (kernel: Kernel) => routesOf(kernel, rpc.mediaDocuments, 'media');

export const documentsRoutes = (kernel: Kernel) => routesOf(kernel, rpc.documents);
