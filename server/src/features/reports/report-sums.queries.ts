// SQL of reports: sums of days and medians of approvals, grouped in one scan each by all that a report asks for.
import type { ReportStep, WaitKind } from '@folio/contract/report-words';
import { ruleVersion } from '@folio/contract/score/rule-version';
import type { Db } from '../../kernel/db/database.ts';

/** What a caller may see of an account. */
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

/** `all` is one row; `step` groups by days, weeks or months. */
export type Grouping = 'all' | 'step' | 'step_tool' | 'user' | 'tool' | 'language' | 'website' | 'workspace';

export interface GroupKey {
  /** The first day of a step. */
  step: string | null;
  user_id: number | null;
  tool_slug: string | null;
  language: string | null;
  website_id: number | null;
  workspace_id: number | null;
}

export interface DaySums extends GroupKey {
  texts: number;
  media: number;
  words: number;
  credits: number;
  calls: number;
  calls_unknown: number;
  calls_own: number;
  cost_micros: number;
  published: number;
  updated: number;
  publish_failed: number;
}

export interface ApprovalSums extends GroupKey {
  approved: number;
  hours: number | null;
  hours_p90: number | null;
  first_time: number;
  rounds: number;
  score_first: number | null;
  score_approved: number | null;
  words_engine: number | null;
  words_mixed: number | null;
  words_person: number | null;
}

const columnsOf: Record<Grouping, readonly (keyof GroupKey)[]> = {
  all: [],
  step: ['step'],
  step_tool: ['step', 'tool_slug'],
  user: ['user_id'],
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

const sums = [
  'texts',
  'media',
  'words',
  'credits',
  'calls',
  'calls_unknown',
  'calls_own',
  'cost_micros',
  'published',
  'updated',
  'publish_failed',
];

/** Sums of days, by each grouping that is asked for. */
export async function sumDays(
  db: Db,
  scope: ReportScope,
  by: ReportStep,
  groupings: readonly Grouping[],
): Promise<Map<Grouping, DaySums[]>> {
  const { sets, columns, divide } = setsOf(groupings);
  const { rows } = await db.client.query<DaySums & { mask: number }>(
    `select ${columns}, ${sums.map((name) => `coalesce(sum(${name}), 0)::float8 as ${name}`).join(', ')}
     from (select *, date_trunc('${by}', day)::date as step from report_days where ${where}) as days group by grouping sets (${sets})`,
    valuesOf(scope),
  );
  return divide(rows);
}

/** Figures of approvals, by each grouping that is asked for. Scores are those of the present rules. */
export async function sumApprovals(
  db: Db,
  scope: ReportScope,
  by: ReportStep,
  groupings: readonly Grouping[],
): Promise<Map<Grouping, ApprovalSums[]>> {
  const { sets, columns, divide } = setsOf(groupings);
  const { rows } = await db.client.query<ApprovalSums & { mask: number }>(
    `select ${columns}, count(*)::int as approved,
       percentile_cont(0.5) within group (order by minutes) / 60 as hours, percentile_cont(0.9) within group (order by minutes) / 60 as hours_p90,
       count(*) filter (where is_first_time)::int as first_time, sum(rounds)::int as rounds,
       percentile_cont(0.5) within group (order by case when rule_version = $7 then first_score end) as score_first,
       percentile_cont(0.5) within group (order by case when rule_version = $7 then approved_score end) as score_approved,
       sum(words_engine)::float8 as words_engine, sum(words_mixed)::float8 as words_mixed, sum(words_person)::float8 as words_person
     from (select *, date_trunc('${by}', day)::date as step from report_approvals where ${where}) as approvals group by grouping sets (${sets})`,
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

/** Where the time of approved tasks went, in the order of the work; at most 50 rows. */
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

/** Names by id of what rows of a report are about; those that are gone have none. */
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
