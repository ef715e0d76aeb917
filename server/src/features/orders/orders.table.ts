import type { OrderBrief } from '@folio/contract/order-brief';
import type { EngineMark, Progress } from '@folio/engine/core/engine-types';
import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts, users } from '../accounts/accounts.table.ts';
import { folders } from '../folders/folders.table.ts';

/** One item of a list of the result that is written again alone. */
export interface WrittenPart {
  /** The list in the result, and the item's position in it. */
  list: string;
  index: number;
  /** Tool input of this item instead of the document's fields. */
  fields: Record<string, unknown>;
  /** Heading and last line of its section in the document. */
  heading: string;
  lastLine: string;
  /** Texts of the other items, and last its own. */
  beside: string[];
}

export const orders = pgTable(
  'orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    workspace_id: integer(),
    /** Of the same workspace, or of the same person: the trigger `check_folder_scope` refuses any other. */
    folder_id: integer().references(() => folders.id, { onDelete: 'set null' }),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    impersonator_id: integer().references(() => users.id),
    tool_slug: text().notNull(),
    title: text().notNull(),
    category: text({ enum: ['text', 'media'] })
      .notNull()
      .default('text'),
    language: text().notNull().default('en'),
    /** The tool's input by field name. For a draft, the input and proposals of its steps so far. */
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
    source_ids: integer().array().notNull().default([]),
    /** Settings of the generation; not foreign keys, since an order outlives them. */
    brand_voice_id: integer(),
    guideline_id: integer(),
    website_id: integer(),
    /** A draft of a wizard reserves nothing and is not listed. */
    is_draft: boolean().notNull().default(false),
    /** True for many rows (`bulk_orders`). Facts of one row belong to its detail. */
    is_bulk: boolean().notNull().default(false),
    price: integer().notNull().default(0),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('orders_user').on(table.user_id, table.created_at.desc()),
    index('orders_workspace').on(table.workspace_id).where(sql`workspace_id is not null`),
    index('orders_folder').on(table.folder_id).where(sql`folder_id is not null`),
    index('orders_bulk_personal').on(table.user_id, table.id).where(sql`is_bulk and workspace_id is null`),
    index('orders_bulk_workspace').on(table.workspace_id, table.id).where(sql`is_bulk`),
    index('orders_tool_personal')
      .on(table.user_id, table.tool_slug, table.created_at.desc(), table.id.desc())
      .where(sql`workspace_id is null and not is_draft`),
    index('orders_tool_workspace')
      .on(table.workspace_id, table.tool_slug, table.created_at.desc(), table.id.desc())
      .where(sql`workspace_id is not null and not is_draft`),
    index('orders_sources').using('gin', table.source_ids).where(sql`source_ids <> '{}'`),
  ],
);

/** A user that takes responsibility for a text that breaks a rule of its brand voice. */
export interface VoiceWaiver {
  /** The rule's own words, like "never: cheap". */
  rule: string;
  user_id: number;
  name: string;
  reason: string;
  at: string;
}

/** One output of an order; once accepted it is a document. The columns of the list are repeated here, so that the list needs no join. */
export const orderDetails = pgTable(
  'order_details',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    account_id: integer().notNull(),
    workspace_id: integer(),
    /** Of the same workspace, or of the same person: the trigger `check_folder_scope` refuses any other. */
    folder_id: integer().references(() => folders.id, { onDelete: 'set null' }),
    /** Set for a row of a bulk order, with its number in the file (the first row after the header is 1). */
    bulk_order_id: integer(),
    row_number: integer(),
    /** When a row was handed to the queue; the others wait for their turn. */
    queued_at: timestamp({ withTimezone: true }),
    approved_by: integer().references(() => users.id),
    approved_at: timestamp({ withTimezone: true }),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    tool_slug: text().notNull(),
    /** The order's own title, or in a bulk order the name of the row. */
    title: text().notNull(),
    description: text(),
    category: text({ enum: ['text', 'media'] })
      .notNull()
      .default('text'),
    language: text().notNull(),
    status: text({ enum: ['processing', 'in_progress', 'accepted', 'failed', 'onHold'] }).notNull(),
    /** Reason of the wait: the text itself, or linguists that write or correct it. */
    kind: text({ enum: ['content', 'human_proofreading', 'translation_line'] })
      .notNull()
      .default('content'),
    /** Input of this one output where it differs from the order's (a bulk row). */
    fields: jsonb().$type<Record<string, unknown>>(),
    /** One item of its result that alone is being written again; null otherwise. */
    part: jsonb().$type<WrittenPart>(),
    reason: text(),
    reason_detail: text(),
    /** The brief as people edited it while the order waited; null if nobody did. */
    brief: jsonb().$type<OrderBrief>(),
    progress: jsonb().$type<Progress>(),
    /** Credits held while it is being written; 0 once settled or released. */
    credits_reserved: integer().notNull().default(0),
    price: integer().notNull(),
    /** Fencing token: only the newest attempt may write a result. */
    attempt: integer().notNull().default(0),
    /** Milliseconds that failed tries took since it was placed or put back. */
    worked_ms: integer().notNull().default(0),
    /** When an order on hold continues automatically. */
    resume_at: timestamp({ withTimezone: true }),
    /** The connection of a model that an order on hold waits for; not a reference, since the connection may be deleted. */
    waits_for_connection: integer(),
    engine: jsonb().$type<EngineMark>(),
    /** The tool's result without the text itself, which is in the versions. */
    content: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    words: integer(),
    sources_used: integer().array().notNull().default([]),
    current_version_id: integer(),
    /** Number of the current version, for the list. */
    version_count: integer().notNull().default(0),
    /** A brand voice's blocking rules that someone waived for this document: `{ rule, user_id, name, reason, at }`. */
    voice_waivers: jsonb().$type<VoiceWaiver[]>().notNull().default([]),
    /** When it was accepted first; null until then, and where nobody recorded it. */
    accepted_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('order_details_accepted').on(table.accepted_at).where(sql`accepted_at is not null`),
    index('order_details_personal').on(table.user_id, table.created_at.desc(), table.id.desc()).where(sql`workspace_id is null`),
    index('order_details_personal_status')
      .on(table.user_id, table.status, table.created_at.desc(), table.id.desc())
      .where(sql`workspace_id is null`),
    index('order_details_workspace')
      .on(table.workspace_id, table.created_at.desc(), table.id.desc())
      .where(sql`workspace_id is not null`),
    index('order_details_workspace_status')
      .on(table.workspace_id, table.status, table.created_at.desc(), table.id.desc())
      .where(sql`workspace_id is not null`),
    index('order_details_personal_cancelled')
      .on(table.user_id, table.created_at.desc(), table.id.desc())
      .where(sql`workspace_id is null and status = 'failed' and reason = 'CANCELLED'`),
    index('order_details_workspace_cancelled')
      .on(table.workspace_id, table.created_at.desc(), table.id.desc())
      .where(sql`workspace_id is not null and status = 'failed' and reason = 'CANCELLED'`),
    index('order_details_personal_title')
      .on(table.user_id, sql`lower(${table.title})`, table.id)
      .where(sql`workspace_id is null`),
    index('order_details_workspace_title')
      .on(table.workspace_id, sql`lower(${table.title})`, table.id)
      .where(sql`workspace_id is not null`),
    index('order_details_personal_language')
      .on(table.user_id, table.language)
      .where(sql`workspace_id is null and status = 'accepted' and category = 'text' and kind <> 'human_proofreading'`),
    index('order_details_workspace_language')
      .on(table.workspace_id, table.language)
      .where(sql`workspace_id is not null and status = 'accepted' and category = 'text' and kind <> 'human_proofreading'`),
    index('order_details_order').on(table.order_id),
    index('order_details_folder').on(table.folder_id, table.created_at.desc(), table.id.desc()).where(sql`folder_id is not null`),
    index('order_details_bulk').on(table.bulk_order_id, table.row_number).where(sql`bulk_order_id is not null`),
    index('order_details_bulk_waiting')
      .on(table.bulk_order_id, table.row_number)
      .where(sql`status = 'processing' and queued_at is null and bulk_order_id is not null`),
    index('order_details_bulk_queued')
      .on(table.bulk_order_id)
      .where(sql`status in ('processing', 'in_progress') and queued_at is not null and bulk_order_id is not null`),
    index('order_details_waiting')
      .on(table.status, table.updated_at)
      .where(sql`status in ('processing', 'in_progress', 'onHold')`),
  ],
);

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Search index: title and plain text, kept by triggers. `terms` holds the words as they are (without accents), their stems in
 * the document's language, and one term for the place, so that the index finds a word among the documents of that place alone.
 */
export const documentTexts = pgTable(
  'document_texts',
  {
    order_detail_id: integer()
      .primaryKey()
      .references(() => orderDetails.id, { onDelete: 'cascade' }),
    text: text().notNull().default(''),
    terms: tsvector(),
    /** The document's, kept by triggers: a search within days finds it beside the id. */
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('document_texts_terms').using('gin', table.terms)],
);

/** Documents per person or workspace and status, kept by a trigger. Several shards a count, so that writers do not queue for one row. */
export const documentCounts = pgTable(
  'document_counts',
  {
    user_id: integer(),
    workspace_id: integer(),
    status: text().notNull(),
    shard: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    uniqueIndex('document_counts_scope').on(
      sql`coalesce(${table.workspace_id}, 0)`,
      sql`coalesce(${table.user_id}, 0)`,
      table.status,
      table.shard,
    ),
  ],
);
