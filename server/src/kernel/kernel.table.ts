import { bigint, customType, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What creating calls made by `Idempotency-Key`, written in the transaction that made it and kept for a day. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer().notNull(),
    call: text().notNull(),
    key: text().notNull(),
    body_hash: bytes().notNull(),
    /** What the call made, from which its answer is presented again. */
    made: jsonb('answer').notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('idempotent_answers_key').on(table.user_id, table.call, table.key),
    index('idempotent_answers_age').on(table.created_at),
  ],
);

/** Counters of `rate-limiter-flexible`; its column names. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);

/** What happened, waiting for delivery to its subscribers (notifications, webhooks); deleted once delivered. */
export const raisedEvents = pgTable('raised_events', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  account_id: integer().notNull(),
  workspace_id: integer(),
  /** Who did it; null for the platform itself. */
  user_id: integer(),
  impersonator_id: integer(),
  subject_id: integer(),
  data: jsonb().$type<Record<string, unknown>>().notNull(),
  /** How often it could not be delivered although it was delivered by itself. */
  failures: integer().notNull().default(0),
  /** It is delivered after those behind it, not before this time; null while it never failed. */
  deferred_until: timestamp({ withTimezone: true }),
  created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
