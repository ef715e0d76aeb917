import { providerIds } from '@folio/contract/models';
import { priceUnits } from '@folio/contract/price-units';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, pgTable, real, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
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
    /** Provider cost, in millionths of the currency of all prices; null if a price or the consumption is unknown. */
    cost_micros: bigint({ mode: 'number' }),
    /** Made on this machine, which costs nothing. */
    is_own_machine: boolean().notNull().default(false),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('model_calls_account').on(table.account_id, table.id.desc()),
    index('model_calls_user').on(table.account_id, table.user_id, table.id.desc()),
    index('model_calls_created').on(table.created_at),
  ],
);

/** Provider prices of models, maintained by staff. All rows have one currency. */
export const modelPrices = pgTable(
  'model_prices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    provider: text({ enum: providerIds }).notNull(),
    model: text().notNull(),
    unit: text({ enum: priceUnits }).notNull(),
    /** Millionths of the currency for one unit; null where the price is not known from that day on. */
    micros: integer(),
    /** ISO 4217. */
    currency: text().notNull(),
    /** The first day (UTC) of the price. */
    valid_from: date({ mode: 'string' }).notNull(),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('model_prices_model').on(table.provider, table.model, table.unit, table.valid_from),
    check('model_prices_micros', sql`${table.micros} >= 0`),
  ],
);
