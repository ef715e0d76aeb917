// Calls on comments. Whatever is not to be seen is not found.
import { forbidden } from '../../kernel/errors.ts';
import { type Keep, withIdempotencyKey } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { rpc } from '../../kernel/rpc.ts';
import { getVisibleDetail, lockDocument } from '../documents/index.ts';
import { commentAbilities } from './comments.policy.ts';
import { presentComment } from './comments.present.ts';
import { countComments, deleteComment, listComments, listCommentsOf, listPeopleOf } from './comments.queries.ts';
import { createComment } from './create-comment.ts';
import { editComment } from './edit-comment.ts';
import { getComment } from './get-comment.ts';

export function commentRoutes(kernel: Kernel) {
  const { database } = kernel;
  return {
    show: rpc.comments.show.handler(async ({ context: { actor, tagWith }, input }) => {
      const document = await getVisibleDetail(kernel, actor, input.order_detail_id);
      const isResolved = input.resolved ?? null;
      const rows = await listComments(database, document.id, { isResolved, page: input.page, perPage: input.per_page });
      const total = await countComments(database, document.id, isResolved);
      const people = await listPeopleOf(database, document.workspace_id);
      tagWith([rows, total, people, actor.role]);
      return { comments: rows.map((row) => presentComment(row, actor)), recordsTotal: total, people };
    }),
    create: rpc.comments.create.handler(({ context, input }) =>
      withIdempotencyKey(
        kernel,
        context,
        { call: 'comments.create', body: input },
        (keep: Keep<number>) => createComment(kernel, context.actor, input, keep),
        async (id) => {
          const { actor, reader } = context;
          const { comment } = await getComment(kernel, actor, id);
          return { message: message('comment_created', reader.language), comment: presentComment(comment, actor) };
        },
      ),
    ),
    edit: rpc.comments.edit.handler(async ({ context: { actor, reader }, input }) => {
      await editComment(kernel, actor, input);
      const { comment } = await getComment(kernel, actor, input.comment_id);
      return { message: message('comment_saved', reader.language), comment: presentComment(comment, actor) };
    }),
    remove: rpc.comments.remove.handler(async ({ context: { actor, reader }, input }) => {
      const { comment, document } = await getComment(kernel, actor, input.comment_id);
      if (!commentAbilities(actor, comment).delete) throw forbidden();
      await database.transaction(async (tx) => {
        // Locked like a reply: a reply comes before and goes with its thread, or finds none.
        await lockDocument(tx, document.id);
        await deleteComment(tx, comment.id);
        kernel.changes.note(tx, document);
      });
      return { message: message('comment_deleted', reader.language) };
    }),
    mine: rpc.comments.mine.handler(async ({ context: { actor }, input }) => {
      const { rows, total } = await listCommentsOf(database, actor, input.which, {
        isResolved: input.resolved ?? null,
        page: input.page,
        perPage: input.per_page,
      });
      return {
        comments: rows.map((row) => ({ ...presentComment(row, actor), title: row.title })),
        recordsTotal: total,
      };
    }),
  };
}
