import { customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.table.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Older parts of an account's log, each in a file of the storage; the chain of entries continues from the newest of them. */
export const auditArchives = pgTable(
  'audit_archives',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    storage_key: text().notNull(),
    sha256: bytea().notNull(),
    bytes: integer().notNull(),
    entries: integer().notNull(),
    first_at: timestamp({ withTimezone: true }).notNull(),
    last_at: timestamp({ withTimezone: true }).notNull(),
    /** The last link that is in the file. */
    last_position: integer().notNull(),
    /** Hashes of the link before the first one and of the last one. */
    previous_hash: bytea().notNull(),
    last_hash: bytea().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('audit_archives_account').on(table.account_id, table.id)],
);
