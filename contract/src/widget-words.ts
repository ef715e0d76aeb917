// The cards of `/widgets` and of the dashboard: which figures of which report each shows, or which things it lists. Without the schemas, so that the browser can have them early.
import type { ReportChart, ReportFigureName, ReportName, ReportTable } from './report-words.ts';

export const widgetGroups = ['work', 'review', 'cost', 'publishing', 'trends'] as const;
export type WidgetGroup = (typeof widgetGroups)[number];

export interface WidgetSource {
  group: WidgetGroup;
  /** Null for a card that lists things: it is read from where they are kept. */
  report: ReportName | null;
  /** Link to the whole list of a card. */
  page?: string;
  figure?: ReportFigureName;
  chart?: ReportChart;
  /** A table, and the figure that its rows are shown with. */
  table?: ReportTable;
  column?: ReportFigureName;
}

export const widgets = {
  my_tasks: { group: 'work', report: null, page: '/task-assignment?view=mine' },
  due: { group: 'work', report: null, page: '/task-assignment' },
  overdue: { group: 'work', report: null, page: '/task-assignment' },
  translations: { group: 'work', report: null, page: '/translation-requests' },
  made: { group: 'work', report: 'overview', figure: 'made', chart: 'made' },
  words: { group: 'work', report: 'people', figure: 'words' },
  waiting: { group: 'review', report: null, page: '/task-assignment?view=review' },
  load: { group: 'review', report: null, page: '/task-assignment?status=ready' },
  approval_hours: { group: 'review', report: 'review', figure: 'approval_hours', chart: 'approval_hours' },
  waits: { group: 'review', report: 'review', table: 'waits', column: 'approval_hours' },
  credits: { group: 'cost', report: 'cost', figure: 'credits', chart: 'credits' },
  cost: { group: 'cost', report: 'cost', figure: 'cost', chart: 'cost' },
  tools: { group: 'cost', report: 'cost', table: 'tools', column: 'credits' },
  live_next: { group: 'publishing', report: null, page: '/calendar' },
  published: { group: 'publishing', report: 'publishing', figure: 'published', chart: 'published' },
  websites: { group: 'publishing', report: 'publishing', table: 'websites', column: 'published' },
  score: { group: 'trends', report: 'quality', figure: 'score_approved', chart: 'score' },
  trend: { group: 'trends', report: null, page: '/tools/trends_interest' },
} as const satisfies Record<string, WidgetSource>;
export type WidgetName = keyof typeof widgets;
/** Cards that list things. */
export type ListCardName = { [Name in WidgetName]: (typeof widgets)[Name]['report'] extends null ? Name : never }[WidgetName];
export const widgetNames = Object.keys(widgets) as [WidgetName, ...WidgetName[]];

/** A card that shows nothing: none of its parts, in one of the states without figures, or to be filled. */
export const cardWithout = <State extends string>(name: WidgetName, state: State) => ({
  name,
  state,
  figure: null,
  series: [],
  rows: [],
  items: [],
  source: null,
  oldest_at: null,
  enough_until: null,
  failing: null,
});

/** Widgets of a user in one workspace, rows of a card, and days ahead on a card of due items. */
export const widgetLimits = { dashboard: 12, rows: 4, dueDays: 7 } as const;
