import type { ImportCounts } from '@folio/contract/translation-exchange';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/accounts.table.ts';
import { translationJobs } from './jobs.table.ts';
import type { SegmentChange } from './segments.queries.ts';

/** A segment as it was before an import; `revision` is the one that the import made. */
export type ReplacedState = SegmentChange & { revision: number };

/** An import of a file into a job, with the replaced texts. */
export const segmentImports = pgTable(
  'segment_imports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    job_id: integer()
      .notNull()
      .references(() => translationJobs.id, { onDelete: 'cascade' }),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** SHA-256 of the file and the decisions, so that a call that is repeated finds its import. */
    call_hash: text().notNull(),
    counts: jsonb().$type<ImportCounts>().notNull(),
    replaced: jsonb().$type<ReplacedState[]>().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    undone_at: timestamp({ withTimezone: true }),
    /** Segments that undoing put back; null until then. */
    restored: integer(),
  },
  (table) => [index('segment_imports_job').on(table.job_id, table.id), index('segment_imports_user').on(table.user_id)],
);
