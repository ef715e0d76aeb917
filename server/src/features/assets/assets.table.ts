import { sql } from 'drizzle-orm';
import { index, integer, pgTable, real, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts, users } from '../accounts/accounts.table.ts';

/** Files with more than their text. One without a document belongs to its uploader, for a day. */
export const assets = pgTable(
  'assets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    /**
     * Set to null when the document is deleted; the sweep then removes the bytes. The foreign key is in the migrations alone, since
     * files are below documents and do not know their table.
     */
    order_detail_id: integer(),
    /** `input` was given to the order, `result` was made by it, `picture` was inserted into its text, `certificate` belongs to a certificate. */
    role: text({ enum: ['input', 'result', 'picture', 'certificate'] }).notNull(),
    /** Name of the asset in the tool's result. */
    key: text(),
    file_name: text().notNull(),
    media_type: text().notNull(),
    bytes: integer().notNull(),
    width: integer(),
    height: integer(),
    seconds: real(),
    /** Of an upload for a tool priced by words. */
    words: integer(),
    alt: text(),
    storage_key: text().notNull(),
    sha256: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('assets_document').on(table.order_detail_id, table.id).where(sql`order_detail_id is not null`),
    index('assets_loose').on(table.created_at).where(sql`order_detail_id is null`),
    index('assets_storage').on(table.storage_key),
  ],
);
