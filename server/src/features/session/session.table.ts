import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
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
    /** The impersonator of `user_id`; null in a user's own session. */
    impersonator_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** The impersonator's own session: acting ends with it. */
    own_session_id: integer().references((): AnyPgColumn => sessions.id, { onDelete: 'cascade' }),
    /** Value of `users.access_generation` of either user when the impersonation began: it ends once one has changed. */
    user_generation: integer(),
    impersonator_generation: integer(),
    is_remembered: boolean().notNull().default(false),
    /** The single sign-on provider that opened it; null for a password. */
    issuer: text(),
    user_agent: text(),
    locked_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    last_seen_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('sessions_token').on(table.token_hash),
    index('sessions_user').on(table.user_id),
    index('sessions_impersonator').on(table.impersonator_id),
    index('sessions_own').on(table.own_session_id),
    index('sessions_expires').on(table.expires_at),
  ],
);

/** Personal API tokens. `tools/update_api_token` replaces the one it made before. */
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
    /** Scopes of the token: `read` every GET, `orders` placing and editing documents, `manage` the rest of its owner's rights. */
    scopes: text({ enum: ['read', 'orders', 'manage'] })
      .array()
      .notNull()
      .default(['read', 'orders', 'manage']),
    /** The token of the API page's refresh button: one per user. */
    is_primary: boolean().notNull().default(false),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expires_at: timestamp({ withTimezone: true }),
    last_used_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('api_tokens_token').on(table.token_hash),
    uniqueIndex('api_tokens_primary').on(table.user_id).where(sql`is_primary`),
    index('api_tokens_user').on(table.user_id, table.id),
  ],
);

/** Second factor by an authenticator app (RFC 6238). It counts once confirmed. */
export const authenticators = pgTable('authenticators', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret_sealed: text().notNull(),
  confirmed_at: timestamp({ withTimezone: true }),
  /** The last time step that was accepted, so that a code works once. */
  last_step: integer().notNull().default(0),
  /** Hashes of the recovery codes that are left. */
  recovery_hashes: bytes().array().notNull().default([]),
  created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Identity of a user at the single sign-on provider. */
export const identities = pgTable(
  'identities',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    issuer: text().notNull(),
    subject: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('identities_subject').on(table.issuer, table.subject), index('identities_user').on(table.user_id)],
);

/** Links that work once: to reset a password or to become someone else. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    token_hash: bytes().notNull(),
    /** `second_factor` bridges the two halves of a login. */
    purpose: text({ enum: ['reset_password', 'impersonate', 'second_factor'] }).notNull(),
    /** The user of the password reset or impersonation. */
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The requesting user of an impersonation. */
    requested_by: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** The session that asked for an impersonation: only it may use the link. */
    session_id: integer().references(() => sessions.id, { onDelete: 'cascade' }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    used_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('one_time_tokens_token').on(table.token_hash),
    index('one_time_tokens_user').on(table.user_id, table.purpose),
    index('one_time_tokens_expires').on(table.expires_at),
    index('one_time_tokens_session').on(table.session_id),
  ],
);
