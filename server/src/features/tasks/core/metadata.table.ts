import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { tasks } from './tasks.table.ts';

/** SEO meta data of a task: the person's own pair, and the pair that was made from it. */
export const taskMetadata = pgTable(
  'task_metadata',
  {
    task_id: integer()
      .primaryKey()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    /** Repeated from the task, so that duplicates in a workspace are found by an index. */
    workspace_id: integer().notNull(),
    footer_content: text().notNull().default(''),
    brand: text().notNull().default(''),
    category_name: text().notNull().default(''),
    primary_kw: text().notNull().default(''),
    meta_title: text().notNull().default(''),
    meta_description: text().notNull().default(''),
    optimized_meta_title: text(),
    optimized_meta_description: text(),
    /** True: the optimized pair goes out. */
    switch_input: boolean().notNull().default(false),
    optimized_at: timestamp({ withTimezone: true }),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('task_metadata_title').on(table.workspace_id, table.meta_title),
    index('task_metadata_optimized_title').on(table.workspace_id, table.optimized_meta_title),
  ],
);
