import type { StepInput } from '@folio/contract/task-shapes';
import type { PackagePart } from '@folio/contract/task-words';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts, users } from '../../accounts/accounts.table.ts';
import { orderDetails } from '../../orders/orders.table.ts';
import { workspaces } from '../../workspaces/workspaces.table.ts';

/** Pieces of work of a workspace, each with at most one document: the specification's generic tasks and task assignments. */
export const tasks = pgTable(
  'tasks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    workspace_id: integer()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    creator_id: integer()
      .notNull()
      .references(() => users.id),
    title: text().notNull(),
    description: text().notNull().default(''),
    additional_content: text().notNull().default(''),
    status: text({ enum: ['waiting', 'on_going', 'ready', 'rejected', 'approved', 'published', 'completed'] })
      .notNull()
      .default('waiting'),
    priority: text({ enum: ['low', 'medium', 'high'] })
      .notNull()
      .default('medium'),
    request_type: text({ enum: ['new', 'add', 'rewrite', 'edit'] })
      .notNull()
      .default('new'),
    type: text({ enum: ['ai', 'manual'] })
      .notNull()
      .default('ai'),
    /** Slug of a tool. */
    tool_id: text(),
    /** Things that an order made from the task gets; not foreign keys, since a task outlives them. */
    website_id: integer(),
    brand_voice_id: integer(),
    additional_source_ids: integer().array().notNull().default([]),
    assignee_id: integer().references(() => users.id, { onDelete: 'set null' }),
    assignees_group: text({ enum: ['user', 'admin', 'master'] }),
    linked_keywords: text().array().notNull().default([]),
    soft_keywords: text().array().notNull().default([]),
    h2_headings: text().array().notNull().default([]),
    category_name: text().notNull().default(''),
    /** Words. */
    content_length: integer(),
    language: text(),
    page_url: text().notNull().default(''),
    start_date: date({ mode: 'string' }),
    due_date: date({ mode: 'string' }),
    order_detail_id: integer().references(() => orderDetails.id, { onDelete: 'set null' }),
    /** From a submission to a return. Authors of the present round do not decide. */
    round: integer().notNull().default(1),
    /** The user that submitted it last. */
    submitter_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Of the content for which all steps passed last (SHA-256, hexadecimal). */
    package_hash: text(),
    /** Not foreign keys: a task outlives the template it was made from. */
    template_id: integer(),
    /** The task that this one follows. */
    after_task_id: integer(),
    /** True if its days move with the end of the work before. */
    is_smart: boolean().notNull().default(false),
    /** When an approved task is sent automatically, and where to. */
    publish_at: timestamp({ withTimezone: true }),
    publish_website_id: integer(),
    /** Why the last attempt to publish failed: a message key. */
    publish_error: text(),
    revision: integer().notNull().default(1),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('tasks_document').on(table.order_detail_id),
    index('tasks_workspace').on(table.workspace_id, table.due_date, table.id),
    index('tasks_workspace_updated').on(table.workspace_id, table.updated_at.desc(), table.id),
    index('tasks_workspace_status').on(table.workspace_id, table.status, table.due_date, table.id),
    index('tasks_assignee').on(table.assignee_id, table.due_date).where(sql`status in ('waiting', 'on_going', 'rejected')`),
    index('tasks_creator').on(table.creator_id, table.due_date),
    index('tasks_after').on(table.after_task_id).where(sql`after_task_id is not null`),
    index('tasks_voice').on(table.brand_voice_id).where(sql`brand_voice_id is not null`),
    index('tasks_sources').using('gin', table.additional_source_ids).where(sql`additional_source_ids <> '{}'`),
    index('tasks_publish').on(table.publish_at).where(sql`publish_at is not null`),
    index('tasks_due').on(table.due_date).where(sql`status in ('waiting', 'on_going', 'ready', 'rejected')`),
  ],
);

/** Named people without a seat: they comment on and approve shared content of a workspace. One row per person, for any number of links. */
export const guests = pgTable(
  'guests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    workspace_id: integer()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** In lower case. */
    email: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('guests_email').on(table.workspace_id, table.email)],
);

/** Review steps with their reviewers and parts, in order. */
export const taskSteps = pgTable(
  'task_steps',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    task_id: integer()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    /** From 0. */
    position: integer().notNull(),
    name: text().notNull().default(''),
    reviewer_ids: integer().array().notNull().default([]),
    group: text({ enum: ['user', 'admin', 'master'] }).$type<StepInput['group']>(),
    required_approvals: integer().notNull().default(1),
    /** Empty: everything. */
    looks_at: text().array().$type<PackagePart[]>().notNull().default([]),
    due_date: date({ mode: 'string' }),
    /** Working days that the step has after the end of the one before. */
    days: integer(),
    /** A fixed date stays where others move. */
    is_fixed: boolean().notNull().default(false),
    /** A guest reviewer in place of members. */
    guest_id: integer().references(() => guests.id),
    state: text({ enum: ['pending', 'active', 'passed', 'returned'] })
      .notNull()
      .default('pending'),
    /** Hash of the step's parts of the content in review, and the number of approving users. */
    scope_hash: text(),
    approvals: integer().notNull().default(0),
    /** False for a step that was taken out; decisions name it still. */
    is_current: boolean().notNull().default(true),
  },
  (table) => [
    index('task_steps_task').on(table.task_id, table.position),
    index('task_steps_reviewers').using('gin', table.reviewer_ids).where(sql`state = 'active'`),
    index('task_steps_group').on(table.group).where(sql`state = 'active' and "group" is not null`),
  ],
);
