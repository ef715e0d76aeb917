import { startPageReasons, startPageStates, startProblems, startStates } from '@folio/contract/site-start-words';
import type { CountedColor } from '@folio/engine/site/read-site-colors';
import type { SitePage } from '@folio/engine/site/read-site-page';
import type { PageSignals } from '@folio/engine/site/read-start-page';
import type { StartFindings } from '@folio/engine/site/start-findings';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts, users } from '../accounts/accounts.table.ts';

/** Company facts on the pages, as far as they were read. */
export interface StartBrand {
  names: { site: string | null; organization: string | null; suffixes: string[] };
  themeColors: string[];
  colors: CountedColor[];
  /** Path of the stored logo. */
  logo: { key: string; source: PageSignals['logos'][number]['source'] } | null;
}

/** Ids of objects that a finish or sample created. */
export interface StartMadeRow {
  workspace_id: number | null;
  is_workspace_new: boolean;
  website_id: number | null;
  pages: number;
  brand_voice_id: number | null;
  source_ids: number[];
  tasks: { id: number; title: string; kind: 'titles' | 'missing_links' | 'descriptions' | 'job_posting' }[];
  has_branding: boolean;
  order_detail_ids: number[];
}

/** Runs in which a website was read to set up from it, and sample content. */
export const siteStarts = pgTable(
  'site_starts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    workspace_id: integer(),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: ['website', 'sample'] }).notNull(),
    /** As typed, with a scheme; the first page that answered once there is one. */
    url: text().notNull(),
    /** False where the scheme was typed: then no other is tried. */
    is_scheme_guessed: boolean().notNull().default(false),
    page_limit: smallint().notNull(),
    /** Only pages in this language; null for any. */
    language: text(),
    folders: text().array().notNull().default([]),
    state: text({ enum: startStates }).notNull().default('reading'),
    problem: text({ enum: startProblems }),
    is_stop_asked: boolean().notNull().default(false),
    brand: jsonb().$type<StartBrand>(),
    findings: jsonb().$type<StartFindings>(),
    made: jsonb().$type<StartMadeRow>(),
    /** When reading began and by when it ends, whatever was read. */
    begun_at: timestamp({ withTimezone: true }),
    read_until: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    ended_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('site_starts_reading')
      .on(table.account_id, sql`coalesce(${table.workspace_id}, -${table.user_id})`)
      .where(sql`state = 'reading'`),
    index('site_starts_user').on(table.user_id, table.id),
    index('site_starts_workspace').on(table.workspace_id).where(sql`workspace_id is not null`),
    index('site_starts_created').on(table.created_at),
  ],
);

/** Page data kept until the run is finished. */
export type KeptPage = Omit<SitePage, 'follows'>;

/** Pages of a run, in the order in which they are read. What is there survives a worker's death. */
export const siteStartPages = pgTable(
  'site_start_pages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    site_start_id: integer()
      .notNull()
      .references(() => siteStarts.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    /** Lower is read sooner. */
    rank: smallint().notNull(),
    state: text({ enum: startPageStates }).notNull().default('waiting'),
    reason: text({ enum: startPageReasons }),
    http_state: smallint(),
    leads_to: text(),
    title: text(),
    title_pixels: smallint(),
    has_description: boolean().notNull().default(false),
    language: text(),
    words: integer(),
    internal_links: smallint().notNull().default(0),
    vacancy: jsonb().$type<{ title: string; place: string | null }>(),
    page: jsonb().$type<KeptPage>(),
    ended_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('site_start_pages_url').on(table.site_start_id, table.url),
    index('site_start_pages_next').on(table.site_start_id, table.rank, table.id),
  ],
);
