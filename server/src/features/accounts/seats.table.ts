import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts, users } from './accounts.table.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Seats of an account: a user's, or one held by an invitation. Every user able to log in has one. */
export const seats = pgTable(
  'seats',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    /** Lower case. */
    email: text().notNull(),
    /** Null while the invitation waits. */
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** As chosen in the invitation; the founder's own seat has none. */
    access_level: text({ enum: ['master', 'user'] }),
    /** Workspaces to join when accepting; with `master` all of the account. */
    workspace_ids: integer().array().notNull().default([]),
    invited_by: integer().references(() => users.id, { onDelete: 'set null' }),
    token_hash: bytes(),
    expires_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('seats_account').on(table.account_id, table.id),
    uniqueIndex('seats_user').on(table.user_id),
    uniqueIndex('seats_token').on(table.token_hash),
    uniqueIndex('seats_invited').on(table.account_id, table.email).where(sql`user_id is null`),
  ],
);
