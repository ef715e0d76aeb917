import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.table.ts';
import { orderDetails } from '../orders/orders.table.ts';
import { websites } from '../websites/websites.table.ts';

/** One document on one site; sending it again updates the remote post rather than making another. */
export const publications = pgTable(
  'publications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    website_id: integer()
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    order_detail_id: integer()
      .notNull()
      .references(() => orderDetails.id, { onDelete: 'cascade' }),
    /** Part of the post's address that no other has: a post whose making was never answered is found again by it. */
    remote_key: text().notNull(),
    /** Version that was sent last; an older one than the document's newest makes it outdated. */
    version_id: integer().notNull(),
    state: text({ enum: ['queued', 'sending', 'live', 'remote_draft', 'failed'] }).notNull(),
    remote_id: text(),
    remote_url: text(),
    problem: text(),
    attempt: integer().notNull().default(0),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    impersonator_id: integer().references(() => users.id),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('publications_document').on(table.website_id, table.order_detail_id),
    index('publications_detail').on(table.order_detail_id),
  ],
);
