// Campaigns as the server answers them, for tests that render their pages.
import type { Campaign, CampaignItem, CampaignRow, Pacing } from '@folio/contract/campaign-shapes';
import { campaignStates } from '@folio/contract/campaign-words';
import { signedIn } from './caller.ts';
import type { Answers } from './fake-api.ts';

const euro = 1_000_000;

/** Staff of the platform is logged in. */
export const campaignStaff = {
  ...signedIn,
  users: {
    ...signedIn.users,
    showUserInfo: {
      ...signedIn.users.showUserInfo,
      user_info: {
        ...signedIn.users.showUserInfo.user_info,
        is_admin: true,
        can: { ...signedIn.users.showUserInfo.user_info.can, open_campaigns: true },
      },
    },
  },
} satisfies Answers;

const unknownPacing: Pacing = {
  budget: 10_000 * euro,
  spent: null,
  planned: null,
  known_until: null,
  time_share: 0.4,
  pace: null,
  band: null,
  points: null,
  money_ends_on: null,
  forecast: null,
};

export const campaignRow = (changes: Partial<CampaignRow> = {}): CampaignRow => ({
  id: 7,
  workspace_id: 3,
  client: 'Brenvik Outdoor',
  name: 'Long weekend',
  state: 'running',
  is_changed_since_approval: false,
  from: '2026-11-09',
  to: '2026-11-30',
  countries: ['DE'],
  channels: ['Newsletter'],
  budget: 10_000 * euro,
  currency: 'EUR',
  paused_at: null,
  proposed_at: '2026-11-01T10:00:00.000Z',
  person: { id: 1, name: 'Marta Ferri' },
  items: { total: 2, live: 1, client_review: 0 },
  next_item: null,
  last_note: null,
  pacing: unknownPacing,
  ...changes,
});

export const campaignItem = (changes: Partial<CampaignItem> = {}): CampaignItem => ({
  id: 71,
  campaign_id: 7,
  code: 'l-01',
  name: 'Teaser letter',
  channel: 'Newsletter',
  from: '2026-11-10',
  to: '2026-11-10',
  time: null,
  budget: null,
  is_shared: true,
  is_done: false,
  note: '',
  state: 'planned',
  links: [],
  document_problem: null,
  ...changes,
});

const nothing = {
  edit: true,
  propose: false,
  decide: false,
  start: false,
  pause: false,
  resume: false,
  close: false,
  cancel: false,
  delete: false,
  remind: false,
  pack: false,
};

export const campaign = (changes: Partial<Campaign> = {}, can: Partial<Campaign['can']> = {}): Campaign => ({
  ...campaignRow(),
  goal: '350 orders',
  kpis: [{ name: 'Orders', figure: 'conversions', target: 350 }],
  audience: 'Families',
  personas: [],
  guideline_id: null,
  brand_voice_id: null,
  website_id: null,
  contact: { name: 'Helene Brandt', email: 'helene@brenvik.invalid' },
  utm_campaign: 'long-weekend',
  state_hash: 'a'.repeat(64),
  revision: 3,
  updated_at: '2026-11-10T10:00:00.000Z',
  plan: [campaignItem()],
  request: null,
  pack: null,
  decisions: [],
  history: [],
  warnings: [],
  can: { ...nothing, ...can },
  ...changes,
});

/** The manager's dashboard with these campaigns. */
export function dashboardOf(campaigns: CampaignRow[], whole: Campaign | null = null) {
  const counts = Object.fromEntries(
    campaignStates.map((state) => [state, campaigns.filter((one) => one.state === state).length]),
  ) as Record<(typeof campaignStates)[number], number>;
  return {
    campaigns,
    recordsTotal: campaigns.length,
    recordsFiltered: campaigns.length,
    counts,
    summary: {
      running: [],
      waiting: { proposals: 0, items: 0, oldest_days: null },
      conversions: { value: null, known: 0, campaigns: campaigns.length },
    },
    clients: [{ id: 3, name: 'Brenvik Outdoor' }],
    people: [{ id: 1, name: 'Marta Ferri' }],
    channels: ['Newsletter'],
    campaign: whole,
  };
}
