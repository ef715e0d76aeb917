// Comments on documents: threads on the whole text or on a passage of it, mentions, and resolved threads.
import * as z from 'zod';
import {
  answer,
  flag,
  id,
  idempotent,
  listOf,
  nullishId,
  orderCall,
  paging,
  personSchema,
  timestamp,
  tolerated,
} from './base.ts';
import { withErrors } from './errors.ts';

/** Position of a quoted passage in the plain text: its context (at most 32 characters each) and the number of characters before it. */
export const anchorSchema = z.object({
  prefix: z.string().max(32).default(''),
  suffix: z.string().max(32).default(''),
  start: z.coerce.number<number>().int().min(0).max(2_000_000).default(0),
});

export const commentSchema = z.object({
  id: z.int(),
  order_detail_id: z.int(),
  parent_id: z.int().nullable(),
  text: z.string(),
  /** The passage as it reads now; null for a remark on the whole document. */
  quote: z.string().nullable(),
  /** Null with a quote: the passage is gone from the text. */
  anchor: anchorSchema.nullable(),
  mentions: z.array(personSchema),
  /** The id is null for a guest of a review link. */
  user: z.object({ id: z.int().nullable(), name: z.string() }),
  is_guest: z.boolean(),
  /** User that wrote it as `user`. */
  impersonator: personSchema.nullable(),
  resolved_at: timestamp().nullable(),
  resolved_by: personSchema.nullable(),
  edited_at: timestamp().nullable(),
  created_at: timestamp(),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), resolve: z.boolean() }),
});
export type Comment = z.infer<typeof commentSchema>;

const text = () => z.string().trim().min(1).max(5000);
const mentions = () => listOf(id()).pipe(z.array(id()).max(20));

const calls = {
  show: orderCall
    .route({ method: 'GET', path: '/comments/show', summary: 'Comments of a document, oldest first' })
    .input(
      z.object({
        order_detail_id: id(),
        resolved: flag().optional(),
        ...paging,
        per_page: z.coerce.number<number>().int().min(1).max(500).default(500),
        ...tolerated,
      }),
    )
    .output(
      answer({
        comments: z.array(commentSchema),
        recordsTotal: z.int(),
        people: z.array(personSchema).describe('Who can be mentioned here'),
      }),
    ),
  create: idempotent(orderCall)
    .route({ method: 'PUT', path: '/comments/create', summary: 'Comment on a document or answer a comment' })
    .input(
      z.object({
        order_detail_id: id(),
        text: text(),
        quote: z.string().min(1).max(2000).nullish(),
        anchor: anchorSchema.nullish(),
        parent_id: nullishId(),
        mentions: mentions().optional(),
        ...tolerated,
      }),
    )
    .output(answer({ comment: commentSchema })),
  edit: orderCall
    .route({ method: 'POST', path: '/comments/edit', summary: 'Change a comment, or resolve and reopen its thread' })
    .input(
      z.object({
        comment_id: id(),
        text: text().optional(),
        mentions: mentions().optional(),
        resolved: flag().optional(),
        ...tolerated,
      }),
    )
    .output(answer({ comment: commentSchema })),
  remove: orderCall
    .route({ method: 'DELETE', path: '/comments/delete', summary: 'Delete a comment; with the first of a thread go its answers' })
    .input(z.object({ comment_id: id(), ...tolerated }))
    .output(answer({})),
  /** Newest first, over all documents that the caller still sees. */
  mine: orderCall
    .route({
      method: 'GET',
      path: '/comments/show_comment_user',
      summary: "A person's comments: written by them, or naming them",
    })
    .input(
      z.object({
        which: z.enum(['written', 'mentioned']).default('written'),
        resolved: flag().optional(),
        ...paging,
        ...tolerated,
      }),
    )
    .output(answer({ comments: z.array(commentSchema.extend({ title: z.string() })), recordsTotal: z.int() })),
};

export const commentsContract = withErrors(
  calls,
  { 404: ['COMMENT_NOT_FOUND', 'ORDER_NOT_FOUND'] },
  { create: { 409: ['TOO_MANY_COMMENTS'] } },
);
