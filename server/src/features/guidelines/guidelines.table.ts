import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts, users } from '../accounts/accounts.table.ts';

/** Briefings, which the specification's calls name guidelines. */
export const guidelines = pgTable(
  'guidelines',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    workspace_id: integer(),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    title: text().notNull(),
    overall_goal: text().notNull().default(''),
    platform: text().notNull().default(''),
    competitors: text().notNull().default(''),
    structure: text().notNull().default(''),
    tone_of_voice: text().notNull().default(''),
    /** Counts the changes by people; one that was made on an older revision is refused. */
    revision: integer().notNull().default(1),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('guidelines_workspace').on(table.workspace_id, table.title),
    index('guidelines_user').on(table.user_id, table.title),
  ],
);
