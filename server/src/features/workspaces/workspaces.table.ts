import { boolean, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts, users } from '../accounts/accounts.table.ts';

/** Rooms of an account. The personal workspace has no row: there `workspace_id` is null. */
export const workspaces = pgTable(
  'workspaces',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    name: text().notNull(),
    created_by: integer()
      .notNull()
      .references(() => users.id),
    /** Defaults for orders without their own values. Not foreign keys: the feature that deletes the referenced row clears them. */
    default_brand_voice_id: integer(),
    default_guideline_id: integer(),
    default_source_ids: integer().array().notNull().default([]),
    /** True if users can approve their own work. */
    allow_self_approval: boolean().notNull().default(false),
    /** IANA name; days of tasks begin and end in it. */
    time_zone: text().notNull().default('UTC'),
    /** Days on which nobody works, beside Saturdays and Sundays. */
    free_days: date({ mode: 'string' }).array().notNull().default([]),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('workspaces_account').on(table.account_id, table.name)],
);

export const workspaceMembers = pgTable(
  'workspace_members',
  {
    workspace_id: integer()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspace_id, table.user_id] }),
    index('workspace_members_user').on(table.user_id, table.workspace_id),
  ],
);

/** The toggles of a workspace: voices of the account that it can use. */
export const workspaceBrandVoices = pgTable(
  'workspace_brand_voices',
  {
    workspace_id: integer()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    brand_voice_id: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspace_id, table.brand_voice_id] }),
    index('workspace_brand_voices_voice').on(table.brand_voice_id),
  ],
);

export const workspaceSources = pgTable(
  'workspace_sources',
  {
    workspace_id: integer()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    additional_source_id: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspace_id, table.additional_source_id] }),
    index('workspace_sources_source').on(table.additional_source_id),
  ],
);
