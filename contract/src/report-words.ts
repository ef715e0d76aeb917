// The words and limits of reports, without the schemas, so that the browser can have them early.

export const reportNames = ['overview', 'people', 'review', 'cost', 'publishing', 'quality'] as const;
export type ReportName = (typeof reportNames)[number];
export const reportSteps = ['day', 'week', 'month'] as const;
export type ReportStep = (typeof reportSteps)[number];

/** Unit of a value. Hours are hours of working days; a share is from 0 to 1; money is in the currency of the report. */
export type ReportUnit = 'count' | 'credits' | 'money' | 'hours' | 'share' | 'score' | 'rounds';

export const reportFigures = {
  made: 'count',
  texts: 'count',
  media: 'count',
  words: 'count',
  credits: 'credits',
  cost: 'money',
  cost_per_document: 'money',
  calls: 'count',
  calls_unknown: 'count',
  calls_own: 'count',
  approved: 'count',
  approval_hours: 'hours',
  approval_hours_p90: 'hours',
  first_time: 'share',
  rounds: 'rounds',
  published: 'count',
  updated: 'count',
  publish_failed: 'count',
  score_approved: 'score',
  score_first: 'score',
  ai_share: 'share',
  edited_share: 'share',
  own_share: 'share',
} as const satisfies Record<string, ReportUnit>;
export type ReportFigureName = keyof typeof reportFigures;

export const reportTables = {
  people: ['made', 'words', 'approved', 'first_time', 'approval_hours', 'credits', 'cost'],
  tools: ['made', 'words', 'credits', 'cost', 'calls_unknown'],
  languages: ['made', 'words'],
  workspaces: ['made', 'approved', 'credits', 'cost'],
  waits: ['approved', 'approval_hours', 'approval_hours_p90'],
  websites: ['published', 'updated', 'publish_failed'],
  tool_scores: ['approved', 'score_first', 'score_approved'],
} as const satisfies Record<string, readonly ReportFigureName[]>;
export type ReportTable = keyof typeof reportTables;

/** Charts and the figures that they draw, one line each; `made` has a line for each category of tools. */
export const reportCharts = {
  made: ['made'],
  approval_hours: ['approval_hours'],
  credits: ['credits'],
  cost: ['cost'],
  published: ['published', 'updated'],
  score: ['score_approved', 'score_first'],
} as const satisfies Record<string, readonly ReportFigureName[]>;
export type ReportChart = keyof typeof reportCharts;

interface ReportParts {
  figures: readonly ReportFigureName[];
  charts: readonly ReportChart[];
  tables: readonly ReportTable[];
}

/** Contents of each report. */
export const reportParts: Record<ReportName, ReportParts> = {
  overview: {
    figures: ['made', 'texts', 'media', 'approved', 'approval_hours', 'first_time', 'credits', 'cost', 'cost_per_document'],
    charts: ['made', 'score'],
    tables: ['waits', 'people', 'languages', 'workspaces'],
  },
  people: { figures: ['made', 'words', 'approved', 'first_time'], charts: [], tables: ['people'] },
  review: {
    figures: ['approved', 'approval_hours', 'approval_hours_p90', 'first_time', 'rounds'],
    charts: ['approval_hours'],
    tables: ['waits'],
  },
  cost: {
    figures: ['credits', 'cost', 'cost_per_document', 'calls', 'calls_unknown', 'calls_own'],
    charts: ['credits', 'cost'],
    tables: ['tools', 'workspaces'],
  },
  publishing: { figures: ['published', 'updated', 'publish_failed'], charts: ['published'], tables: ['websites'] },
  quality: {
    figures: ['approved', 'score_approved', 'score_first', 'ai_share', 'edited_share', 'own_share'],
    charts: ['score'],
    tables: ['tool_scores'],
  },
};

/** Figures that only owners of the account see. */
export const costFigures: readonly ReportFigureName[] = ['cost', 'cost_per_document', 'calls', 'calls_unknown', 'calls_own'];
/** Figures of tasks, gone where the account has none. */
export const taskFigures: readonly ReportFigureName[] = [
  'approved',
  'approval_hours',
  'approval_hours_p90',
  'first_time',
  'rounds',
  'score_approved',
  'score_first',
  'ai_share',
  'edited_share',
  'own_share',
];

export const reportLimits = {
  days: 400,
  /** Of a period that is not named. */
  usualDays: 30,
  /** Rows of one table. */
  rows: 200,
} as const;

/** Phases of a task: writing before the first submission, each review step, and writing after a return. */
export const waitKinds = ['writing', 'step', 'rework'] as const;
export type WaitKind = (typeof waitKinds)[number];

/** Content of an export: all figures, or one chart or table. */
export const reportFileParts = [
  'figures',
  ...(Object.keys(reportCharts) as ReportChart[]).map((chart) => `chart_${chart}` as const),
  ...(Object.keys(reportTables) as ReportTable[]).map((table) => `table_${table}` as const),
] as const;
