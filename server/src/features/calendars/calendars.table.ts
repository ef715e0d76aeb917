import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, timestamp, unique } from 'drizzle-orm/pg-core';
import { accounts, users } from '../accounts/accounts.table.ts';
import { workspaces } from '../workspaces/workspaces.table.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Secret URLs from which a person's calendar program reads their days of tasks. One a person and workspace, and one for all workspaces. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null: the tasks of all workspaces that the person is in at the time of reading. */
    workspace_id: integer().references(() => workspaces.id, { onDelete: 'cascade' }),
    token_hash: bytea().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Kept to the hour, so that polls do not write. */
    last_read_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique('calendar_feeds_token').on(table.token_hash),
    unique('calendar_feeds_scope').on(table.user_id, table.workspace_id).nullsNotDistinct(),
    index('calendar_feeds_workspace').on(table.workspace_id).where(sql`workspace_id is not null`),
  ],
);
