import { sql } from 'drizzle-orm';
import { bigint, boolean, check, integer, pgTable } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.table.ts';

/** Bytes that an account's files take: assets, files of sources, attachments of chats and uploads of many orders. Triggers alone write it. */
export const storageUse = pgTable('storage_use', {
  account_id: integer()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  used_bytes: bigint({ mode: 'number' }).notNull().default(0),
});

/** Storage limit of every account, as configured at the last start; null means unlimited. One row. */
export const storageLimit = pgTable(
  'storage_limit',
  { is_only: boolean().primaryKey().default(true), max_bytes: bigint({ mode: 'number' }) },
  (table) => [check('storage_limit_one_row', sql`${table.is_only}`)],
);
