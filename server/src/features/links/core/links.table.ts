import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts, users } from '../../accounts/accounts.table.ts';
import { orderDetails } from '../../orders/orders.table.ts';
import { pageUrls } from '../../pages/pages.table.ts';
import { websites } from '../../websites/websites.table.ts';

const websiteOfRow = () =>
  integer()
    .notNull()
    .references(() => websites.id, { onDelete: 'cascade' });
const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow();
const personOfRow = () =>
  integer()
    .notNull()
    .references(() => users.id);

/** Keyword rules of the link builder. Access to a website includes its rules. */
export const linkKeywords = pgTable(
  'link_keywords',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    website_id: websiteOfRow(),
    keyword: text().notNull(),
    /** Stems of its words, parted by spaces, by which texts are searched. */
    stems: text().notNull(),
    page_url_id: integer().references(() => pageUrls.id, { onDelete: 'cascade' }),
    custom_url: text(),
    match: text({ enum: ['exact', 'phrase', 'phrase_plural'] })
      .notNull()
      .default('phrase'),
    priority: text({ enum: ['low', 'normal', 'high'] })
      .notNull()
      .default('normal'),
    max_per_document: smallint().notNull().default(1),
    rel: text({ enum: ['none', 'nofollow', 'sponsored', 'ugc'] })
      .notNull()
      .default('none'),
    in_new_texts: boolean().notNull().default(true),
    /** Links applied by it and not undone. */
    used: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (table) => [
    uniqueIndex('link_keywords_keyword').on(table.website_id, sql`lower(${table.keyword})`),
    index('link_keywords_stems').on(table.website_id, table.stems),
    index('link_keywords_page').on(table.page_url_id).where(sql`page_url_id is not null`),
    check('link_keywords_target', sql`(${table.page_url_id} is null) <> (${table.custom_url} is null)`),
  ],
);

/** The words by which a page is found in texts: stems of its title, H1 and primary keyword, parted by spaces. */
export const linkPhrases = pgTable(
  'link_phrases',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    website_id: websiteOfRow(),
    page_url_id: integer()
      .notNull()
      .references(() => pageUrls.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['title', 'h1', 'primary_kw'] }).notNull(),
    stems: text().notNull(),
  },
  (table) => [index('link_phrases_stems').on(table.website_id, table.stems), index('link_phrases_page').on(table.page_url_id)],
);

/** Until when the pages of a website were read for their phrases. */
export const linkPhraseStates = pgTable('link_phrase_states', {
  website_id: integer()
    .primaryKey()
    .references(() => websites.id, { onDelete: 'cascade' }),
  read_until: timestamp({ withTimezone: true }).notNull(),
});

/** Sets of targets that links are searched in. */
export const linkSources = pgTable(
  'link_sources',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    workspace_id: integer(),
    user_id: personOfRow(),
    name: text().notNull(),
    kind: text({ enum: ['pages', 'sitemap', 'csv', 'documents'] }).notNull(),
    website_id: integer().references(() => websites.id, { onDelete: 'cascade' }),
    url: text(),
    state: text({ enum: ['queued', 'ready', 'failed'] })
      .notNull()
      .default('ready'),
    problem: text(),
    created_at: createdAt(),
  },
  (table) => [
    index('link_sources_workspace').on(table.workspace_id, table.id),
    index('link_sources_user').on(table.user_id, table.id),
  ],
);

/** Targets of a sitemap or csv. */
export const linkSourceTargets = pgTable(
  'link_source_targets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    link_source_id: integer()
      .notNull()
      .references(() => linkSources.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    title: text(),
    /** Stems of the title, or of the words of the address where there is none. */
    stems: text().notNull(),
  },
  (table) => [uniqueIndex('link_source_targets_url').on(table.link_source_id, table.url)],
);

/** The newest search for links of each website. */
export const linkSearches = pgTable('link_searches', {
  website_id: integer()
    .primaryKey()
    .references(() => websites.id, { onDelete: 'cascade' }),
  user_id: personOfRow(),
  state: text({ enum: ['running', 'done', 'failed'] }).notNull(),
  /** Target of the search: `{ direction, page_url_ids, order_detail_ids }`. */
  call: jsonb()
    .$type<{ direction: 'to' | 'from' | 'everywhere'; page_url_ids: number[]; order_detail_ids: number[] }>()
    .notNull(),
  /** Resume position of the search after its worker died. */
  position: integer().notNull().default(0),
  done: integer().notNull().default(0),
  total: integer().notNull().default(0),
  problem: text(),
  started_at: createdAt(),
  ended_at: timestamp({ withTimezone: true }),
});

export const linkRuns = pgTable(
  'link_runs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    website_id: websiteOfRow(),
    number: integer().notNull(),
    title: text().notNull(),
    mode: text({ enum: ['all', 'selection'] }).notNull(),
    state: text({ enum: ['preview', 'applying', 'applied', 'partly_applied', 'failed', 'reverted'] })
      .notNull()
      .default('preview'),
    user_id: personOfRow(),
    /** The user that applied it, and the impersonating user. */
    applied_by: integer().references(() => users.id),
    impersonator_id: integer().references(() => users.id),
    reverted_by: integer().references(() => users.id),
    created_at: createdAt(),
    applied_at: timestamp({ withTimezone: true }),
    reverted_at: timestamp({ withTimezone: true }),
  },
  (table) => [uniqueIndex('link_runs_number').on(table.website_id, table.number)],
);

/** One page or document of a run, with its text before and after. */
export const linkRunTargets = pgTable(
  'link_run_targets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    run_id: integer()
      .notNull()
      .references(() => linkRuns.id, { onDelete: 'cascade' }),
    page_url_id: integer().references(() => pageUrls.id, { onDelete: 'set null' }),
    order_detail_id: integer().references(() => orderDetails.id, { onDelete: 'set null' }),
    title: text().notNull(),
    way: text({ enum: ['version', 'website', 'by_hand'] }).notNull(),
    state: text({ enum: ['pending', 'applied', 'left_out', 'by_hand', 'failed', 'reverted', 'kept'] })
      .notNull()
      .default('pending'),
    /** The text that the preview shows. */
    text_before: text().notNull(),
    /** SHA-256 of the text that the preview shows, and of the one that was written. */
    hash_before: text().notNull(),
    hash_after: text(),
    version_before: integer(),
    version_after: integer(),
    problem: text(),
  },
  (table) => [
    index('link_run_targets_run').on(table.run_id, table.id),
    index('link_run_targets_document').on(table.order_detail_id).where(sql`order_detail_id is not null`),
    index('link_run_targets_page').on(table.page_url_id).where(sql`page_url_id is not null`),
  ],
);

export const linkSuggestions = pgTable(
  'link_suggestions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    website_id: websiteOfRow(),
    /** One of the two. */
    page_url_id: integer().references(() => pageUrls.id, { onDelete: 'cascade' }),
    order_detail_id: integer().references(() => orderDetails.id, { onDelete: 'cascade' }),
    /** SHA-256 of the text it was found in. */
    text_hash: text().notNull(),
    target_page_id: integer().references(() => pageUrls.id, { onDelete: 'cascade' }),
    target_url: text().notNull(),
    anchor: text().notNull(),
    sentence: text().notNull(),
    anchor_at: smallint().notNull(),
    paragraph: integer().notNull(),
    reason: text({ enum: ['rule', 'title', 'h1', 'primary_kw', 'topic', 'near', 'replace'] }).notNull(),
    reason_detail: text(),
    /** Of a link that is to lead elsewhere: where it leads now, as the text has it. */
    replaced_url: text(),
    rel: text({ enum: ['none', 'nofollow', 'sponsored', 'ugc'] })
      .notNull()
      .default('none'),
    confidence: smallint().notNull(),
    rule_id: integer().references(() => linkKeywords.id, { onDelete: 'set null' }),
    state: text({ enum: ['pending', 'approved', 'rejected', 'applied', 'reverted'] })
      .notNull()
      .default('pending'),
    run_target_id: integer().references(() => linkRunTargets.id, { onDelete: 'set null' }),
    decided_by: integer().references(() => users.id),
    decided_at: timestamp({ withTimezone: true }),
    created_at: createdAt(),
  },
  (table) => [
    index('link_suggestions_website').on(table.website_id, table.state, table.confidence, table.id),
    index('link_suggestions_document').on(table.order_detail_id, table.state).where(sql`order_detail_id is not null`),
    index('link_suggestions_page').on(table.page_url_id, table.state).where(sql`page_url_id is not null`),
    index('link_suggestions_target').on(table.target_page_id, table.state),
    index('link_suggestions_run').on(table.run_target_id).where(sql`run_target_id is not null`),
    // A pair of place and target exists once, so that a rejected one does not return.
    uniqueIndex('link_suggestions_place').on(
      table.website_id,
      sql`coalesce(${table.page_url_id}, 0)`,
      sql`coalesce(${table.order_detail_id}, 0)`,
      sql`md5(${table.target_url})`,
      sql`md5(${table.sentence})`,
    ),
    check('link_suggestions_from', sql`(${table.page_url_id} is null) <> (${table.order_detail_id} is null)`),
  ],
);

/** Decisions on keywords that several pages share; the pages are read from the page list. */
export const keywordConflicts = pgTable(
  'keyword_conflicts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    website_id: websiteOfRow(),
    keyword: text().notNull(),
    state: text({ enum: ['open', 'solved', 'fine'] })
      .notNull()
      .default('open'),
    note: text(),
    decided_by: integer().references(() => users.id),
    decided_at: timestamp({ withTimezone: true }),
    created_at: createdAt(),
  },
  (table) => [uniqueIndex('keyword_conflicts_keyword').on(table.website_id, sql`lower(${table.keyword})`)],
);
