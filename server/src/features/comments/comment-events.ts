import * as z from 'zod';
import { defineEvent } from '../../kernel/events.ts';

const comment = z.object({
  comment_id: z.int(),
  /** Of the document. */
  title: z.string(),
  /** The author, with the impersonating user. */
  person: z.string(),
  /** At most 140 characters. */
  text: z.string(),
  /** Ids of users. */
  mentions: z.array(z.int()),
  people: z.array(z.int()),
  /** True for a comment that was there before. */
  is_change: z.boolean(),
});

export const commentCreated = defineEvent('comment.created', comment);
export const commentMentioned = defineEvent('comment.mentioned', comment);
