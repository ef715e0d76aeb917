import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.table.ts';

export const favorites = pgTable(
  'favorites',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tool_slug: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.tool_slug] })],
);
