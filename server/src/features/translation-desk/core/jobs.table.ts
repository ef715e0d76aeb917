import { type CorrectionReason, humanStages, jobStates, offerStates } from '@folio/contract/translation-words';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { linguists } from './linguists.table.ts';
import { translationLines, translationRequests } from './requests.table.ts';

export type Corrections = Partial<Record<CorrectionReason, number>>;

/** A stage of a line for a linguist, with its costs. */
export const translationJobs = pgTable(
  'translation_jobs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    line_id: integer()
      .notNull()
      .references(() => translationLines.id, { onDelete: 'cascade' }),
    request_id: integer()
      .notNull()
      .references(() => translationRequests.id, { onDelete: 'cascade' }),
    /** Its place in the line; the job before must be delivered first. */
    position: smallint().notNull(),
    stage: text({ enum: humanStages }).notNull(),
    state: text({ enum: jobStates }).notNull().default('new'),
    linguist_id: integer().references(() => linguists.id, { onDelete: 'set null' }),
    price: integer().notNull(),
    /** The part of the price that a late delivery does not cost. */
    express: integer().notNull().default(0),
    /** Credits held for it; 0 once settled or released. */
    credits_reserved: integer().notNull().default(0),
    credits_spent: integer().notNull().default(0),
    words: integer().notNull().default(0),
    new_words: integer().notNull().default(0),
    due_at: timestamp({ withTimezone: true }),
    revision_note: text(),
    /** Message of the linguist to the requester with the delivery. */
    delivery_note: text(),
    accepted_at: timestamp({ withTimezone: true }),
    started_at: timestamp({ withTimezone: true }),
    delivered_at: timestamp({ withTimezone: true }),
    /** Number of the document's version that it delivered. */
    version_number: integer(),
    changed_segments: integer().notNull().default(0),
    changed_words: integer().notNull().default(0),
    /** Segments that it corrected, by the reason given; those without one are not in it. */
    corrections: jsonb().$type<Corrections>().notNull().default({}),
    added_units: integer().notNull().default(0),
    reminded_hours: smallint(),
    revision: integer().notNull().default(1),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('translation_jobs_position').on(table.line_id, table.position),
    index('translation_jobs_request').on(table.request_id),
    index('translation_jobs_linguist').on(table.linguist_id, table.state, table.due_at),
    index('translation_jobs_state').on(table.state, table.due_at),
    index('translation_jobs_delivered').on(table.delivered_at).where(sql`delivered_at is not null`),
    check(
      'translation_jobs_credits',
      sql`${table.credits_reserved} between 0 and ${table.price} and ${table.credits_spent} >= 0`,
    ),
  ],
);

/** A job that was offered to a linguist. */
export const jobOffers = pgTable(
  'job_offers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    job_id: integer()
      .notNull()
      .references(() => translationJobs.id, { onDelete: 'cascade' }),
    linguist_id: integer()
      .notNull()
      .references(() => linguists.id, { onDelete: 'cascade' }),
    state: text({ enum: offerStates }).notNull().default('open'),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    reason: text(),
    answered_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('job_offers_open').on(table.job_id, table.linguist_id).where(sql`state = 'open'`),
    index('job_offers_linguist').on(table.linguist_id, table.state),
    index('job_offers_expiring').on(table.expires_at).where(sql`state = 'open'`),
    index('job_offers_job').on(table.job_id),
  ],
);
