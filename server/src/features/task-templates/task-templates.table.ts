import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts, users } from '../accounts/accounts.table.ts';
import { workspaces } from '../workspaces/workspaces.table.ts';

/** Fields, steps and working days that new tasks begin with. */
export const taskTemplates = pgTable(
  'task_templates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    workspace_id: integer()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    creator_id: integer()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    /** As the contract's schema reads them. */
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
    revision: integer().notNull().default(1),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('task_templates_workspace').on(table.workspace_id, table.name, table.id)],
);
