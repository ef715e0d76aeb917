import type { QuoteRow, WordBands } from '@folio/contract/translation-quote';
import { requestKinds, requestStates, turnarounds } from '@folio/contract/translation-words';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts, users } from '../../accounts/accounts.table.ts';
import { orderDetails, orders } from '../../orders/orders.table.ts';

/** Data shown before a request was authorized. */
export interface KeptQuote {
  rows: QuoteRow[];
  express: number;
  total: number;
  due_at: string;
  valid_until: string;
  message: string;
  hash: string;
}

/** Orders that people work on. Each line is a document of the order; its stages after the model's are jobs. */
export const translationRequests = pgTable(
  'translation_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    workspace_id: integer(),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The document's first request. A request that adds a stage shows its number; null for other requests. */
    first_request_id: integer(),
    title: text().notNull(),
    kind: text({ enum: requestKinds }).notNull(),
    state: text({ enum: requestStates }).notNull().default('draft'),
    /** The state that a request on hold goes back to. */
    held_state: text({ enum: requestStates }),
    source_language: text().notNull(),
    target_languages: text().array().notNull(),
    turnaround: text({ enum: turnarounds }).notNull().default('standard'),
    formality: text({ enum: ['auto', 'formal', 'informal'] })
      .notNull()
      .default('auto'),
    use_memory: boolean().notNull().default(true),
    wanted_by: date({ mode: 'string' }),
    notes: text().notNull().default(''),
    details: jsonb().$type<Record<string, string>>().notNull().default({}),
    words: integer().notNull().default(0),
    quote: jsonb().$type<KeptQuote>(),
    due_at: timestamp({ withTimezone: true }),
    hold_reason: text(),
    held_at: timestamp({ withTimezone: true }),
    revision_note: text(),
    revision_rounds: integer().notNull().default(0),
    authorised_by: integer().references(() => users.id, { onDelete: 'set null' }),
    authorised_at: timestamp({ withTimezone: true }),
    delivered_at: timestamp({ withTimezone: true }),
    approves_at: timestamp({ withTimezone: true }),
    approved_by: integer().references(() => users.id, { onDelete: 'set null' }),
    approved_at: timestamp({ withTimezone: true }),
    /** Counts changes. */
    revision: integer().notNull().default(1),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('translation_requests_personal')
      .on(table.user_id, table.created_at.desc(), table.id.desc())
      .where(sql`workspace_id is null`),
    index('translation_requests_workspace')
      .on(table.workspace_id, table.created_at.desc(), table.id.desc())
      .where(sql`workspace_id is not null`),
    index('translation_requests_desk').on(table.state, table.created_at.desc(), table.id.desc()),
    index('translation_requests_approves').on(table.approves_at).where(sql`state = 'delivered' and approves_at is not null`),
    index('translation_requests_quoted').on(sql`(${table.quote}->>'valid_until')`).where(sql`state = 'quoted'`),
    index('translation_requests_order').on(table.order_id),
    check('translation_requests_rounds', sql`${table.revision_rounds} >= 0`),
  ],
);

/** One file or document in one language. */
export const translationLines = pgTable(
  'translation_lines',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    request_id: integer()
      .notNull()
      .references(() => translationRequests.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: text().notNull(),
    target_language: text().notNull(),
    /** The document that its deliveries are versions of. */
    order_detail_id: integer()
      .notNull()
      .references(() => orderDetails.id, { onDelete: 'cascade' }),
    /** `files`: the inputs of the document. `text`: given with the order. `version`: another document's. `own`: the document itself is corrected. */
    source_kind: text({ enum: ['files', 'text', 'version', 'own'] }).notNull(),
    asset_ids: integer().array().notNull().default([]),
    source_version_id: integer(),
    source_text: text(),
    words: integer().notNull().default(0),
    bands: jsonb().$type<WordBands>().notNull(),
    /** SHA-256 of the segments' sources, once they are made. */
    source_hash: text(),
    segment_count: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('translation_lines_position').on(table.request_id, table.position),
    index('translation_lines_document').on(table.order_detail_id),
    index('translation_lines_source').on(table.source_version_id).where(sql`source_version_id is not null`),
  ],
);
