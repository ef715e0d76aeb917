import { index, integer, pgTable, real, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts, users } from '../accounts/accounts.table.ts';

/** Every call of a model, whatever came of it. */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    tool_slug: text().notNull(),
    order_detail_id: integer(),
    workspace_id: integer(),
    provider: text().notNull(),
    model: text().notNull(),
    capability: text().notNull(),
    input_tokens: integer(),
    output_tokens: integer(),
    /** Of sound or film. */
    seconds: real(),
    pictures: integer(),
    duration_ms: integer().notNull(),
    outcome: text().notNull(),
    problem: text(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('model_calls_account').on(table.account_id, table.id.desc()),
    index('model_calls_user').on(table.account_id, table.user_id, table.id.desc()),
  ],
);
