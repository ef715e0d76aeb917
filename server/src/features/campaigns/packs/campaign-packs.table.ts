import { type LeftOut, packStates } from '@folio/contract/campaign-packs';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/accounts.table.ts';
import { campaigns } from '../core/campaigns.table.ts';

/** Campaign packages: a zip of the approved content for the client, kept for some days. */
export const campaignPacks = pgTable(
  'campaign_packs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    campaign_id: integer()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    /** The requesting user; their language is that of the approval record. */
    user_id: integer()
      .notNull()
      .references(() => users.id),
    state: text({ enum: packStates }).notNull().default('waiting'),
    /** Key of the sentence that says why there is none. */
    reason: text(),
    /** Of the worker that writes it; only the newest one may finish it. */
    attempt: integer().notNull().default(0),
    file_name: text().notNull(),
    storage_key: text(),
    bytes: bigint({ mode: 'number' }),
    files: integer(),
    /** SHA-256 of the zip, hexadecimal. */
    sha256: text(),
    /** Skipped items with their reasons, the first of them. */
    left_out: jsonb().$type<LeftOut[]>().notNull().default([]),
    left_out_count: integer().notNull().default(0),
    expires_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('campaign_packs_campaign').on(table.campaign_id, table.id),
    uniqueIndex('campaign_packs_open').on(table.campaign_id).where(sql`state in ('waiting', 'writing')`),
    index('campaign_packs_expiry').on(table.expires_at).where(sql`expires_at is not null`),
    index('campaign_packs_storage').on(table.storage_key),
  ],
);
