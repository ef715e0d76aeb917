import { anchorOf, findQuote, type QuoteAnchor } from '@folio/contract/quote-anchor';
import { textOfHtml } from '@folio/engine/document/plain-text';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { conflict, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { findCurrentVersion, getVisibleDetail, lockDocument } from '../documents/index.ts';
import { countComments, findComment, insertComment, listThreadPeople, updateComment } from './comments.queries.ts';
import { readMentions } from './get-comment.ts';
import { raiseCommentCreated } from './raise-comment.ts';

/** Most comments of one document, answers included. */
const maxComments = 1000;

export interface NewComment {
  order_detail_id: number;
  text: string;
  quote?: string | null | undefined;
  anchor?: QuoteAnchor | null | undefined;
  parent_id?: number | null | undefined;
  mentions?: number[] | undefined;
}

/** The quote as the text has it; without a place where the words are not in the text any more. */
async function anchorQuote(tx: Db, input: NewComment) {
  if (!input.quote?.trim()) return { quote: null, anchor: null };
  const current = await findCurrentVersion(tx, input.order_detail_id);
  const text = textOfHtml(current?.html ?? '');
  const range = findQuote(text, input.quote, input.anchor);
  return range
    ? { quote: text.slice(range.start, range.end), anchor: anchorOf(text, range) }
    : { quote: input.quote, anchor: null };
}

async function findThread(tx: Db, input: NewComment) {
  if (input.parent_id === null || input.parent_id === undefined) return null;
  const parent = await findComment(tx, input.parent_id);
  if (!parent || parent.order_detail_id !== input.order_detail_id) throw notFound('comment_not_found');
  return parent.parent_id === null ? parent : await findComment(tx, parent.parent_id);
}

/**
 * Adds a comment and answers its id; an answer to an answer joins the thread, and one to a settled thread opens it again. Throws 404 for
 * a document or thread that the actor does not see, 409 when the document has 1,000 comments and 422 for people who do not see it.
 */
export async function createComment(kernel: Kernel, actor: Actor, input: NewComment): Promise<number> {
  const document = await getVisibleDetail(kernel, actor, input.order_detail_id);
  const text = input.text.toWellFormed();
  return kernel.database.transaction(async (tx) => {
    // The text stands still until the comment is there, or a save would not move its quote along; and the number of comments is right.
    await lockDocument(tx, document.id);
    const thread = await findThread(tx, input);
    const mentions = await readMentions(tx, document.workspace_id, input.mentions ?? []);
    if ((await countComments(tx, document.id)) >= maxComments) throw conflict('too_many_comments');
    const people = thread ? await listThreadPeople(tx, thread.id) : [];
    const id = await insertComment(tx, {
      order_detail_id: document.id,
      parent_id: thread?.id ?? null,
      user_id: actor.id,
      impersonator_id: actor.impersonator?.id ?? null,
      text,
      mentions,
      created_at: kernel.clock.now(),
      ...(thread ? {} : await anchorQuote(tx, input)),
    });
    if (thread?.resolved_at) await updateComment(tx, thread.id, { resolved_at: null, resolved_by: null });
    await raiseCommentCreated(tx, actor, document, { commentId: id, text, mentions, people });
    return id;
  });
}
