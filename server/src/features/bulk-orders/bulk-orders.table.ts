import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts, users } from '../accounts/accounts.table.ts';
import { orders } from '../orders/orders.table.ts';

/** Column of the file by field of the tool; a field without a column takes the shared value. */
export type ColumnMapping = Record<string, string>;

/** A file that was judged and not ordered yet; it is forgotten after a day. */
export const bulkUploads = pgTable(
  'bulk_uploads',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    tool_slug: text().notNull(),
    file_name: text().notNull(),
    storage_key: text().notNull(),
    /** Null where it was not measured yet. */
    bytes: integer(),
    columns: text().array().notNull(),
    row_count: integer().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('bulk_uploads_age').on(table.created_at)],
);

/** The last column mapping of an account for files with these columns and a tool. */
export const bulkMappings = pgTable(
  'bulk_mappings',
  {
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    tool_slug: text().notNull(),
    /** SHA-256 of the column names in their order, in hex. */
    columns_hash: text().notNull(),
    mapping: jsonb().$type<ColumnMapping>().notNull(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('bulk_mappings_columns').on(table.account_id, table.tool_slug, table.columns_hash)],
);

/** One order of many rows. Each row is an order detail with its own state; title, place and price are the order's. */
export const bulkOrders = pgTable(
  'bulk_orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** `finished` once no row waits or is being written; retrying one makes it `running` again. */
    state: text({ enum: ['running', 'paused', 'cancelled', 'finished'] })
      .notNull()
      .default('running'),
    file_name: text().notNull(),
    mapping: jsonb().$type<ColumnMapping>().notNull(),
    row_count: integer().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    finished_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('bulk_orders_order').on(table.order_id),
    index('bulk_orders_running').on(table.id).where(sql`state = 'running'`),
  ],
);
