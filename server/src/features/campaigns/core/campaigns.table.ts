import type { AgreedState, CampaignKpi } from '@folio/contract/campaign-shapes';
import { campaignStates, campaignVerdicts } from '@folio/contract/campaign-words';
import type { GuestIdentity } from '@folio/contract/task-words';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts, users } from '../../accounts/accounts.table.ts';
import { orderDetails, orders } from '../../orders/orders.table.ts';
import { guests, tasks } from '../../tasks/core/tasks.table.ts';
import { workspaces } from '../../workspaces/workspaces.table.ts';

/** Work for one client over a time. The client is the workspace, and in it a contact. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    workspace_id: integer()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** The campaign manager. */
    user_id: integer()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    goal: text().notNull().default(''),
    kpis: jsonb().$type<CampaignKpi[]>().notNull().default([]),
    audience: text().notNull().default(''),
    personas: text().array().notNull().default([]),
    countries: text().array().notNull().default([]),
    channels: text().array().notNull().default([]),
    from_date: date({ mode: 'string' }),
    to_date: date({ mode: 'string' }),
    /** Micros of the currency: the client's media money, never credits. */
    budget: bigint({ mode: 'number' }),
    currency: text().notNull().default('EUR'),
    /** Not foreign keys, since a campaign outlives them. */
    guideline_id: integer(),
    brand_voice_id: integer(),
    website_id: integer(),
    contact_name: text(),
    /** In lower case. */
    contact_email: text(),
    utm_campaign: text().notNull().default(''),
    state: text({ enum: campaignStates }).notNull().default('draft'),
    /** Agreed parts were changed while it runs. */
    is_changed_since_approval: boolean().notNull().default(false),
    /** Hash of the content that the client approved last (SHA-256, hexadecimal). */
    approved_hash: text(),
    /** Days without work, first and last of each; the last one is null while it is paused. */
    pauses: jsonb().$type<{ from: string; to: string | null }[]>().notNull().default([]),
    proposed_at: timestamp({ withTimezone: true }),
    /** Message of staff to the client with the last proposal. */
    proposed_note: text().notNull().default(''),
    /** The last and the previous state that the client was shown, to show changes. */
    proposed_state: jsonb().$type<AgreedState>(),
    earlier_state: jsonb().$type<AgreedState>(),
    paused_at: timestamp({ withTimezone: true }),
    /** Time of the last request to the contact: for the proposal, or for changes while it runs. */
    asked_at: timestamp({ withTimezone: true }),
    /** Time at which the contact opened the request. */
    opened_at: timestamp({ withTimezone: true }),
    /** When the contact was reminded of that automatically, once. */
    reminded_at: timestamp({ withTimezone: true }),
    /** The day on which staff reminded the contact by hand, once a day. */
    reminded_on: date({ mode: 'string' }),
    /** True if staff were notified that spend left the band. */
    is_pacing_noticed: boolean().notNull().default(false),
    /** Number of the next item, so that no code is used twice. */
    next_number: integer().notNull().default(1),
    revision: integer().notNull().default(1),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('campaigns_workspace').on(table.workspace_id, table.updated_at.desc(), table.id),
    index('campaigns_due').on(table.from_date).where(sql`state = 'approved'`),
    index('campaigns_asked').on(table.asked_at).where(sql`asked_at is not null and reminded_at is null`),
    index('campaigns_running').on(table.id).where(sql`state = 'running'`),
    index('campaigns_contact').on(table.workspace_id, table.contact_email).where(sql`contact_email is not null`),
  ],
);

/** One thing of a campaign on one channel. */
export const campaignItems = pgTable(
  'campaign_items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    campaign_id: integer()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    name: text().notNull(),
    channel: text().notNull(),
    from_date: date({ mode: 'string' }).notNull(),
    to_date: date({ mode: 'string' }).notNull(),
    time: text(),
    /** Micros of the campaign's currency. */
    budget: bigint({ mode: 'number' }),
    is_shared: boolean().notNull().default(true),
    /** Of an item without task and document, by hand. */
    is_done: boolean().notNull().default(false),
    note: text().notNull().default(''),
    dropped_at: timestamp({ withTimezone: true }),
    /** The first day of which staff were notified that it is near; a day that is moved is another one. */
    due_noticed_for: date({ mode: 'string' }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('campaign_items_code').on(table.campaign_id, table.code),
    index('campaign_items_begin').on(table.from_date).where(sql`dropped_at is null`),
  ],
);

/** Tasks, documents and orders of an item; each belongs to one item only. */
export const campaignLinks = pgTable(
  'campaign_links',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    item_id: integer()
      .notNull()
      .references(() => campaignItems.id, { onDelete: 'cascade' }),
    /** One of the three. */
    task_id: integer().references(() => tasks.id, { onDelete: 'cascade' }),
    order_detail_id: integer().references(() => orderDetails.id, { onDelete: 'cascade' }),
    order_id: integer().references(() => orders.id, { onDelete: 'cascade' }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('campaign_links_item').on(table.item_id),
    uniqueIndex('campaign_links_task').on(table.task_id).where(sql`task_id is not null`),
    uniqueIndex('campaign_links_document').on(table.order_detail_id).where(sql`order_detail_id is not null`),
    uniqueIndex('campaign_links_order').on(table.order_id).where(sql`order_id is not null`),
    check('campaign_links_subject', sql`num_nonnulls(${table.task_id}, ${table.order_detail_id}, ${table.order_id}) = 1`),
  ],
);

/** Decisions on a state of a campaign. Append-only: the trigger `campaign_decisions_stay` keeps them. */
export const campaignDecisions = pgTable(
  'campaign_decisions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    campaign_id: integer()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    item_id: integer().references(() => campaignItems.id, { onDelete: 'cascade' }),
    /** Hash of the decided content (SHA-256, hexadecimal). */
    state_hash: text().notNull(),
    verdict: text({ enum: campaignVerdicts }).notNull(),
    note: text().notNull().default(''),
    /** The user that recorded the decision for the contact; null if the guest decided. */
    user_id: integer().references(() => users.id),
    guest_id: integer().references(() => guests.id),
    impersonator_id: integer().references(() => users.id),
    /** Identification of a guest; null for users and for decisions of earlier releases. */
    identified: jsonb().$type<GuestIdentity>(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('campaign_decisions_campaign').on(table.campaign_id, table.id),
    index('campaign_decisions_guest').on(table.guest_id),
  ],
);
