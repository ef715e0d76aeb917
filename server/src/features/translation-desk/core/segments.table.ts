import { correctionReasons, segmentOrigins, segmentStatuses } from '@folio/contract/translation-words';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/accounts.table.ts';
import { translationJobs } from './jobs.table.ts';
import { translationLines } from './requests.table.ts';

/** The sentences of a line's source, in their order. */
export const segments = pgTable(
  'segments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    line_id: integer()
      .notNull()
      .references(() => translationLines.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Number of the text of the document (paragraph, cell, title) that it is a part of. */
    unit: integer().notNull(),
    source: text().notNull(),
    /** White space after it. */
    space: text().notNull().default(''),
    max_length: integer(),
  },
  (table) => [uniqueIndex('segments_position').on(table.line_id, table.position)],
);

/** Text of a job for a segment. */
export const segmentStates = pgTable(
  'segment_states',
  {
    job_id: integer()
      .notNull()
      .references(() => translationJobs.id, { onDelete: 'cascade' }),
    segment_id: integer()
      .notNull()
      .references(() => segments.id, { onDelete: 'cascade' }),
    target: text().notNull().default(''),
    /** Initial text of the stage; null for a translation from nothing. */
    initial: text(),
    status: text({ enum: segmentStatuses }).notNull().default('new'),
    origin: text({ enum: segmentOrigins }).notNull().default('none'),
    percent: smallint(),
    reason: text({ enum: correctionReasons }),
    changed_by: integer().references(() => users.id, { onDelete: 'set null' }),
    revision: integer().notNull().default(0),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.job_id, table.segment_id] }), index('segment_states_segment').on(table.segment_id)],
);

/** Warnings that a linguist ignored. The hash is of the warning and both texts, so that it counts again once one of them changes. */
export const segmentIgnoredFaults = pgTable(
  'segment_ignored_faults',
  {
    job_id: integer()
      .notNull()
      .references(() => translationJobs.id, { onDelete: 'cascade' }),
    segment_id: integer()
      .notNull()
      .references(() => segments.id, { onDelete: 'cascade' }),
    fault_hash: text().notNull(),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.job_id, table.segment_id, table.fault_hash] }),
    index('segment_ignored_faults_segment').on(table.segment_id),
    index('segment_ignored_faults_user').on(table.user_id),
  ],
);

export const segmentComments = pgTable(
  'segment_comments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    segment_id: integer()
      .notNull()
      .references(() => segments.id, { onDelete: 'cascade' }),
    line_id: integer()
      .notNull()
      .references(() => translationLines.id, { onDelete: 'cascade' }),
    job_id: integer()
      .notNull()
      .references(() => translationJobs.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['comment', 'query', 'answer'] })
      .notNull()
      .default('comment'),
    text: text().notNull(),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    resolved_by: integer().references(() => users.id, { onDelete: 'set null' }),
    resolved_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('segment_comments_line').on(table.line_id, table.id),
    index('segment_comments_segment').on(table.segment_id),
    index('segment_comments_open').on(table.job_id, table.kind).where(sql`resolved_at is null`),
  ],
);
