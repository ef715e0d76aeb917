import { anchorOf, findQuote, type QuoteAnchor } from '@folio/contract/quote-anchor';
import { textOfHtml } from '@folio/engine/document/plain-text';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { conflict, notFound } from '../../kernel/errors.ts';
import type { Keep } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { findCurrentVersion, getVisibleDetail, lockDocument } from '../documents/index.ts';
import {
  countComments,
  findComment,
  insertComment,
  listGuestThreads,
  listThreadPeople,
  updateComment,
} from './comments.queries.ts';
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
  if (!range) return { quote: input.quote, anchor: null };
  const [quote, anchor] = [text.slice(range.start, range.end), anchorOf(text, range)];
  return { quote, anchor, chosen: { ...anchor, quote } };
}

async function findThread(tx: Db, input: NewComment) {
  if (input.parent_id === null || input.parent_id === undefined) return null;
  const parent = await findComment(tx, input.parent_id);
  if (!parent || parent.order_detail_id !== input.order_detail_id) throw notFound('comment_not_found');
  return parent.parent_id === null ? parent : await findComment(tx, parent.parent_id);
}

/** Comment author: a member, or a guest of a review link. */
type Author = { member: Actor } | { guest: { id: number; name: string; accountId: number } };

interface CommentedDocument {
  id: number;
  title: string;
  user_id: number;
  workspace_id: number | null;
}

/** Writes the comment in the caller's transaction, which has locked the document: a save would not move its quote along otherwise. */
async function writeComment(
  kernel: Kernel,
  tx: Db,
  author: Author,
  document: CommentedDocument,
  input: NewComment,
): Promise<number> {
  const text = input.text.toWellFormed();
  const thread = await findThread(tx, input);
  const mentions = await readMentions(tx, document.workspace_id, input.mentions ?? []);
  if ((await countComments(tx, document.id)) >= maxComments) throw conflict('too_many_comments');
  const people = thread ? await listThreadPeople(tx, thread.id) : [];
  const by =
    'member' in author
      ? { user_id: author.member.id, impersonator_id: author.member.impersonator?.id ?? null }
      : { guest_id: author.guest.id, guest_name: author.guest.name };
  const id = await insertComment(tx, {
    ...by,
    order_detail_id: document.id,
    parent_id: thread?.id ?? null,
    text,
    mentions,
    created_at: kernel.clock.now(),
    ...(thread ? {} : await anchorQuote(tx, input)),
  });
  if (thread?.resolved_at) await updateComment(tx, thread.id, { resolved_at: null, resolved_by: null });
  const who =
    'member' in author
      ? author.member
      : { id: null, accountId: author.guest.accountId, name: author.guest.name, impersonator: null };
  kernel.changes.note(tx, document);
  await raiseCommentCreated(tx, who, document, { commentId: id, text, mentions, people });
  return id;
}

/**
 * Adds a guest's comment and answers its id. The caller has checked that the guest may, and locked the document. Throws 404 for a thread
 * of another document or without a guest in it, 409 when the document has 1,000 comments.
 */
export async function createGuestComment(
  kernel: Kernel,
  tx: Db,
  guest: { id: number; name: string; accountId: number },
  document: CommentedDocument,
  input: Omit<NewComment, 'order_detail_id' | 'mentions'>,
): Promise<number> {
  if (input.parent_id && !(await listGuestThreads(tx, document.id)).some(({ id }) => id === input.parent_id))
    throw notFound('comment_not_found');
  return writeComment(kernel, tx, { guest }, document, { ...input, order_detail_id: document.id });
}

/**
 * Adds a comment and returns its id. A reply to a reply joins the thread, and one to a resolved thread opens it again. Throws 404 for a document or
 * thread outside the actor's view, 409 if the document has 1,000 comments and 422 for mentioned users without access.
 */
export async function createComment(kernel: Kernel, actor: Actor, input: NewComment, keep: Keep<number>): Promise<number> {
  const document = await getVisibleDetail(kernel, actor, input.order_detail_id);
  return kernel.database.transaction(async (tx) => {
    await lockDocument(tx, document.id);
    const id = await writeComment(kernel, tx, { member: actor }, document, input);
    await keep(tx, id);
    return id;
  });
}
