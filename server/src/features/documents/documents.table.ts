import type { ClaimWords } from '@folio/contract/document-checks';
import type { EngineMark } from '@folio/engine/core/engine-types';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.table.ts';
import { orderDetails } from '../orders/orders.table.ts';

/** Snapshots of a document. Only an open one (being autosaved by its author) ever changes. */
export const documentVersions = pgTable(
  'document_versions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    order_detail_id: integer()
      .notNull()
      .references(() => orderDetails.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    name: text(),
    title: text().notNull(),
    html: text().notNull(),
    words: integer().notNull(),
    /** Null for text by the engine. */
    user_id: integer().references(() => users.id),
    impersonator_id: integer().references(() => users.id),
    origin: text({ enum: ['engine', 'person', 'restore', 'cancel'] }).notNull(),
    /** The version restored by this one. */
    restored_version_id: integer(),
    /** Counts the saves that extended an open version; with the id it names one state of the text. */
    revision: integer().notNull().default(1),
    is_open: boolean().notNull().default(false),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('document_versions_number').on(table.order_detail_id, table.number),
    // Few are open at a time; those that nobody types in any more are closed by a sweep.
    index('document_versions_open').on(table.updated_at).where(sql`is_open`),
  ],
);

/** A part of the score, with how far each of its checks holds (0 to 1). It holds no words of the text. */
export interface KeptScorePart {
  name: string;
  /** Null where nothing was known to judge it by. */
  points: number | null;
  most: number;
  checks: Record<string, number>;
}

/** The content score of a version as it was closed. Documents that are no text have none. */
export const versionScores = pgTable(
  'version_scores',
  {
    version_id: integer()
      .primaryKey()
      .references(() => documentVersions.id, { onDelete: 'cascade' }),
    /** Null where it had no text yet, or quoted its sources. */
    score: smallint(),
    parts: jsonb().$type<KeptScorePart[]>().notNull(),
    /** The rules that it was judged by (`ruleVersion` of the contract). */
    rule_version: smallint().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('version_scores_score', sql`${table.score} between 0 and 100`),
    check('version_scores_parts', sql`octet_length(${table.parts}::text) <= 8192`),
  ],
);

/** A passage that the engine was asked to rewrite. Its id is in `data-rewrite` of the passage where it was accepted. */
export const passageRewrites = pgTable(
  'passage_rewrites',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    order_detail_id: integer()
      .notNull()
      .references(() => orderDetails.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    impersonator_id: integer().references(() => users.id),
    action: text().notNull(),
    before: text().notNull(),
    after: text().notNull(),
    engine: jsonb().$type<EngineMark>().notNull(),
    /** Accepted claims that are not in the input: these words may be marked. */
    claims: jsonb().$type<ClaimWords[]>().notNull().default([]),
    price: integer().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('passage_rewrites_document').on(table.order_detail_id, table.id)],
);
