// Rows of the tables of a report, each with the figures of its table that the caller may see.
import {
  type ReportFigureName,
  type ReportName,
  type ReportTable,
  reportLimits,
  reportParts,
  reportTables,
} from '@folio/contract/report-words';
import type { Report } from '@folio/contract/reports';
import type { Actor } from '../../kernel/actor.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { findMessage } from '../../kernel/messages/messages.ts';
import { toolFaces } from '../tools/index.ts';
import type { ApprovalSums, DaySums, Grouping, GroupKey } from './report-groups.ts';
import { listNames, type WaitSums } from './report-sums.queries.ts';
import { type Values, valuesOf } from './report-values.ts';
import { canShow, onlyPersonOf, type ReportAbilities } from './reports.policy.ts';

type Row = Report['rows'][number];

interface RowFacts {
  report: ReportName;
  abilities: ReportAbilities;
  days: ReadonlyMap<Grouping, DaySums[]>;
  approvals: ReadonlyMap<Grouping, ApprovalSums[]>;
  waits: () => Promise<WaitSums[]>;
}

/** Values of each key that days or approvals have. */
function valuesByKey(facts: RowFacts, grouping: Grouping, key: keyof GroupKey): Map<string, Values> {
  const days = new Map((facts.days.get(grouping) ?? []).map((row) => [String(row[key]), row]));
  const approvals = new Map((facts.approvals.get(grouping) ?? []).map((row) => [String(row[key]), row]));
  const keys = new Set([...days.keys(), ...approvals.keys()]);
  return new Map([...keys].map((one) => [one, valuesOf(days.get(one), approvals.get(one))]));
}

/** Leaves out rows in which nothing was counted, sorts the others by name and keeps as many as a table has. */
function tableOf(
  table: ReportTable,
  named: readonly { key: string; name: string; values: Values }[],
  abilities: ReportAbilities,
): Row[] {
  const columns = reportTables[table].filter((name) => canShow(name, abilities));
  const cells = (values: Values): Record<string, number | null> =>
    Object.fromEntries(columns.map((name: ReportFigureName) => [name, values[name]]));
  return named
    .map(({ key, name, values }) => ({ table, key, name, values: cells(values) }))
    .filter(({ values }) => Object.values(values).some((value) => value !== null && value !== 0))
    .toSorted((one, other) => one.name.localeCompare(other.name) || one.key.localeCompare(other.key))
    .slice(0, reportLimits.rows);
}

const namedBy = (values: ReadonlyMap<string, Values>, names: ReadonlyMap<number, string>) =>
  [...values].map(([key, own]) => ({ key, name: names.get(Number(key)) ?? '', values: own }));

const idsOf = (values: ReadonlyMap<string, Values>) => [...values.keys()].map(Number);

type Builder = (kernel: Kernel, actor: Actor, facts: RowFacts) => Promise<Row[]>;

/** Rows of things that have an id and a name; 0 is nobody, the personal workspace, or no website. */
const byId =
  (
    table: ReportTable,
    grouping: Grouping,
    key: keyof GroupKey,
    names: 'workspaces' | 'websites',
    isZeroShown: boolean,
  ): Builder =>
  async ({ database }, _actor, facts) => {
    const values = valuesByKey(facts, grouping, key);
    if (!isZeroShown) values.delete('0');
    return tableOf(table, namedBy(values, await listNames(database, names, idsOf(values))), facts.abilities);
  };

const byTool =
  (table: ReportTable): Builder =>
  async ({ database }, actor, facts) => {
    const values = valuesByKey(facts, 'tool', 'tool_slug');
    values.delete('');
    const faces = await toolFaces(database, actor, [...values.keys()]);
    // Calls outside tools have names of their own.
    const nameOf = (slug: string) => findMessage(`call_of_${slug}`, actor.language) ?? faces.of(slug).name;
    const named = [...values].map(([key, own]) => ({ key, name: nameOf(key), values: own }));
    return tableOf(table, named, facts.abilities);
  };

const builders: Record<ReportTable, Builder> = {
  people: async ({ database }, actor, facts) => {
    if (!facts.abilities.see_people) return [];
    const values = valuesByKey(facts, 'user', 'user_id');
    values.delete('0');
    const person = onlyPersonOf(actor);
    if (person !== null) for (const key of values.keys()) if (key !== String(person)) values.delete(key);
    return tableOf('people', namedBy(values, await listNames(database, 'users', idsOf(values))), facts.abilities);
  },
  tools: byTool('tools'),
  tool_scores: byTool('tool_scores'),
  workspaces: byId('workspaces', 'workspace', 'workspace_id', 'workspaces', true),
  websites: byId('websites', 'website', 'website_id', 'websites', false),
  languages: (_kernel, _actor, facts) => {
    const values = valuesByKey(facts, 'language', 'language');
    values.delete('');
    const named = [...values].map(([key, own]) => ({ key, name: key, values: own }));
    return Promise.resolve(tableOf('languages', named, facts.abilities));
  },
  waits: async (_kernel, _actor, facts) =>
    facts.abilities.see_tasks
      ? (await facts.waits()).map(({ kind, name, tasks, hours, hours_p90 }) => ({
          table: 'waits',
          key: kind,
          name,
          values: {
            approved: tasks,
            approval_hours: Math.round(hours * 100) / 100,
            approval_hours_p90: Math.round(hours_p90 * 100) / 100,
          },
        }))
      : [],
};

/** Rows of all tables of a report. */
export async function rowsOf(kernel: Kernel, actor: Actor, facts: RowFacts): Promise<Row[]> {
  const tables = await Promise.all(reportParts[facts.report].tables.map((table) => builders[table](kernel, actor, facts)));
  return tables.flat();
}
