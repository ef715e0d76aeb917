import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
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
    /** Unique part of the post's address: it finds a post again if its creation got no response. */
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
    index('publications_failed').on(table.user_id).where(sql`state = 'failed'`),
  ],
);

/**
 * Every past state of a publication. The trigger `publications_note_event` writes it in the transaction that changes the publication, and
 * `publication_events_stay` keeps it. No foreign keys: publications count after document and website are gone.
 */
export const publicationEvents = pgTable(
  'publication_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    publication_id: integer().notNull(),
    account_id: integer().notNull(),
    /** Of the document at that moment; null outside workspaces. */
    workspace_id: integer(),
    website_id: integer().notNull(),
    order_detail_id: integer().notNull(),
    version_id: integer().notNull(),
    /** The requesting user. */
    user_id: integer().notNull(),
    state: text({ enum: ['queued', 'sending', 'live', 'remote_draft', 'failed'] }).notNull(),
    /** True where the document had been on the website before. */
    is_update: boolean().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('publication_events_created').on(table.created_at),
    index('publication_events_account').on(table.account_id, table.created_at),
    index('publication_events_publication').on(table.publication_id, table.id),
    index('publication_events_website').on(table.website_id, table.created_at).where(sql`state = 'live'`),
  ],
);
