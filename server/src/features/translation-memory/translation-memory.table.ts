import { memoryQualities } from '@folio/contract/memory-words';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts, users } from '../accounts/accounts.table.ts';

const base = () => ({
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  account_id: integer()
    .notNull()
    .references(() => accounts.id),
  source_language: text().notNull(),
  target_language: text().notNull(),
  source: text().notNull(),
  target: text().notNull(),
  updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Words that the account insists on in its translations. */
export const glossaryTerms = pgTable(
  'glossary_terms',
  { ...base(), note: text(), is_forbidden: boolean().notNull().default(false) },
  (table) => [
    uniqueIndex('glossary_terms_source').on(
      table.account_id,
      table.source_language,
      table.target_language,
      sql`lower(${table.source})`,
    ),
    index('glossary_terms_list').on(table.account_id, table.source),
  ],
);

/**
 * Sentences and texts that were translated. One of each source, scope and formality: the best that is known. Long ones are found by hash,
 * similar ones by `word_keys`. The functions of the generated columns are in migration 0023.
 */
export const memoryUnits = pgTable(
  'memory_units',
  {
    ...base(),
    formality: text().notNull(),
    source_hash: text().notNull(),
    /** Of the sentences before and after it; null where these are not known. */
    context_hash: text(),
    quality: text({ enum: memoryQualities }).notNull(),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Origin, such as the title of a document. */
    origin_name: text(),
    /** The source without marks, its white space made one space. */
    plain: text().notNull().generatedAlwaysAs(sql`memory_plain(source)`),
    plain_hash: text().notNull().generatedAlwaysAs(sql`memory_hash(source)`),
    /** A number for each different word of the source, with account and languages in it: other accounts' words are others. */
    word_keys: integer()
      .array()
      .notNull()
      .generatedAlwaysAs(sql`memory_word_keys(account_id, source_language, target_language, source)`),
  },
  (table) => [
    uniqueIndex('memory_units_source').on(
      table.account_id,
      table.source_language,
      table.target_language,
      table.formality,
      table.source_hash,
    ),
    index('memory_units_plain').on(table.account_id, table.source_language, table.target_language, table.plain_hash),
    index('memory_units_list').on(table.account_id, table.id),
    index('memory_units_created_by').on(table.created_by),
    // Without a list of pending entries, which every look-up would read after an import.
    index('memory_units_words').using('gin', table.word_keys).with({ fastupdate: false }),
    index('memory_units_source_text').using(
      'gin',
      table.account_id,
      table.source_language,
      table.target_language,
      table.plain.op('gin_trgm_ops'),
    ),
    index('memory_units_target_text').using(
      'gin',
      table.account_id,
      table.source_language,
      table.target_language,
      table.target.op('gin_trgm_ops'),
    ),
    check('memory_units_quality', sql`quality in ('machine', 'imported', 'confirmed', 'reviewed', 'certified')`),
  ],
);
