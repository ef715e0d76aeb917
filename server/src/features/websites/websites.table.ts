import { websiteKinds } from '@folio/contract/website-kinds';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts, users } from '../accounts/accounts.table.ts';

/** Publishing targets; code by kind is in `server/src/connectors`. */
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
    kind: text({ enum: websiteKinds }).notNull(),
    /** Of the secret, for kinds that have one. */
    username: text(),
    /** Encrypted with the installation's secret key. */
    secret_sealed: text(),
    /** True if a new entry there is a draft, false if it is live. */
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
