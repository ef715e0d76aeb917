import { customType, integer, pgTable, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.table.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Secret addresses under which a calendar program reads a person's tasks; one a person. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    owner_id: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    token_hash: bytea().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('calendar_feeds_token').on(table.token_hash)],
);
