// The words and limits of audience campaigns, without the schemas, so that the browser can have them early.

export const campaignStates = [
  'draft',
  'proposed',
  'changes_requested',
  'approved',
  'running',
  'paused',
  'completed',
  'cancelled',
] as const;
export type CampaignState = (typeof campaignStates)[number];

export const campaignItemStates = ['planned', 'in_production', 'client_review', 'approved', 'live', 'dropped'] as const;
export type CampaignItemState = (typeof campaignItemStates)[number];

export const campaignVerdicts = ['approve', 'changes'] as const;
export type CampaignVerdict = (typeof campaignVerdicts)[number];

/** Key of an item's day. */
export const campaignFigures = ['impressions', 'clicks', 'visits', 'conversions', 'spend'] as const;
export type CampaignFigure = (typeof campaignFigures)[number];

export const pacingBands = ['behind', 'on_pace', 'ahead'] as const;
export type PacingBand = (typeof pacingBands)[number];

export const resultGroups = ['day', 'week', 'channel', 'country', 'item'] as const;
export type ResultGroup = (typeof resultGroups)[number];

/** Millionths of a unit of the currency. */
export const microsPerUnit = 1_000_000;

/** Characters, and numbers of things (design: audience campaigns). */
export const campaignLimits = {
  name: 120,
  goal: 1000,
  audience: 1000,
  persona: 80,
  personas: 20,
  countries: 60,
  channel: 40,
  channels: 20,
  kpiName: 60,
  kpis: 5,
  note: 1000,
  items: 200,
  links: 50,
  /** Days of a campaign, both ends included: two years. */
  days: 731,
  /** Micros: a thousand million units of the currency. */
  money: 1_000_000_000 * microsPerUnit,
  utm: 100,
  /** Links of an item with utm parameters. */
  urls: 100,
  imports: 500,
} as const;

/** Of a file with figures. */
export const campaignImportLimits = { rows: 50_000, bytes: 10 * 1024 * 1024, shownRows: 200 } as const;

/** Meaning of a column in a results file. */
export const resultFields = ['date', 'item', 'channel', 'country', ...campaignFigures] as const;
export type ResultField = (typeof resultFields)[number];

/** Number format and date format of a file. */
export const numberForms = ['1.234,56', '1,234.56'] as const;
export type NumberForm = (typeof numberForms)[number];
export const dayForms = ['YYYY-MM-DD', 'DD.MM.YYYY', 'DD/MM/YYYY', 'MM/DD/YYYY'] as const;
export type DayForm = (typeof dayForms)[number];

export const resultFaults = [
  'no_date',
  'future_date',
  'not_a_number',
  'negative',
  'not_whole',
  'too_large',
  'no_channel',
  'unknown_country',
  'no_figure',
  'row_twice',
  'clicks_above_impressions',
  'unknown_code',
] as const;
export type ResultFault = (typeof resultFaults)[number];

/** Faults of rows that a person may import nevertheless. */
export const acceptableFaults: readonly ResultFault[] = ['clicks_above_impressions', 'unknown_code'];
