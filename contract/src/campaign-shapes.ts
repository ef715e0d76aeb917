// Response shapes of campaigns, their items and their decisions, and their input fields.
import * as z from 'zod';
import { day, flag, id, listOf, numeric, timestamp } from './base.ts';
import { campaignPackSchema } from './campaign-packs.ts';
import {
  campaignFigures,
  campaignItemStates,
  campaignLimits,
  campaignStates,
  campaignVerdicts,
  pacingBands,
} from './campaign-words.ts';
import { documentProblemSchema } from './orders.ts';

const text = (max: number) => z.string().trim().max(max);
const name = (max: number) => z.string().trim().min(1).max(max);
/** Micros of the campaign's currency. */
export const micros = () => numeric(0, campaignLimits.money);

export const kpiSchema = z.object({
  /** The client's name of the metric, like “Orders”. */
  name: name(campaignLimits.kpiName),
  figure: z.enum(campaignFigures),
  target: z.coerce.number<number>().positive().max(1e12),
});
export type CampaignKpi = z.infer<typeof kpiSchema>;

/** Content that a client approves: all that the hash of a decision covers. Money is in micros, days are ISO days. */
export const agreedStateSchema = z.object({
  name: z.string(),
  goal: z.string(),
  kpis: z.array(kpiSchema),
  from: z.string().nullable(),
  to: z.string().nullable(),
  budget: z.number().nullable(),
  currency: z.string(),
  items: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      channel: z.string(),
      from: z.string(),
      to: z.string(),
      time: z.string().nullable(),
      budget: z.number().nullable(),
    }),
  ),
});
export type AgreedState = z.infer<typeof agreedStateSchema>;

const contact = () => z.object({ name: text(120), email: z.email().max(254) });

/** Fields of a campaign as they are given. */
export const campaignFields = {
  name: text(campaignLimits.name),
  goal: text(campaignLimits.goal),
  kpis: z.array(kpiSchema).max(campaignLimits.kpis),
  audience: text(campaignLimits.audience),
  personas: listOf(name(campaignLimits.persona)).pipe(z.array(z.string()).max(campaignLimits.personas)),
  countries: listOf(
    z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/),
  ).pipe(z.array(z.string()).max(campaignLimits.countries)),
  channels: listOf(name(campaignLimits.channel)).pipe(z.array(z.string()).max(campaignLimits.channels)),
  from: day().nullable(),
  to: day().nullable(),
  budget: micros().nullable().describe('Micros of the currency; the client’s media money, never credits'),
  currency: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/),
  guideline_id: id().nullable(),
  brand_voice_id: id().nullable(),
  website_id: id().nullable(),
  contact: contact().nullable(),
  utm_campaign: z
    .string()
    .trim()
    .max(campaignLimits.utm)
    .regex(/^[a-z0-9-]*$/),
};

/** Fields of an item as they are given. */
export const itemFields = {
  name: text(campaignLimits.name),
  channel: name(campaignLimits.channel),
  from: day(),
  to: day(),
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .nullable(),
  budget: micros().nullable(),
  is_shared: flag(),
  is_done: flag().describe('Of an item without task and document: set by hand'),
  note: text(campaignLimits.note),
};

export const campaignLinkSchema = z.object({
  id: z.int(),
  kind: z.enum(['task', 'document', 'order']),
  /** Of the task, order detail or order. */
  subject_id: z.int(),
  title: z.string(),
  /** Of a task or document, as its own area names it. */
  status: z.string(),
  /** The problem of the linked document, of the task's document, or of the order's first stopped document. */
  document_problem: documentProblemSchema.nullable(),
});
export type CampaignLink = z.infer<typeof campaignLinkSchema>;

export const campaignItemSchema = z.object({
  id: z.int(),
  campaign_id: z.int(),
  code: z.string().describe('Like `l-05`; never used for another item of the campaign'),
  name: z.string(),
  channel: z.string(),
  from: z.string(),
  to: z.string(),
  time: z.string().nullable(),
  budget: z.number().nullable(),
  is_shared: z.boolean().describe('Whether the client sees it'),
  is_done: z.boolean(),
  note: z.string(),
  /** Of its tasks, where it has some; then of its documents; else as it was set by hand. */
  state: z.enum(campaignItemStates),
  links: z.array(campaignLinkSchema),
  /** The first one of its links. */
  document_problem: documentProblemSchema.nullable(),
});
export type CampaignItem = z.infer<typeof campaignItemSchema>;

export const campaignDecisionSchema = z.object({
  id: z.int(),
  item_id: z.int().nullable(),
  state_hash: z.string(),
  verdict: z.enum(campaignVerdicts),
  note: z.string(),
  /** The user that recorded it; the contact's own decision names the guest. */
  person: z.string(),
  is_guest: z.boolean(),
  /** Set where a person was acted for by another one. */
  impersonator: z.string().nullable(),
  created_at: timestamp(),
});
export type CampaignDecision = z.infer<typeof campaignDecisionSchema>;

export const campaignEventSchema = z.object({
  id: z.int(),
  /** `campaign.proposed` and the like, from the account's log. */
  action: z.string(),
  /** The sentence in the reader's language. */
  text: z.string(),
  person: z.string().nullable(),
  impersonator: z.string().nullable(),
  created_at: timestamp(),
});
export type CampaignEvent = z.infer<typeof campaignEventSchema>;

export const pacingSchema = z.object({
  /** All in micros; null is unknown. */
  budget: z.number().nullable(),
  spent: z.number().nullable(),
  /** Until `known_until`. */
  planned: z.number().nullable(),
  /** The last day that a spend is known of. */
  known_until: z.string().nullable(),
  /** Share of the campaign's days that have passed, without pauses: 0 to 1. */
  time_share: z.number(),
  /** Spent ÷ planned. */
  pace: z.number().nullable(),
  band: z.enum(pacingBands).nullable(),
  /** Lead of the spend over the plan (above 0) or lag behind it, in points of the budget. */
  points: z.int().nullable(),
  /** At the mean of the last seven known days; null where the money lasts to the end or nothing is known. */
  money_ends_on: z.string().nullable(),
  /** Forecast of the total spend at this rate. */
  forecast: z.number().nullable(),
});
export type Pacing = z.infer<typeof pacingSchema>;

/** A campaign as the list has it. */
export const campaignRowSchema = z.object({
  id: z.int(),
  workspace_id: z.int(),
  client: z.string(),
  name: z.string(),
  state: z.enum(campaignStates),
  /** Agreed parts were changed while it runs, and the client has not approved them yet. */
  is_changed_since_approval: z.boolean(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  countries: z.array(z.string()),
  channels: z.array(z.string()),
  budget: z.number().nullable(),
  currency: z.string(),
  paused_at: timestamp().nullable(),
  proposed_at: timestamp().nullable(),
  person: z.object({ id: z.int(), name: z.string() }),
  items: z.object({ total: z.int(), live: z.int(), client_review: z.int() }),
  /** The next item that begins, today or later. */
  next_item: z.object({ name: z.string(), from: z.string() }).nullable(),
  /** Last change request of the client, if the campaign waits for changes. */
  last_note: z.string().nullable(),
  pacing: pacingSchema,
});
export type CampaignRow = z.infer<typeof campaignRowSchema>;

/** A whole campaign. */
export const campaignSchema = campaignRowSchema.extend({
  goal: z.string(),
  kpis: z.array(kpiSchema),
  audience: z.string(),
  personas: z.array(z.string()),
  guideline_id: z.int().nullable(),
  brand_voice_id: z.int().nullable(),
  website_id: z.int().nullable(),
  contact: z.object({ name: z.string(), email: z.string() }).nullable(),
  utm_campaign: z.string(),
  /** SHA-256 of goal, dates, money and items, which a decision is bound to. */
  state_hash: z.string(),
  revision: z.int(),
  updated_at: timestamp(),
  plan: z.array(campaignItemSchema),
  /** Last request to the contact; null if there was none. */
  request: z
    .object({
      asked_at: timestamp(),
      /** When they opened their review link first; null where they have not, or have none. */
      opened_at: timestamp().nullable(),
      reminded_at: timestamp().nullable(),
    })
    .nullable(),
  pack: campaignPackSchema.nullable(),
  decisions: z.array(campaignDecisionSchema),
  history: z.array(campaignEventSchema),
  /** Codes of warnings: the items cost more than the budget. */
  warnings: z.array(z.enum(['items_above_budget'])),
  can: z.object({
    edit: z.boolean(),
    propose: z.boolean(),
    decide: z.boolean(),
    start: z.boolean(),
    pause: z.boolean(),
    resume: z.boolean(),
    close: z.boolean(),
    cancel: z.boolean(),
    delete: z.boolean(),
    remind: z.boolean(),
    pack: z.boolean(),
  }),
});
export type Campaign = z.infer<typeof campaignSchema>;

/** Money of running campaigns in one currency. */
export const campaignMoneySchema = z.object({
  currency: z.string(),
  campaigns: z.int(),
  budget: z.number(),
  /** Null where no campaign of them has a figure. */
  spent: z.number().nullable(),
  /** Share of their days that have passed, weighted by their budgets. */
  time_share: z.number(),
  until: z.string().nullable(),
});
export type CampaignMoney = z.infer<typeof campaignMoneySchema>;
