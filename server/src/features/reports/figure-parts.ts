// Inputs of each figure, so that a report reads no more than it shows.
import {
  type ReportFigureName,
  type ReportName,
  reportCharts,
  reportFigures,
  reportParts,
  reportTables,
} from '@folio/contract/report-words';
import type { Grouping } from './report-groups.ts';

export const reportFigureNames = Object.keys(reportFigures) as ReportFigureName[];

const cost = ['calls', 'calls_unknown', 'cost_micros'] as const;

/** Columns of `report_days` by figure. */
export const dayParts: Partial<Record<ReportFigureName, readonly string[]>> = {
  made: ['texts', 'media'],
  texts: ['texts'],
  media: ['media'],
  words: ['words'],
  credits: ['credits'],
  cost,
  cost_per_document: [...cost, 'texts', 'media'],
  calls: ['calls'],
  calls_unknown: ['calls_unknown'],
  calls_own: ['calls_own'],
  published: ['published'],
  updated: ['updated'],
  publish_failed: ['publish_failed'],
};

/** Sums and medians of `report_approvals` by figure; how many there are is always read. */
export const approvalParts: Partial<Record<ReportFigureName, readonly string[]>> = {
  approved: [],
  approval_hours: ['hours'],
  approval_hours_p90: ['hours_p90'],
  first_time: ['first_time'],
  rounds: ['rounds'],
  score_approved: ['score_approved'],
  score_first: ['score_first'],
  ai_share: ['words_engine', 'words_mixed', 'words_person'],
  edited_share: ['words_engine', 'words_mixed', 'words_person'],
  own_share: ['words_engine', 'words_mixed', 'words_person'],
};

/** Groups of a table; a table of waits has a scan of its own. */
const groupingOf = {
  people: 'user',
  tools: 'tool',
  languages: 'language',
  workspaces: 'workspace',
  waits: null,
  websites: 'website',
  tool_scores: 'tool',
} as const;

export interface ReportReads {
  groupings: Grouping[];
  figures: ReportFigureName[];
}

/** Data of the days or of the approvals for a report: its groups, and its figures. */
function readsOf(report: ReportName, parts: Partial<Record<ReportFigureName, unknown>>): ReportReads {
  const own = (names: readonly ReportFigureName[]) => names.filter((name) => name in parts);
  const { figures, charts, tables } = reportParts[report];
  const groupings = new Set<Grouping>();
  const shown = new Set<ReportFigureName>(own(figures));
  if (shown.size > 0) groupings.add('all');
  for (const chart of charts) {
    const drawn = own(reportCharts[chart]);
    if (drawn.length > 0) groupings.add(chart === 'made' ? 'step_tool' : 'step');
    for (const name of drawn) shown.add(name);
  }
  for (const table of tables) {
    const grouping = groupingOf[table];
    const columns = grouping === null ? [] : own(reportTables[table]);
    if (grouping !== null && columns.length > 0) groupings.add(grouping);
    for (const name of columns) shown.add(name);
  }
  return { groupings: [...groupings], figures: [...shown] };
}

/** Of days. Calls with unknown costs are named beside every report. */
export function dayReads(report: ReportName): ReportReads {
  const { groupings, figures } = readsOf(report, dayParts);
  return {
    groupings: [...new Set<Grouping>(['all', ...groupings])],
    figures: [...new Set([...figures, 'calls_unknown' as const])],
  };
}

export const approvalReads = (report: ReportName): ReportReads => readsOf(report, approvalParts);
