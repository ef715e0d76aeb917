import { waitKinds } from '@folio/contract/report-words';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const counted = () => integer().notNull().default(0);

/**
 * Daily totals of a workspace (created, spent, published), in its time zone (UTC without one). Counted from the facts, never written by hand. No foreign
 * keys: a day outlives the people, workspaces and websites that it counts.
 */
export const reportDays = pgTable(
  'report_days',
  {
    account_id: integer().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** 0 is the personal workspace. */
    workspace_id: integer().notNull(),
    /** 0 where nobody is known. */
    user_id: integer().notNull(),
    /** Empty for rows without a tool. */
    tool_slug: text().notNull(),
    /** Of documents; empty for rows without a language. */
    language: text().notNull(),
    /** Of publications; 0 otherwise. */
    website_id: integer().notNull(),
    texts: counted(),
    media: counted(),
    words: counted(),
    credits: counted(),
    calls: counted(),
    /** Calls with unknown costs. */
    calls_unknown: counted(),
    /** Calls of models on the own machine. */
    calls_own: counted(),
    cost_micros: bigint({ mode: 'number' }).notNull().default(0),
    published: counted(),
    updated: counted(),
    publish_failed: counted(),
  },
  (table) => [
    primaryKey({
      name: 'report_days_key',
      columns: [
        table.account_id,
        table.day,
        table.workspace_id,
        table.user_id,
        table.tool_slug,
        table.language,
        table.website_id,
      ],
    }),
    index('report_days_day').on(table.day),
  ],
);

/** The first approval of each task: how long it took, and how the text changed. One row a task, which is never changed. */
export const reportApprovals = pgTable(
  'report_approvals',
  {
    task_id: integer().primaryKey(),
    account_id: integer().notNull(),
    day: date({ mode: 'string' }).notNull(),
    workspace_id: integer().notNull(),
    /** The submitting user; 0 if unknown. */
    user_id: integer().notNull(),
    tool_slug: text().notNull(),
    /** Minutes of working days from start to approval; null where nobody started it. */
    minutes: integer(),
    rounds: smallint().notNull(),
    /** Approved without a change being asked for. */
    is_first_time: boolean().notNull(),
    /** Scores of the first version and of the approved one, by the same rules; null where one has none. */
    first_score: smallint(),
    approved_score: smallint(),
    rule_version: smallint(),
    /** Words of the approved version by author; null without a text. */
    words_engine: integer(),
    words_mixed: integer(),
    words_person: integer(),
  },
  (table) => [index('report_approvals_day').on(table.account_id, table.day), index('report_approvals_age').on(table.day)],
);

/** Time of an approved task by phase: minutes of working days, summed by kind and step. */
export const reportWaits = pgTable(
  'report_waits',
  {
    task_id: integer()
      .notNull()
      .references(() => reportApprovals.task_id, { onDelete: 'cascade' }),
    kind: text({ enum: waitKinds }).notNull(),
    /** Of the step; empty for the others, and for a step without a name. */
    name: text().notNull(),
    /** Of the step, from 0. */
    position: smallint().notNull(),
    account_id: integer().notNull(),
    day: date({ mode: 'string' }).notNull(),
    workspace_id: integer().notNull(),
    user_id: integer().notNull(),
    minutes: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.task_id, table.kind, table.position, table.name] }),
    index('report_waits_day').on(table.account_id, table.day),
  ],
);

/** Last counted day: one row. */
export const reportState = pgTable(
  'report_state',
  {
    id: integer().primaryKey(),
    counted_at: timestamp({ withTimezone: true }),
    /** The next day of a full count, which goes in steps; null when it is done. */
    next_day: date({ mode: 'string' }),
    /** Days before it are not counted any more, since calls of models from then were removed. */
    kept_from: date({ mode: 'string' }),
  },
  (table) => [check('report_state_one_row', sql`${table.id} = 1`)],
);
