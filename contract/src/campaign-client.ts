// Campaigns as a client sees them. No drafts, notes, prices in credits or comments among staff are in it.
import * as z from 'zod';
import { clientPackSchema } from './campaign-packs.ts';
import { kpiSchema, pacingSchema } from './campaign-shapes.ts';
import { campaignItemStates, campaignStates } from './campaign-words.ts';

const figure = () => z.number().nullable();
const known = z.object({ value: figure(), items: z.int(), of: z.int() });

export const clientItemSchema = z.object({
  id: z.int(),
  name: z.string(),
  channel: z.string(),
  from: z.string(),
  to: z.string(),
  time: z.string().nullable(),
  /** Micros of the campaign's currency. Servers of the former version leave it out. */
  budget: z.number().nullish(),
  state: z.enum(campaignItemStates),
  /** The task that the client is asked to decide on; null where none is. */
  waiting_task_id: z.int().nullable(),
  clicks: figure(),
  conversions: figure(),
});
export type ClientItem = z.infer<typeof clientItemSchema>;

const agreedFields = ['name', 'goal', 'kpis', 'from', 'to', 'budget', 'currency', 'item', 'channel', 'time'] as const;
const change = z.object({
  field: z.enum(agreedFields),
  /** Whose it is; null for the campaign's own. */
  item: z.string().nullable(),
  /** Money in micros, days as ISO days; null if there was none. */
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type AgreedChange = z.infer<typeof change>;

export const clientCampaignSchema = z.object({
  id: z.int(),
  name: z.string(),
  state: z.enum(campaignStates),
  goal: z.string(),
  kpis: z.array(kpiSchema),
  /** The audience of the campaign, and the staff's message with the proposal. Servers of the former version leave both out. */
  audience: z.string().optional(),
  proposed_note: z.string().optional(),
  /** Changes since the previous proposal that the client saw. */
  changes: z.array(change).optional(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  currency: z.string(),
  budget: z.number().nullable(),
  /** True if the client is asked to approve the campaign, or its changes. */
  asks_decision: z.boolean(),
  state_hash: z.string(),
  plan: z.array(clientItemSchema),
  totals: z.object({
    impressions: known,
    clicks: known,
    visits: known,
    conversions: known,
    spend: known,
    click_rate: figure(),
    cost_per_conversion: figure(),
  }),
  /** The last 31 days that have figures, the oldest first. */
  days: z.array(z.object({ date: z.string(), conversions: figure(), clicks: figure(), spend: figure() })),
  channels: z.array(z.object({ channel: z.string(), conversions: figure(), clicks: figure(), spend: figure() })),
  pacing: pacingSchema,
  known_until: z.string().nullable(),
  /** The package of approved content; null if there is none. */
  pack: clientPackSchema.nullable(),
});
export type ClientCampaign = z.infer<typeof clientCampaignSchema>;

export const campaignClientSchema = z.object({
  workspace_id: z.int(),
  name: z.string(),
  contact: z.string().nullable(),
  /** The newest first; at most 50. */
  campaigns: z.array(z.object({ id: z.int(), name: z.string(), state: z.enum(campaignStates) })),
  campaign: clientCampaignSchema.nullable(),
});
export type CampaignClient = z.infer<typeof campaignClientSchema>;
