import { type Keep, withIdempotencyKey } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { scopeOf } from '../../kernel/policy.ts';
import { rpc } from '../../kernel/rpc.ts';
import { changeFolder, createFolder } from './edit-folder.ts';
import { presentFolder } from './folders.present.ts';
import { listFolders } from './folders.queries.ts';
import { getVisibleFolder } from './get-folder.ts';

/** All calls on folders but deleting one, which is the documents' (`orders/delete-folder.routes.ts`). */
export function folderRoutes(kernel: Kernel) {
  return {
    show: rpc.folders.show.handler(async ({ context: { actor }, input }) => {
      const rows = await listFolders(kernel.database, scopeOf(actor, input.workspace_id));
      return { folders: rows.map((row) => presentFolder(row, actor)) };
    }),
    create: rpc.folders.create.handler(({ context, input }) =>
      withIdempotencyKey(
        kernel,
        context,
        { call: 'folders.create', body: input },
        (keep: Keep<number>) => createFolder(kernel, context.actor, input, keep),
        async (id) => {
          const { actor, reader } = context;
          const folder = await getVisibleFolder(kernel, actor, id);
          return { message: message('folder_created', reader.language), folder: presentFolder(folder, actor) };
        },
      ),
    ),
    update: rpc.folders.update.handler(async ({ context: { actor, reader }, input }) => {
      const { user_id: _, source: __, ...change } = input;
      const folder = await changeFolder(kernel, actor, change);
      return { message: message('folder_saved', reader.language), folder: presentFolder(folder, actor) };
    }),
  };
}
