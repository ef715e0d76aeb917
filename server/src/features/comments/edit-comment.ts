import type { Actor } from '../../kernel/actor.ts';
import { forbidden, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { commentAbilities } from './comments.policy.ts';
import { lockComment, updateComment } from './comments.queries.ts';
import { getComment, readMentions } from './get-comment.ts';
import { raiseCommentMentioned } from './raise-comment.ts';

interface CommentChange {
  comment_id: number;
  text?: string | undefined;
  mentions?: number[] | undefined;
  resolved?: boolean | undefined;
}

/** Changes one's own comment, or settles and reopens a thread. Throws 403 for others' words and for settling an answer. */
export async function editComment(kernel: Kernel, actor: Actor, change: CommentChange): Promise<void> {
  const { comment: seen, document } = await getComment(kernel, actor, change.comment_id);
  const can = commentAbilities(actor, seen);
  const isWords = change.text !== undefined || change.mentions !== undefined;
  if ((isWords && !can.edit) || (change.resolved !== undefined && !can.resolve)) throw forbidden();
  const now = kernel.clock.now();
  await kernel.database.transaction(async (tx) => {
    const comment = await lockComment(tx, seen.id);
    if (!comment) throw notFound('comment_not_found');
    const known = comment.mentions.map((person) => person.id);
    // Mentioned users that have left the workspace since can stay mentioned.
    const added = await readMentions(
      tx,
      document.workspace_id,
      (change.mentions ?? []).filter((id) => !known.includes(id)),
    );
    const mentions = change.mentions && [...known.filter((id) => change.mentions?.includes(id)), ...added];
    const text = change.text?.toWellFormed() ?? comment.text;
    const changes = {
      ...(text === comment.text ? {} : { text, edited_at: now }),
      ...(mentions ? { mentions } : {}),
      ...(change.resolved === undefined || change.resolved === (comment.resolved_at !== null)
        ? {}
        : { resolved_at: change.resolved ? now : null, resolved_by: change.resolved ? actor.id : null }),
    };
    if (Object.keys(changes).length > 0) await updateComment(tx, comment.id, changes);
    kernel.changes.note(tx, document);
    await raiseCommentMentioned(tx, actor, document, {
      commentId: comment.id,
      text,
      mentions: added,
      people: [],
      isChange: true,
    });
  });
}
