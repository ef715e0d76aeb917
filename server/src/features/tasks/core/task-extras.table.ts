import { date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/accounts.table.ts';
import { tasks } from './tasks.table.ts';

/** Filters of the task list that a person saved under a name. */
export const taskViews = pgTable(
  'task_views',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    workspace_id: integer().notNull(),
    owner_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Query string of the page, without the question mark. */
    query: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('task_views_owner').on(table.owner_id, table.workspace_id, table.id)],
);

/** Addresses in a task's document and how they answered last. */
export const taskLinkChecks = pgTable(
  'task_link_checks',
  {
    task_id: integer()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    /** HTTP status; null where there was no answer. */
    status: integer(),
    /** Why there was no answer: a message key. */
    error: text(),
    checked_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The user that accepted the broken link. */
    waived_by: integer().references(() => users.id),
    waived_at: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.task_id, table.url] })],
);

/** Reminders that went out: one a person, task, kind and day. */
export const taskReminders = pgTable(
  'task_reminders',
  {
    task_id: integer()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    reminded_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['due_soon', 'overdue', 'by_hand'] }).notNull(),
    /** In the workspace's time zone. */
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.task_id, table.reminded_id, table.kind, table.day] })],
);
