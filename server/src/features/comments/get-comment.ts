import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { AppError, invalidField, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { getVisibleDetail } from '../documents/index.ts';
import { type CommentRow, findComment, listPeopleOf } from './comments.queries.ts';

/** A comment with its document, where the actor sees the document; 404 otherwise. */
export async function getComment(kernel: Kernel, actor: Actor, id: number) {
  const comment: CommentRow | null = await findComment(kernel.database, id);
  if (!comment) throw notFound('comment_not_found');
  const document = await getVisibleDetail(kernel, actor, comment.order_detail_id).catch((problem: unknown) => {
    throw problem instanceof AppError && problem.status === 404 ? notFound('comment_not_found') : problem;
  });
  return { comment, document };
}

/** The ids without repetition. Throws 422 if one belongs to a user without access to the scope. */
export async function readMentions(db: Db, workspaceId: number | null, ids: number[]): Promise<number[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const known = new Set((await listPeopleOf(db, workspaceId)).map((person) => person.id));
  if (wanted.some((id) => !known.has(id))) throw invalidField('mentions', 'not_an_option');
  return wanted;
}
