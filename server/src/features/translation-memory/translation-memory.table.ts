import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.table.ts';

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
export const glossaryTerms = pgTable('glossary_terms', base(), (table) => [
  uniqueIndex('glossary_terms_source').on(
    table.account_id,
    table.source_language,
    table.target_language,
    sql`lower(${table.source})`,
  ),
  index('glossary_terms_list').on(table.account_id, table.source),
]);

/** Texts that were translated, to be taken again as they are. Long ones are found by their hash. */
export const translatedTexts = pgTable(
  'translated_texts',
  { ...base(), formality: text().notNull(), source_hash: text().notNull() },
  (table) => [
    uniqueIndex('translated_texts_source').on(
      table.account_id,
      table.source_language,
      table.target_language,
      table.formality,
      table.source_hash,
    ),
  ],
);
