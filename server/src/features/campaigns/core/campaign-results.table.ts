import type { CampaignFigure, DayForm, NumberForm, ResultFault, ResultField } from '@folio/contract/campaign-words';
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/accounts.table.ts';
import { campaignItems, campaigns } from './campaigns.table.ts';

/** Addresses of an item with the parameters by which its visits are counted. */
export const campaignUrls = pgTable(
  'campaign_urls',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    campaign_id: integer()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    item_id: integer()
      .notNull()
      .references(() => campaignItems.id, { onDelete: 'cascade' }),
    page_url: text().notNull(),
    source: text().notNull(),
    medium: text().notNull(),
    campaign: text().notNull(),
    content: text().notNull(),
    term: text().notNull().default(''),
    /** HTTP status of the page when the link was created. */
    http_state: integer().notNull(),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('campaign_urls_once').on(
      table.item_id,
      table.page_url,
      table.source,
      table.medium,
      table.campaign,
      table.content,
      table.term,
    ),
    index('campaign_urls_campaign').on(table.campaign_id, table.id),
  ],
);

/** A row of a file as it was read; a figure that the file does not have is null. */
export interface ReadRow extends Record<CampaignFigure, number | null> {
  /** As a spreadsheet numbers it. */
  line: number;
  date: string;
  item_id: number | null;
  channel: string;
  country: string | null;
  /** Its first fault: the column and the cell's text. */
  fault: { code: ResultFault; column: string; value: string } | null;
}

/** An imported results file: its content, and the mapping of its columns. */
export const campaignImports = pgTable(
  'campaign_imports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    campaign_id: integer()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    file_name: text().notNull(),
    /** Source of the data, like “Paid search export”. */
    source: text().notNull(),
    /** The client's, in which a mapping is found again. */
    workspace_id: integer().notNull(),
    columns: text().array().notNull(),
    /** SHA-256 of the columns in their order, by which their mapping is found again. */
    columns_hash: text().notNull(),
    mapping: jsonb().$type<Partial<Record<ResultField, string>>>().notNull(),
    numbers: text().$type<NumberForm>().notNull(),
    days: text().$type<DayForm>().notNull(),
    /** Rows as they were read; emptied once they are imported. */
    rows: jsonb().$type<ReadRow[]>().notNull(),
    /** Rows that were imported as new and in place of earlier figures. */
    added: integer().notNull().default(0),
    replaced: integer().notNull().default(0),
    imported_at: timestamp({ withTimezone: true }),
    undone_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('campaign_imports_campaign').on(table.campaign_id, table.id),
    index('campaign_imports_columns').on(table.workspace_id, table.columns_hash, table.id),
  ],
);

const figures = () => ({
  impressions: bigint({ mode: 'number' }),
  clicks: bigint({ mode: 'number' }),
  visits: bigint({ mode: 'number' }),
  conversions: bigint({ mode: 'number' }),
  /** Micros of the campaign's currency. */
  spend: bigint({ mode: 'number' }),
});

/** One day's figures of an item, or of the campaign where the item is null. A figure that is not known is null, never 0. */
export const campaignResults = pgTable(
  'campaign_results',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    campaign_id: integer()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    item_id: integer().references(() => campaignItems.id, { onDelete: 'cascade' }),
    date: date({ mode: 'string' }).notNull(),
    channel: text().notNull(),
    country: text(),
    source: text().notNull(),
    ...figures(),
    /** The import that wrote it last. */
    import_id: integer()
      .notNull()
      .references(() => campaignImports.id, { onDelete: 'cascade' }),
  },
  (table) => [
    unique('campaign_results_key')
      .on(table.campaign_id, table.item_id, table.date, table.channel, table.country, table.source)
      .nullsNotDistinct(),
    index('campaign_results_import').on(table.import_id),
  ],
);

/** Figures as they were before an import replaced them, so that it can be undone. */
export const campaignReplaced = pgTable(
  'campaign_replaced',
  {
    import_id: integer()
      .notNull()
      .references(() => campaignImports.id, { onDelete: 'cascade' }),
    result_id: integer()
      .notNull()
      .references(() => campaignResults.id, { onDelete: 'cascade' }),
    ...figures(),
    /** The import that had written them. */
    earlier_id: integer()
      .notNull()
      .references(() => campaignImports.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.import_id, table.result_id] }),
    index('campaign_replaced_earlier').on(table.earlier_id, table.result_id),
  ],
);
