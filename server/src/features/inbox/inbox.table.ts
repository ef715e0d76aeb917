import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.table.ts';

/** Actions of a user on inbox items. Items themselves are computed; rows of items that ended go by their age. */
export const inboxStates = pgTable(
  'inbox_states',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    item_key: text().notNull(),
    read_at: timestamp({ withTimezone: true }),
    done_at: timestamp({ withTimezone: true }),
    snoozed_until: timestamp({ withTimezone: true }),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.item_key] }), index('inbox_states_updated').on(table.updated_at)],
);
