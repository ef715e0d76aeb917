import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts, users } from '../accounts/accounts.table.ts';

/** The append-only list of credit movements; their sum is the account's available credits. */
export const creditMovements = pgTable(
  'credit_movements',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    user_id: integer().references(() => users.id),
    /** Not a foreign key: the ledger outlives the document. */
    order_detail_id: integer(),
    kind: text({ enum: ['grant', 'reserve', 'settle', 'release'] }).notNull(),
    /** Added to the available credits: negative when reserved, 0 or more when settled (what was not needed), positive when released. */
    amount: integer().notNull(),
    /** Credits really spent; only on `settle`. */
    spent: integer().notNull().default(0),
    /** Available credits after this movement. */
    balance: integer().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('credit_movements_account').on(table.account_id, table.id.desc()),
    index('credit_movements_user').on(table.account_id, table.user_id, table.id.desc()),
  ],
);
