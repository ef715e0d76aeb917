import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts, users } from '../accounts/accounts.table.ts';

/** Folders of a workspace, or of one person's documents that are in none. They nest; documents name theirs in `order_details.folder_id`. */
export const folders = pgTable(
  'folders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    workspace_id: integer(),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    parent_id: integer().references((): AnyPgColumn => folders.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Defaults for orders in this folder; they take precedence over the workspace's defaults. Not foreign keys, as with workspaces. */
    default_brand_voice_id: integer(),
    default_guideline_id: integer(),
    default_source_ids: integer().array().notNull().default([]),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // Two of one name beside each other could not be distinguished.
    uniqueIndex('folders_name').on(
      sql`coalesce(${table.workspace_id}, 0)`,
      sql`(case when ${table.workspace_id} is null then ${table.user_id} else 0 end)`,
      sql`coalesce(${table.parent_id}, 0)`,
      sql`lower(${table.name})`,
    ),
    index('folders_parent').on(table.parent_id),
  ],
);

/** Documents per folder and status, kept by a trigger; shards as in `document_counts`. */
export const folderCounts = pgTable(
  'folder_counts',
  {
    folder_id: integer().notNull(),
    status: text().notNull(),
    shard: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [uniqueIndex('folder_counts_scope').on(table.folder_id, table.status, table.shard)],
);
