// Recipients of a comment: owners of the document or the thread, and people it mentions. One notification a person.
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { raiseEvent } from '../../kernel/events.ts';
import { commentCreated, commentMentioned } from './comment-events.ts';

interface CommentedDocument {
  id: number;
  title: string;
  user_id: number;
  workspace_id: number | null;
}

interface CommentNews {
  commentId: number;
  text: string;
  mentions: number[];
  /** Previous authors of the thread. */
  people: number[];
  /** Of a comment that was there already, people may have been notified. */
  isChange?: boolean;
}

const maxExcerptLength = 140;

const excerptOf = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= maxExcerptLength ? line : `${[...line].slice(0, maxExcerptLength - 1).join('')}…`;
};

/** The author as the event names them; a guest has no user id. */
type Author = Pick<Actor, 'accountId' | 'name' | 'impersonator'> & { id: number | null };

function eventOf(
  actor: Author,
  document: CommentedDocument,
  { commentId, text, mentions, people, isChange = false }: CommentNews,
) {
  const { impersonator } = actor;
  return {
    accountId: actor.accountId,
    workspaceId: document.workspace_id,
    userId: actor.id,
    impersonatorId: impersonator?.id ?? null,
    subjectId: document.id,
    data: {
      comment_id: commentId,
      title: document.title,
      person: impersonator ? `${impersonator.name} (${actor.name})` : actor.name,
      text: excerptOf(text),
      mentions,
      people: [...new Set([document.user_id, ...people])],
      is_change: isChange,
    },
  };
}

/** A comment was written. */
export async function raiseCommentCreated(tx: Db, actor: Author, document: CommentedDocument, news: CommentNews): Promise<void> {
  await raiseEvent(tx, commentCreated, eventOf(actor, document, news));
  await raiseCommentMentioned(tx, actor, document, news);
}

/** Raises mentions in a comment, for users not mentioned in it before. */
export async function raiseCommentMentioned(
  tx: Db,
  actor: Author,
  document: CommentedDocument,
  news: CommentNews,
): Promise<void> {
  if (news.mentions.length > 0) await raiseEvent(tx, commentMentioned, eventOf(actor, document, news));
}
