import type { VoiceProfile } from '@folio/contract/brand-voices';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts, users } from '../accounts/accounts.table.ts';

/** Brand voices of an account. `workspace_brand_voices` lists the workspaces that may use one. */
export const brandVoices = pgTable(
  'brand_voices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    description: text().notNull().default(''),
    type: text({ enum: ['links', 'text', 'files', 'preset'] }).notNull(),
    language: text().notNull(),
    is_active: boolean().notNull().default(true),
    /** At most one of an account. */
    is_default: boolean().notNull().default(false),
    /** Instructions for generation; editable. */
    profile: jsonb().$type<VoiceProfile>().notNull(),
    /** Original values of the analysis or preset, for "reset to default". */
    analysed_profile: jsonb().$type<VoiceProfile>().notNull(),
    /** Analyzer: `built-in`, or a provider and model. */
    analysed_by: text().notNull(),
    /** Sources of the analyzed text: URLs and file names. */
    origins: text().array().notNull().default([]),
    /** Counts the changes by people; one that was made on an older revision is refused. */
    revision: integer().notNull().default(1),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('brand_voices_account').on(table.account_id, sql`lower(${table.name})`),
    uniqueIndex('brand_voices_default').on(table.account_id).where(sql`is_default`),
  ],
);
