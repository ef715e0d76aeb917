import type { CustomField } from '@folio/contract/custom-field';
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts, users } from '../accounts/accounts.table.ts';

export const favorites = pgTable(
  'favorites',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tool_slug: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.tool_slug] })],
);

/** Tools that an account made out of one of the catalogue: own name, brief, fields and defaults, but no code. */
export const customTools = pgTable(
  'custom_tools',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    /** Unique in the account, and never one of the catalogue. */
    slug: text().notNull(),
    base_slug: text().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    icon: text().notNull(),
    /** Added to the base tool's brief. */
    brief: text().notNull().default(''),
    /** Own fields, asked beside those of the base tool. */
    fields: jsonb().$type<CustomField[]>().notNull().default([]),
    /** Values of the base tool's fields to begin with, by name. */
    defaults: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Fields of the base tool that are not asked: their default is sent. */
    hidden_fields: text().array().notNull().default([]),
    /** False after its deletion: orders keep its name, and its slug stays taken. */
    is_active: boolean().notNull().default(true),
    /** Counts the changes by people; one that was made on an older revision is refused. */
    revision: integer().notNull().default(1),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('custom_tools_slug').on(table.account_id, table.slug)],
);
