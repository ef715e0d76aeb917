import { notificationEvents } from '@folio/contract/notifications';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts, users } from '../accounts/accounts.table.ts';
import { workspaces } from '../workspaces/workspaces.table.ts';

const event = () => text({ enum: notificationEvents });

/** Users of an account that are notified of certain events together; of one workspace, or of all if it is null. */
export const notificationGroups = pgTable(
  'notification_groups',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    workspace_id: integer().references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    events: event().array().notNull().default([]),
    in_app: boolean().notNull().default(true),
    email: boolean().notNull().default(false),
    rhythm: text({ enum: ['instant', 'daily'] })
      .notNull()
      .default('instant'),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('notification_groups_account').on(table.account_id, table.id)],
);

export const notificationGroupMembers = pgTable(
  'notification_group_members',
  {
    group_id: integer()
      .notNull()
      .references(() => notificationGroups.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.group_id, table.user_id] }),
    index('notification_group_members_user').on(table.user_id),
  ],
);

/** A person's own matrix: the channels of events that concern them. No row means the default of the event. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    event: event().notNull(),
    in_app: boolean().notNull(),
    email: boolean().notNull(),
    rhythm: text({ enum: ['instant', 'daily'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.event] })],
);

/** Notifications of a person: the bell's list, and the log of deliveries. */
export const notifications = pgTable(
  'notifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    account_id: integer().notNull(),
    workspace_id: integer(),
    /** The raised event; one person gets one notice of it. */
    event_id: integer().notNull(),
    event: event().notNull(),
    /** Values for the event's sentence in the reader's language: names of people and things. */
    data: jsonb().$type<Record<string, string | number | null>>().notNull(),
    /** Path inside the product where it is looked at. */
    path: text(),
    in_app: boolean().notNull(),
    email_state: text({ enum: ['none', 'waiting', 'sent', 'failed'] })
      .notNull()
      .default('none'),
    /** When a daily digest takes it along; null for at once. */
    digest_at: timestamp({ withTimezone: true }),
    email_problem: text(),
    emailed_at: timestamp({ withTimezone: true }),
    read_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('notifications_event').on(table.user_id, table.event_id),
    index('notifications_bell').on(table.user_id, table.id).where(sql`in_app`),
    index('notifications_unread').on(table.user_id).where(sql`in_app and read_at is null`),
    index('notifications_mail').on(table.digest_at).where(sql`email_state = 'waiting'`),
    index('notifications_account').on(table.account_id, table.id),
    index('notifications_created').on(table.created_at),
    index('notifications_read').on(table.read_at).where(sql`read_at is not null`),
  ],
);
