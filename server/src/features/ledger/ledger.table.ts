import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
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
    workspace_id: integer(),
    tool_slug: text(),
    /** Why, where a person moved credits by hand. */
    note: text(),
    /** Not a foreign key: the ledger outlives the document. */
    order_detail_id: integer(),
    kind: text({ enum: ['grant', 'reserve', 'settle', 'release'] }).notNull(),
    /** Added to the available credits: negative when reserved, 0 or more when settled (the unneeded rest), positive when released. */
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
    // With all that sums of spending read, so that none of the rows is.
    index('credit_movements_spending')
      .on(table.account_id, table.created_at, table.user_id, table.workspace_id, table.spent)
      .where(sql`spent > 0`),
    index('credit_movements_spent_at').on(table.created_at).where(sql`spent > 0`),
  ],
);

/** Credits that a person or a workspace may spend in a calendar month (UTC); checked before every order. */
export const creditCaps = pgTable(
  'credit_caps',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    /** Exactly one of the two is set. */
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    workspace_id: integer(),
    monthly_credits: integer().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('credit_caps_one_subject', sql`(${table.user_id} is null) <> (${table.workspace_id} is null)`),
    uniqueIndex('credit_caps_user').on(table.user_id),
    uniqueIndex('credit_caps_workspace').on(table.workspace_id),
  ],
);

/** Credits spent or held per month, person and workspace; kept with every movement, so that a cap costs one look-up. */
export const creditMonths = pgTable(
  'credit_months',
  {
    account_id: integer().notNull(),
    user_id: integer().notNull(),
    /** 0 is the personal workspace. */
    workspace_id: integer().notNull(),
    /** First day, UTC. */
    month: date().notNull(),
    credits: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.workspace_id, table.month] }),
    index('credit_months_workspace').on(table.workspace_id, table.month),
    index('credit_months_account').on(table.account_id, table.month),
  ],
);
