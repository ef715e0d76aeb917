import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts, users } from '../../accounts/accounts.table.ts';
import { tasks } from './tasks.table.ts';

/** Files of a task beside its document. They are a part of the approved content. */
export const taskAttachments = pgTable(
  'task_attachments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    task_id: integer()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    /** The uploading user. */
    user_id: integer()
      .notNull()
      .references(() => users.id),
    file_name: text().notNull(),
    /** By the content, whatever the name says. */
    media_type: text().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    storage_key: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('task_attachments_task').on(table.task_id, table.id),
    index('task_attachments_storage').on(table.storage_key),
  ],
);
