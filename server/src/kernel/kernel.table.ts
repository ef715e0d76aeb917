import { bigint, customType, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Results of creating calls by `Idempotency-Key`, written in the transaction of the call and kept for a day. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer().notNull(),
    call: text().notNull(),
    key: text().notNull(),
    body_hash: bytes().notNull(),
    /** Created ids, from which the response is presented again. */
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

/** Events that wait for delivery to their subscribers (notifications, webhooks); deleted once delivered. */
export const raisedEvents = pgTable('raised_events', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  account_id: integer().notNull(),
  workspace_id: integer(),
  /** The acting user; null for the platform itself. */
  user_id: integer(),
  impersonator_id: integer(),
  subject_id: integer(),
  data: jsonb().$type<Record<string, unknown>>().notNull(),
  /** Number of failed deliveries of this event alone. */
  failures: integer().notNull().default(0),
  /** It is delivered after those behind it, not before this time; null while it never failed. */
  deferred_until: timestamp({ withTimezone: true }),
  created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
