import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, pgTable, real, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts, users } from '../accounts/accounts.table.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Files and pages that feed generation. Those given with an order are unlisted until someone names them. */
export const additionalSources = pgTable(
  'additional_sources',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    workspace_id: integer(),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    is_listed: boolean().notNull().default(false),
    name: text().notNull(),
    type: text({ enum: ['file', 'url'] }).notNull(),
    url: text(),
    /** The uploaded file's own name. Its extension decides the reader; a source's name can be anything. */
    file_name: text(),
    /** Storage location of the upload. */
    storage_key: text(),
    /** Size of the stored file; null where there is none, or it was not measured yet. */
    bytes: integer(),
    state: text({ enum: ['queued', 'ready', 'failed'] })
      .notNull()
      .default('queued'),
    /** Code of the engine's failure, and the values for its sentence. */
    problem: text(),
    problem_detail: text(),
    /** Extracted text, as the engine's `SourceText` has it. */
    text: text(),
    tags: text().array().notNull().default([]),
    /** Of the extracted text, once known. */
    language: text(),
    words: integer(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When file or page was read last. */
    read_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('additional_sources_owner').on(table.user_id, table.workspace_id),
    index('additional_sources_listed').on(table.account_id, sql`lower(${table.name})`, table.id).where(sql`is_listed`),
    index('additional_sources_account').on(table.account_id, table.updated_at, table.id).where(sql`is_listed`),
    index('additional_sources_user').on(table.user_id, table.updated_at, table.id).where(sql`is_listed`),
    index('additional_sources_user_created').on(table.user_id, table.created_at, table.id).where(sql`is_listed`),
    // Addresses are longer than an ordered index may hold.
    index('additional_sources_url').using('hash', table.url).where(sql`url is not null`),
    index('additional_sources_user_name').on(table.user_id, sql`lower(${table.name})`, table.id).where(sql`is_listed`),
  ],
);

/** A listed source in pieces of about 120 words, indexed in its own language. */
export const sourcePassages = pgTable(
  'source_passages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    additional_source_id: integer()
      .notNull()
      .references(() => additionalSources.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    heading: text(),
    text: text().notNull(),
    /** PostgreSQL's text search configuration, like `german`; `simple` where it has none for the language. */
    configuration: text().notNull(),
    terms: tsvector().notNull(),
    /** The passage as a vector of the model named beside it; null without one. */
    embedding: real().array(),
    embedding_model: text(),
  },
  (table) => [
    uniqueIndex('source_passages_position').on(table.additional_source_id, table.position),
    index('source_passages_terms').using('gin', table.terms),
    index('source_passages_trigrams').using('gin', table.text.op('gin_trgm_ops')),
  ],
);
