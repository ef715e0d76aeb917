import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accounts, users } from '../accounts/accounts.table.ts';
import { orderDetails } from '../orders/orders.table.ts';
import { websites } from '../websites/websites.table.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Pages of websites. Access to a website includes its pages. */
export const pageUrls = pgTable(
  'page_urls',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    website_id: integer()
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    /** In canonical form, at most 2,048 characters. */
    url: text().notNull(),
    title: text(),
    h1: text(),
    meta_description: text(),
    type: text({ enum: ['home', 'category', 'product', 'article', 'other'] })
      .notNull()
      .default('other'),
    language: text(),
    primary_kw: text(),
    primary_kw_by: text({ enum: ['person', 'proposal'] }),
    http_state: smallint(),
    final_url: text(),
    hops: smallint().notNull().default(0),
    indexable: text({ enum: ['yes', 'noindex', 'canonical', 'robots'] })
      .notNull()
      .default('yes'),
    words: integer(),
    /** Clicks from the home page; null where no way leads there. */
    depth: smallint(),
    /** Pages that link here, in all and from their content, and pages that it links to; counted when links are written. */
    links_in: integer().notNull().default(0),
    links_in_content: integer().notNull().default(0),
    links_out: integer().notNull().default(0),
    order_detail_id: integer().references(() => orderDetails.id, { onDelete: 'set null' }),
    goes_live_at: timestamp({ withTimezone: true }),
    state: text({ enum: ['discovered', 'active', 'redirected', 'broken', 'excluded'] })
      .notNull()
      .default('discovered'),
    /** SHA-256 of the main text, in hex. */
    content_hash: text(),
    /** Validators of the last response, for `If-None-Match` and `If-Modified-Since`. */
    etag: text(),
    last_modified: text(),
    changed_at: timestamp({ withTimezone: true }),
    last_checked_at: timestamp({ withTimezone: true }),
    /** Checks in a row that failed, and when the first did. */
    failures: smallint().notNull().default(0),
    failing_since: timestamp({ withTimezone: true }),
    /** When people were notified that it is broken. */
    notified_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('page_urls_url').on(table.website_id, table.url),
    index('page_urls_title').on(table.website_id, sql`lower(coalesce(${table.title}, ''))`, table.id),
    index('page_urls_links_in').on(table.website_id, table.links_in, table.id),
    index('page_urls_links_out').on(table.website_id, table.links_out, table.id),
    index('page_urls_checked').on(table.website_id, table.last_checked_at, table.id),
    index('page_urls_keyword').on(table.website_id, sql`lower(${table.primary_kw})`).where(sql`primary_kw is not null`),
    // Every column by which lists are filtered, so that counts read no rows.
    index('page_urls_counted').on(
      table.website_id,
      table.state,
      table.indexable,
      table.http_state,
      table.type,
      table.language,
      table.links_in,
      table.links_in_content,
      table.primary_kw,
      table.changed_at,
      table.goes_live_at,
      table.order_detail_id,
    ),
    index('page_urls_document').on(table.order_detail_id).where(sql`order_detail_id is not null`),
  ],
);

/** The main text of a page that was read, as sanitised HTML of at most 500,000 characters, and its terms. */
export const pageTexts = pgTable(
  'page_texts',
  {
    page_url_id: integer()
      .primaryKey()
      .references(() => pageUrls.id, { onDelete: 'cascade' }),
    website_id: integer().notNull(),
    html: text().notNull(),
    terms: tsvector().notNull(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('page_texts_terms').using('gin', table.terms)],
);

/** Links of pages to addresses, at most 300 of a page. */
export const pageLinks = pgTable(
  'page_links',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    website_id: integer().notNull(),
    from_page_id: integer()
      .notNull()
      .references(() => pageUrls.id, { onDelete: 'cascade' }),
    to_url: text().notNull(),
    /** Null for an address outside the website's pages, or without a page yet. */
    to_page_id: integer().references(() => pageUrls.id, { onDelete: 'set null' }),
    anchor: text().notNull(),
    rel: text().notNull().default(''),
    place: text({ enum: ['content', 'menu'] }).notNull(),
    /** Running number of the paragraph, from 1; 0 in menus. */
    paragraph: smallint().notNull().default(0),
  },
  (table) => [
    index('page_links_from').on(table.from_page_id),
    index('page_links_to').on(table.to_page_id, table.place),
    index('page_links_open').on(table.website_id, sql`md5(${table.to_url})`).where(sql`to_page_id is null`),
  ],
);

/** Imports of pages. At most one of a website is queued, running or paused. */
export const pageImports = pgTable(
  'page_imports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    website_id: integer()
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: ['csv', 'sitemap', 'crawl'] }).notNull(),
    url: text(),
    file_name: text(),
    paths: text().array().notNull().default([]),
    page_limit: integer().notNull(),
    state: text({ enum: ['queued', 'running', 'paused', 'done', 'failed', 'cancelled'] })
      .notNull()
      .default('queued'),
    found: integer().notNull().default(0),
    added: integer().notNull().default(0),
    updated: integer().notNull().default(0),
    read: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    problem: text(),
    /** True if all its pages wait to be read: those of a file or sitemap are found before the first is read. */
    is_listed: boolean().notNull().default(false),
    /** Milliseconds spent so far; a crawl ends after 60 minutes. */
    spent_ms: integer().notNull().default(0),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    ended_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('page_imports_website').on(table.website_id, table.id),
    uniqueIndex('page_imports_running').on(table.website_id).where(sql`state in ('queued', 'running', 'paused')`),
  ],
);

/** Addresses that an import or check still has to read, in order; gone once read. What is there survives a worker's death. */
export const pageVisits = pgTable(
  'page_visits',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    website_id: integer().notNull(),
    page_url_id: integer()
      .notNull()
      .references(() => pageUrls.id, { onDelete: 'cascade' }),
    /** Null for a check. */
    import_id: integer().references(() => pageImports.id, { onDelete: 'cascade' }),
    depth: smallint().notNull().default(0),
    is_urgent: boolean().notNull().default(false),
    /** A page that did not answer is asked once more, later. */
    not_before: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Such a later request, which no check waits for. */
    is_repeat: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('page_visits_page').on(table.page_url_id),
    index('page_visits_next').on(table.website_id, table.is_urgent.desc(), table.depth, table.id),
    index('page_visits_import').on(table.import_id).where(sql`import_id is not null`),
  ],
);

/** Responses of pages, the last 20 of each. */
export const pageChecks = pgTable(
  'page_checks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    page_url_id: integer()
      .notNull()
      .references(() => pageUrls.id, { onDelete: 'cascade' }),
    http_state: smallint(),
    final_url: text(),
    /** A message key. */
    problem: text(),
    checked_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('page_checks_page').on(table.page_url_id, table.id)],
);

/** Page settings of a website; created with its first page. */
export const pageSettings = pgTable(
  'page_settings',
  {
    website_id: integer()
      .primaryKey()
      .references(() => websites.id, { onDelete: 'cascade' }),
    every: text({ enum: ['daily', 'weekly', 'monthly', 'never'] })
      .notNull()
      .default('weekly'),
    hour: smallint().notNull().default(3),
    max_links_per_page: smallint().notNull().default(5),
    next_check_at: timestamp({ withTimezone: true }),
    last_checked_at: timestamp({ withTimezone: true }),
    /** Pages of the check that is under way; null without one. */
    check_total: integer(),
    /** The worker that reads its pages right now; one at a time. Its turn ends at this time unless it says that it lives. */
    turn: text(),
    turn_until: timestamp({ withTimezone: true }),
    /** Link map: `{ [pageId]: [x, y] }`, between −1 and 1. */
    layout: jsonb().$type<Record<string, [number, number]>>(),
    laid_out_at: timestamp({ withTimezone: true }),
  },
  (table) => [index('page_settings_due').on(table.next_check_at).where(sql`next_check_at is not null`)],
);
