// The cards of `/widgets` and of the dashboard: which figures of which report each shows. Without the schemas, so that the browser can have them early.
import type { ReportChart, ReportFigureName, ReportName, ReportTable } from './report-words.ts';

export const widgetGroups = ['work', 'review', 'cost', 'publishing', 'trends'] as const;
export type WidgetGroup = (typeof widgetGroups)[number];

export interface WidgetSource {
  group: WidgetGroup;
  report: ReportName;
  figure?: ReportFigureName;
  chart?: ReportChart;
  /** A table, and the figure that its rows are shown with. */
  table?: ReportTable;
  column?: ReportFigureName;
  /** Figures of the report as rows. */
  parts?: readonly ReportFigureName[];
}

export const widgets = {
  made: { group: 'work', report: 'overview', figure: 'made', chart: 'made' },
  words: { group: 'work', report: 'people', figure: 'words' },
  kinds: { group: 'work', report: 'overview', parts: ['texts', 'media'] },
  languages: { group: 'work', report: 'overview', table: 'languages', column: 'made' },
  people: { group: 'work', report: 'people', table: 'people', column: 'made' },
  approved: { group: 'work', report: 'review', figure: 'approved' },
  approval_hours: { group: 'review', report: 'review', figure: 'approval_hours', chart: 'approval_hours' },
  first_time: { group: 'review', report: 'review', figure: 'first_time' },
  rounds: { group: 'review', report: 'review', figure: 'rounds' },
  waits: { group: 'review', report: 'review', table: 'waits', column: 'approval_hours' },
  credits: { group: 'cost', report: 'cost', figure: 'credits', chart: 'credits' },
  cost: { group: 'cost', report: 'cost', figure: 'cost', chart: 'cost' },
  tools: { group: 'cost', report: 'cost', table: 'tools', column: 'credits' },
  published: { group: 'publishing', report: 'publishing', figure: 'published', chart: 'published' },
  websites: { group: 'publishing', report: 'publishing', table: 'websites', column: 'published' },
  publish_failed: { group: 'publishing', report: 'publishing', figure: 'publish_failed' },
  score: { group: 'trends', report: 'quality', figure: 'score_approved', chart: 'score' },
  authors: { group: 'trends', report: 'quality', parts: ['ai_share', 'edited_share', 'own_share'] },
} as const satisfies Record<string, WidgetSource>;
export type WidgetName = keyof typeof widgets;
export const widgetNames = Object.keys(widgets) as [WidgetName, ...WidgetName[]];

/** Of a person in one workspace, and rows of a card. */
export const widgetLimits = { dashboard: 12, rows: 4 } as const;
