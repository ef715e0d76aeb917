import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts, users } from '../accounts/accounts.table.ts';
import { orderDetails } from '../orders/orders.table.ts';
import { pageUrls } from '../pages/pages.table.ts';
import { tasks } from '../tasks/core/tasks.table.ts';
import { websites } from '../websites/websites.table.ts';

/** Known keywords in documents and pages, kept up to date within seconds of a save, import or check. */
export const keywordIndex = pgTable(
  'keyword_index',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    /** One of the two. */
    order_detail_id: integer().references(() => orderDetails.id, { onDelete: 'cascade' }),
    page_url_id: integer().references(() => pageUrls.id, { onDelete: 'cascade' }),
    keyword: text().notNull(),
    language: text().notNull(),
    count: integer().notNull(),
    kind: text({ enum: ['linked', 'soft'] }).notNull(),
    /** Target of a linked keyword. */
    target_page_id: integer().references(() => pageUrls.id, { onDelete: 'set null' }),
    target_url: text(),
  },
  (table) => [
    uniqueIndex('keyword_index_document').on(table.order_detail_id, table.keyword).where(sql`order_detail_id is not null`),
    uniqueIndex('keyword_index_page').on(table.page_url_id, table.keyword).where(sql`page_url_id is not null`),
    index('keyword_index_keyword').on(table.account_id, table.keyword),
    index('keyword_index_target').on(table.target_page_id).where(sql`target_page_id is not null`),
    check('keyword_index_subject', sql`(${table.order_detail_id} is null) <> (${table.page_url_id} is null)`),
  ],
);

/** Documents and pages with keywords to read again. */
export const keywordQueue = pgTable(
  'keyword_queue',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer().notNull(),
    order_detail_id: integer().references(() => orderDetails.id, { onDelete: 'cascade' }),
    page_url_id: integer().references(() => pageUrls.id, { onDelete: 'cascade' }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('keyword_queue_document').on(table.order_detail_id).where(sql`order_detail_id is not null`),
    uniqueIndex('keyword_queue_page').on(table.page_url_id).where(sql`page_url_id is not null`),
  ],
);

/** Sources of category cards. The text is the document. */
export const categoryCards = pgTable(
  'category_cards',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    workspace_id: integer(),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    website_id: integer().references(() => websites.id, { onDelete: 'set null' }),
    category_name: text().notNull(),
    brand: text().notNull().default(''),
    page_url_id: integer().references(() => pageUrls.id, { onDelete: 'set null' }),
    primary_kw: text().notNull().default(''),
    linked_keywords: jsonb().$type<{ keyword: string; page_url_id: number | null; url: string | null }[]>().notNull().default([]),
    soft_keywords: text().array().notNull().default([]),
    h2_headings: text().array().notNull().default([]),
    /** Words of one card. */
    content_length: smallint().notNull().default(60),
    cards: smallint().notNull().default(4),
    footer_content: text().notNull().default(''),
    language: text().notNull().default('en'),
    brand_voice_id: integer(),
    order_detail_id: integer().references(() => orderDetails.id, { onDelete: 'set null' }),
    task_id: integer().references(() => tasks.id, { onDelete: 'set null' }),
    state: text({ enum: ['draft', 'writing', 'ready', 'outdated'] })
      .notNull()
      .default('draft'),
    /** A message key and its detail. */
    problem: text(),
    revision: integer().notNull().default(1),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('category_cards_workspace').on(table.workspace_id, table.state, table.updated_at, table.id),
    index('category_cards_user').on(table.user_id, table.state, table.updated_at, table.id),
    uniqueIndex('category_cards_document').on(table.order_detail_id).where(sql`order_detail_id is not null`),
    index('category_cards_page').on(table.page_url_id),
  ],
);
