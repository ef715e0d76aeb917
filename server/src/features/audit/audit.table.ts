import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts, users } from '../accounts/accounts.table.ts';

/** Append-only: each act with its user and impersonator. Holds names of objects, never their secrets or texts. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    /** Null for automatic acts of the platform. */
    user_id: integer().references(() => users.id),
    /** The impersonator of `user_id`. */
    impersonator_id: integer().references(() => users.id),
    /** `subject.past`, like `seat.invited`. */
    action: text().notNull(),
    workspace_id: integer(),
    subject_id: integer(),
    /** Name of the subject at that time. */
    subject_name: text(),
    details: jsonb().$type<Record<string, string | number | boolean | null>>().notNull().default({}),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('audit_entries_account').on(table.account_id, table.id),
    index('audit_entries_action').on(table.account_id, table.action, table.id),
    index('audit_entries_user').on(table.account_id, table.user_id, table.id),
  ],
);
