import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { users } from '../../accounts/accounts.table.ts';

export interface Certification {
  body: string;
  number: string;
  /** Day; null where it never expires. */
  expires_on: string | null;
  /** Languages that it is for; none for all of the linguist's pairs. */
  languages?: string[];
}

/** Linguists of the desk. `users.staff_scope` decides their access. */
export const linguists = pgTable(
  'linguists',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Languages as `en>de`. */
    pairs: text().array().notNull(),
    native_languages: text().array().notNull(),
    fields: text().array().notNull().default([]),
    certifications: jsonb().$type<Certification[]>().notNull().default([]),
    words_a_day: integer().notNull(),
    absences: jsonb().$type<{ from: string; until: string }[]>().notNull().default([]),
    is_active: boolean().notNull().default(true),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('linguists_pairs').using('gin', table.pairs).where(sql`is_active`),
    check('linguists_words_a_day', sql`${table.words_a_day} > 0`),
  ],
);

/** Credits by language pair and stage; `*` stands for every language without a rate of its own. */
export const translationRates = pgTable(
  'translation_rates',
  {
    source_language: text().notNull(),
    target_language: text().notNull(),
    /** `page`: for 250 words of a certified translation. */
    stage: text({ enum: ['translation', 'revision', 'proofreading', 'page'] }).notNull(),
    /** Credits for a word, of `page` for a page. */
    rate: doublePrecision().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source_language, table.target_language, table.stage] }),
    check('translation_rates_positive', sql`${table.rate} > 0`),
  ],
);

/** Days on which the desk does not work, beside weekends. */
export const deskHolidays = pgTable('desk_holidays', { day: date({ mode: 'string' }).primaryKey() });
