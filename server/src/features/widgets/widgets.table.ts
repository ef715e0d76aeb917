import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.table.ts';

/** The cards of a person's dashboard in a workspace, in order. */
export const dashboardWidgets = pgTable(
  'dashboard_widgets',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 0 is the personal workspace. */
    workspace_id: integer().notNull(),
    names: text().array().notNull(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.workspace_id] })],
);
