import { type AnyPgColumn, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.table.ts';
import { orderDetails } from '../orders/orders.table.ts';

/** Position of a quoted passage in the plain text of a document; found again by its words and its context. */
export interface QuoteAnchor {
  /** Characters before and after the quote, at most 32 each. */
  prefix: string;
  suffix: string;
  /** Characters from the beginning of the text, where it stood last. */
  start: number;
}

/** Remarks on a document or a passage of it. A thread is a comment without a parent and its answers. */
export const comments = pgTable(
  'comments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    order_detail_id: integer()
      .notNull()
      .references(() => orderDetails.id, { onDelete: 'cascade' }),
    parent_id: integer().references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    /** Null for a guest. */
    user_id: integer().references(() => users.id),
    /** A guest of a review link; the foreign key is in the migrations alone, since guests belong to a feature above. */
    guest_id: integer(),
    /** Stays when the guest is deleted. */
    guest_name: text(),
    impersonator_id: integer().references(() => users.id),
    text: text().notNull(),
    /** The passage as it reads now; null for a remark on the whole document. */
    quote: text(),
    /** The passage as it was when it was chosen; null where it was not in the text, and of older comments. */
    chosen: jsonb().$type<QuoteAnchor & { quote: string }>(),
    /** Null with a quote: the passage is gone from the text. */
    anchor: jsonb().$type<QuoteAnchor>(),
    mentions: integer().array().notNull().default([]),
    /** Of a thread. */
    resolved_at: timestamp({ withTimezone: true }),
    resolved_by: integer().references(() => users.id),
    edited_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('comments_document').on(table.order_detail_id, table.id),
    index('comments_user').on(table.user_id, table.id),
    index('comments_mentions').using('gin', table.mentions),
    index('comments_parent').on(table.parent_id),
  ],
);
