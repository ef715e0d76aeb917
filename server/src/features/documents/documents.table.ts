import { boolean, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.table.ts';
import { orderDetails } from '../orders/orders.table.ts';

/** Snapshots of a document. Only an open one (being autosaved by its author) ever changes. */
export const documentVersions = pgTable(
  'document_versions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    order_detail_id: integer()
      .notNull()
      .references(() => orderDetails.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    name: text(),
    title: text().notNull(),
    html: text().notNull(),
    words: integer().notNull(),
    /** Null for what the engine wrote. */
    user_id: integer().references(() => users.id),
    impersonator_id: integer().references(() => users.id),
    origin: text({ enum: ['engine', 'person', 'restore'] }).notNull(),
    is_open: boolean().notNull().default(false),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('document_versions_number').on(table.order_detail_id, table.number)],
);
