// Search parameters of `/charts`: the report, its period and its workspace.
import { type ReportName, reportNames } from '@folio/contract/report-words';
import { type WidgetGroup, widgetGroups } from '@folio/contract/widget-words';
import { known, oneOf, wholeNumber } from '../../base/search-words.ts';

export const periodNames = ['7', '30', 'month', 'quarter', 'own'] as const;
type PeriodName = (typeof periodNames)[number];

export interface ReportsSearch {
  tab?: ReportName;
  period?: PeriodName;
  /** Days of an own period. */
  from?: string;
  to?: string;
  /** An id, `personal` or `all`; the chosen workspace where it is left out. */
  workspace?: number | 'personal' | 'all';
}

const day = (raw: unknown) =>
  typeof raw === 'string' && /^\d{4}-\d\d-\d\d$/.test(raw) && !Number.isNaN(Date.parse(raw)) ? raw : undefined;

/** The two days in their order: a period that is turned round is the same days. */
const ownDays = (from: string | undefined, to: string | undefined) => (from && to && from > to ? [to, from] : [from, to]);

/** Keeps known values, and omits the default: the overview of the last 30 days. */
export function readReportsSearch(raw: Record<string, unknown>): ReportsSearch {
  const tab = oneOf(reportNames, raw['tab']);
  const period = oneOf(periodNames, raw['period']);
  const [from, to] = period === 'own' ? ownDays(day(raw['from']), day(raw['to'])) : [];
  return known({
    tab: tab === 'overview' ? undefined : tab,
    period: period === '30' ? undefined : period,
    from,
    to,
    workspace: oneOf(['personal', 'all'] as const, raw['workspace']) ?? wholeNumber(raw['workspace'], 1),
  });
}

/** Search parameters of `/widgets`: a group of cards; all by default. */
export interface WidgetsSearch {
  group?: WidgetGroup;
}

export const readWidgetsSearch = (raw: Record<string, unknown>): WidgetsSearch =>
  known({ group: oneOf(widgetGroups, raw['group']) });
