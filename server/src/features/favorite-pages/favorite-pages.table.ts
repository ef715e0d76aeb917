import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.table.ts';
import { orderDetails } from '../orders/orders.table.ts';
import { tasks } from '../tasks/core/tasks.table.ts';

/** Pages that a user marked. A page about a document or task refers to it, and goes with it. */
export const favoritePages = pgTable(
  'favorite_pages',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Path and query string in the web app. */
    path: text().notNull(),
    title: text().notNull(),
    order_detail_id: integer().references(() => orderDetails.id, { onDelete: 'cascade' }),
    task_id: integer().references(() => tasks.id, { onDelete: 'cascade' }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.path] }),
    index('favorite_pages_order_detail').on(table.order_detail_id),
    index('favorite_pages_task').on(table.task_id),
  ],
);
