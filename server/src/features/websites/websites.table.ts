import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts, users } from '../accounts/accounts.table.ts';

/** Where documents go: a WordPress site, a webhook, or a folder of downloads. */
export const websites = pgTable(
  'websites',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    workspace_id: integer(),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    url: text().notNull(),
    language: text().notNull(),
    /** ISO 3166 code of the country that it is for; null where it is for none alone. */
    country: text(),
    kind: text({ enum: ['wordpress', 'webhook', 'download'] }).notNull(),
    /** Of WordPress: the user name of the application password. */
    username: text(),
    /** Application password or signing secret, encrypted with the installation's secret key. */
    secret_sealed: text(),
    /** Whether WordPress gets a draft or a live post. */
    publish_as: text({ enum: ['draft', 'live'] })
      .notNull()
      .default('draft'),
    state: text({ enum: ['unknown', 'ok', 'failing'] })
      .notNull()
      .default('unknown'),
    problem: text(),
    tested_at: timestamp({ withTimezone: true }),
    /** Counts the changes by people; one that was made on an older revision is refused. */
    revision: integer().notNull().default(1),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('websites_workspace').on(table.workspace_id, sql`lower(${table.name})`, table.id),
    index('websites_user').on(table.user_id, sql`lower(${table.name})`, table.id),
  ],
);
