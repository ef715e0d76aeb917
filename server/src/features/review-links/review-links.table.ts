import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts, users } from '../accounts/accounts.table.ts';
import { guests } from '../tasks/core/tasks.table.ts';
import { workspaces } from '../workspaces/workspaces.table.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Personal links by which a guest reads, comments on and approves the named tasks. */
export const reviewLinks = pgTable(
  'review_links',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    workspace_id: integer()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    guest_id: integer()
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    creator_id: integer()
      .notNull()
      .references(() => users.id),
    task_ids: integer().array().notNull(),
    may: text({ enum: ['read', 'comment', 'approve'] }).notNull(),
    token_hash: bytea().notNull(),
    /** Encrypted, so that every email to the guest names the same link. */
    token_sealed: text().notNull(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    revoked_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('review_links_token').on(table.token_hash),
    index('review_links_workspace').on(table.workspace_id, table.id),
    index('review_links_tasks').using('gin', table.task_ids).where(sql`revoked_at is null`),
  ],
);

/** Browsers that a link was opened in; another than the first one confirms itself by a code that is sent by email. */
export const reviewLinkBrowsers = pgTable(
  'review_link_browsers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    link_id: integer()
      .notNull()
      .references(() => reviewLinks.id, { onDelete: 'cascade' }),
    /** Of a random cookie. */
    browser_hash: bytea().notNull(),
    /** Null until the code was entered. */
    confirmed_at: timestamp({ withTimezone: true }),
    /** By a code from the guest's email, or by the link alone; null before it is confirmed. */
    identified_by: text({ enum: ['code', 'link'] }),
    code_hash: bytea(),
    code_expires_at: timestamp({ withTimezone: true }),
    /** Wrong codes since the last one was sent. */
    attempts: integer().notNull().default(0),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('review_link_browsers_hash').on(table.link_id, table.browser_hash)],
);
