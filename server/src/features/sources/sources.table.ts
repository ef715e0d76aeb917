import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts, users } from '../accounts/accounts.table.ts';

/** Files and pages that feed generation. Those given with an order are unlisted until somebody names them. */
export const additionalSources = pgTable(
  'additional_sources',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    workspace_id: integer(),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    is_listed: boolean().notNull().default(false),
    name: text().notNull(),
    type: text({ enum: ['file', 'url'] }).notNull(),
    url: text(),
    /** Where the uploaded bytes lie. */
    storage_key: text(),
    state: text({ enum: ['queued', 'ready', 'failed'] })
      .notNull()
      .default('queued'),
    /** Code of the engine's failure, and what fills its sentence. */
    problem: text(),
    problem_detail: text(),
    /** Extracted text, as the engine's `SourceText` has it. */
    text: text(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('additional_sources_owner').on(table.user_id, table.workspace_id)],
);
