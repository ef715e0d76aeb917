import { boolean, customType, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.table.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Browser sessions; the token itself is known to the browser only. */
export const sessions = pgTable(
  'sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    token_hash: bytes().notNull(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The person who acts as `user_id`; null in one's own session. */
    impersonator_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    is_remembered: boolean().notNull().default(false),
    user_agent: text(),
    locked_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    last_seen_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('sessions_token').on(table.token_hash), index('sessions_user').on(table.user_id)],
);

/** Personal API tokens, one per user for now. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    token_hash: bytes().notNull(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Last four characters, so that its owner recognises it. */
    ending: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    last_used_at: timestamp({ withTimezone: true }),
  },
  (table) => [uniqueIndex('api_tokens_token').on(table.token_hash), uniqueIndex('api_tokens_user').on(table.user_id)],
);

/** Links that work once: to reset a password or to become somebody else. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    token_hash: bytes().notNull(),
    purpose: text({ enum: ['reset_password', 'impersonate'] }).notNull(),
    /** Whose password is reset, or who will be impersonated. */
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Who asked, for an impersonation. */
    requested_by: integer().references(() => users.id, { onDelete: 'cascade' }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    used_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('one_time_tokens_token').on(table.token_hash),
    index('one_time_tokens_user').on(table.user_id, table.purpose),
  ],
);
