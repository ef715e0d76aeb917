import { type GuestIdentity, type PackagePart, taskEventKinds } from '@folio/contract/task-words';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/accounts.table.ts';
import { guests, taskSteps, tasks } from './tasks.table.ts';

/** Every state of the content that was handed in or decided on, kept to compare with. */
export const taskPackages = pgTable(
  'task_packages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    task_id: integer()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    package_hash: text().notNull(),
    /** SHA-256 of each part. */
    part_hashes: jsonb().$type<Partial<Record<PackagePart, string>>>().notNull(),
    /** Whose text it is; closed, so that it stays. Null for a document without text. */
    version_id: integer(),
    /** Parts other than the text, as people read them: one line an entry. */
    lines: jsonb().$type<Partial<Record<Exclude<PackagePart, 'text'>, string[]>>>().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('task_packages_hash').on(table.task_id, table.package_hash)],
);

/** Events of a task. A decision is one of them, bound to the content that the user saw; the trigger `task_events_stay` keeps them, but for a name that is erased from a note. */
export const taskEvents = pgTable(
  'task_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    task_id: integer()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    kind: text({ enum: taskEventKinds }).notNull(),
    round: integer().notNull(),
    /** People keep their row when they leave, so that their names outlive them. */
    user_id: integer().references(() => users.id),
    impersonator_id: integer().references(() => users.id),
    /** Instead of a user. */
    guest_id: integer().references(() => guests.id),
    step_id: integer().references(() => taskSteps.id),
    verdict: text({ enum: ['approve', 'changes', 'reject'] }),
    note: text(),
    package_hash: text(),
    /** Of the parts that the step looks at: the approval holds while they are the same. */
    scope_hash: text(),
    version_id: integer(),
    /** Identification of a guest; null for users and for decisions of earlier releases. */
    identified: jsonb().$type<GuestIdentity>(),
    /** Short description of a change, like the page URL before and after. */
    detail: text(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('task_events_task').on(table.task_id, table.id),
    index('task_events_step').on(table.step_id, table.id),
    index('task_events_user').on(table.user_id),
    index('task_events_guest').on(table.guest_id),
    index('task_events_approved').on(table.created_at).where(sql`kind = 'approved'`),
  ],
);

/** Authors of a round: users that wrote, changed meta data or submitted, also while impersonating. They do not decide on it. */
export const taskAuthors = pgTable(
  'task_authors',
  {
    task_id: integer()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    round: integer().notNull(),
    user_id: integer()
      .notNull()
      .references(() => users.id),
  },
  (table) => [primaryKey({ columns: [table.task_id, table.round, table.user_id] }), index('task_authors_user').on(table.user_id)],
);
