// SQL of reports: sums of days and medians of approvals, grouped in one scan each by all that a report asks for, and no more than it shows.
import type { ReportFigureName, ReportStep, WaitKind } from '@folio/contract/report-words';
import { ruleVersion } from '@folio/contract/score/rule-version';
import type { Db } from '../../kernel/db/database.ts';
import { dayCounts } from './count-days.queries.ts';
import { approvalParts, dayParts, reportFigureNames } from './figure-parts.ts';
import { foldedSets } from './folded-sets.ts';
import type { ApprovalSums, DaySums, Grouping, GroupKey } from './report-groups.ts';

/** Visible data of an account for a caller. */
export interface ReportScope {
  accountId: number;
  /** 0 is the personal workspace; null is every one. */
  workspaceIds: number[] | null;
  /** Whose personal workspace, where it is among several; null is everyone's. */
  personalOf: number | null;
  /** Only of this person; null is everyone. */
  userId: number | null;
  /** Like 2026-11-23; both days belong to the period. */
  first: string;
  last: string;
}

const columnsOf: Record<Grouping, readonly (keyof GroupKey)[]> = {
  all: [],
  step: ['step'],
  step_tool: ['step', 'tool_slug'],
  user: ['user_id'],
  user_workspace: ['user_id', 'workspace_id'],
  tool: ['tool_slug'],
  language: ['language'],
  website: ['website_id'],
  workspace: ['workspace_id'],
};
const keyNames = ['step', 'user_id', 'tool_slug', 'language', 'website_id', 'workspace_id'] as const;

const where = `account_id = $1 and day between $2 and $3 and ($4::int[] is null or workspace_id = any($4::int[]))
  and ($5::int is null or workspace_id <> 0 or user_id = $5) and ($6::int is null or user_id = $6)`;
const valuesOf = (scope: ReportScope) => [
  scope.accountId,
  scope.first,
  scope.last,
  scope.workspaceIds,
  scope.personalOf,
  scope.userId,
];

/** The sets of one scan, the keys that any of them has, and which set a row is of: `grouping` has a bit for each key that the row is not grouped by. */
function setsOf(groupings: readonly Grouping[]) {
  const keys = keyNames.filter((key) => groupings.some((grouping) => columnsOf[grouping].includes(key)));
  const maskOf = (grouping: Grouping) => keys.reduce((mask, key) => mask * 2 + (columnsOf[grouping].includes(key) ? 0 : 1), 0);
  const columns = keyNames.map((key) => (keys.includes(key) ? (key === 'step' ? 'step::text as step' : key) : `null as ${key}`));
  return {
    columns: [keys.length === 0 ? '0 as mask' : `grouping(${keys.join(', ')}) as mask`, ...columns].join(', '),
    sets: groupings.map((grouping) => `(${columnsOf[grouping].join(', ')})`).join(', '),
    divide: <Row extends { mask: number }>(rows: Row[]) =>
      new Map(groupings.map((grouping) => [grouping, rows.filter(({ mask }) => mask === maskOf(grouping))])),
  };
}

/** The first day of a step. 0001-01-01 was a Monday; a day is not made a moment first, which takes longer than all sums. */
const firstDay: Record<ReportStep, string> = {
  day: 'day',
  week: `day - (day - date '0001-01-01') % 7`,
  month: `date_trunc('month', day::timestamp)::date`,
};

/** Columns read by a scan; the rest is 0, or null, and must not be shown. */
const pick = (wanted: ReadonlySet<string>, expressions: Record<string, string>, otherwise: string) =>
  Object.entries(expressions)
    .map(([name, expression]) => `${wanted.has(name) ? expression : otherwise} as ${name}`)
    .join(', ');

const daySums = Object.fromEntries(dayCounts.map((name) => [name, `coalesce(sum(${name}), 0)::float8`]));

/** Sums of days for these figures, by each grouping that is asked for. */
export async function sumDays(
  db: Db,
  scope: ReportScope,
  by: ReportStep,
  groupings: readonly Grouping[],
  figures: readonly ReportFigureName[] = reportFigureNames,
): Promise<Map<Grouping, DaySums[]>> {
  if (groupings.length === 0) return new Map();
  const { scanned, complete } = foldedSets(groupings);
  const { sets, columns, divide } = setsOf(scanned);
  const wanted = new Set(figures.flatMap((name) => dayParts[name] ?? []));
  const { rows } = await db.client.query<DaySums & { mask: number }>(
    `select ${columns}, ${pick(wanted, daySums, '0::float8')}
     from (select *, ${firstDay[by]} as step from report_days where ${where}) as days group by grouping sets (${sets})`,
    valuesOf(scope),
  );
  return complete(divide(rows));
}

const median = (value: string) => `percentile_cont(0.5) within group (order by ${value})`;
const approvalSums = {
  hours: `${median('minutes')} / 60`,
  hours_p90: 'percentile_cont(0.9) within group (order by minutes) / 60',
  first_time: 'count(*) filter (where is_first_time)::int',
  rounds: 'sum(rounds)::int',
  score_first: median('case when rule_version = rules then first_score end'),
  score_approved: median('case when rule_version = rules then approved_score end'),
  words_engine: 'sum(words_engine)::float8',
  words_mixed: 'sum(words_mixed)::float8',
  words_person: 'sum(words_person)::float8',
};

/** Of approvals for these figures, by each grouping that is asked for. Scores are those of the present rules. */
export async function sumApprovals(
  db: Db,
  scope: ReportScope,
  by: ReportStep,
  groupings: readonly Grouping[],
  figures: readonly ReportFigureName[] = reportFigureNames,
): Promise<Map<Grouping, ApprovalSums[]>> {
  if (groupings.length === 0) return new Map();
  const { sets, columns, divide } = setsOf(groupings);
  const wanted = new Set(figures.flatMap((name) => approvalParts[name] ?? []));
  const { rows } = await db.client.query<ApprovalSums & { mask: number }>(
    `select ${columns}, count(*)::int as approved, ${pick(wanted, approvalSums, 'null')}
     from (select *, ${firstDay[by]} as step, $7::int as rules from report_approvals where ${where}) as approvals group by grouping sets (${sets})`,
    [...valuesOf(scope), ruleVersion],
  );
  return divide(rows);
}

export interface WaitSums {
  kind: WaitKind;
  name: string;
  tasks: number;
  hours: number;
  hours_p90: number;
}

/** Time of approved tasks by phase, in the order of the work; at most 50 rows. */
export async function sumWaits(db: Db, scope: ReportScope): Promise<WaitSums[]> {
  const { rows } = await db.client.query<WaitSums>(
    `select kind, name, count(*)::int as tasks, percentile_cont(0.5) within group (order by minutes) / 60 as hours,
       percentile_cont(0.9) within group (order by minutes) / 60 as hours_p90
     from (select kind, name collate "C" as name, position, minutes from report_waits where ${where}) as waits group by kind, name
     order by array_position(array['writing', 'step', 'rework'], kind), min(position), name limit 50`,
    valuesOf(scope),
  );
  return rows;
}

/** Names by id of a report's rows. Deleted ones have none. */
export async function listNames(
  db: Db,
  table: 'users' | 'workspaces' | 'websites',
  ids: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await db.client.query<{ id: number; name: string }>(
    `select id, name from ${table} where id = any($1::int[])`,
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
