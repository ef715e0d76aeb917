// Sums of days add up, so a scan skips each set with rows that can be added up from those of another one.
import type { DaySums, Grouping, GroupKey } from './report-groups.ts';

type Groups = Map<Grouping, DaySums[]>;
type Key = keyof GroupKey;

const noKey: GroupKey = { step: null, user_id: null, tool_slug: null, language: null, website_id: null, workspace_id: null };
const isKey = (name: string): name is Key => name in noKey;

/** The rows by one key, or as one row. */
function foldedBy(rows: readonly DaySums[], key: Key | null): DaySums[] {
  const folded = new Map<unknown, DaySums>();
  for (const row of rows) {
    const of = key === null ? null : row[key];
    const sum = folded.get(of);
    if (!sum) {
      folded.set(of, { ...row, ...noKey, ...(key === null ? {} : { [key]: of }) });
      continue;
    }
    for (const [name, value] of Object.entries(row))
      if (!isKey(name) && name !== 'mask')
        (sum as unknown as Record<string, number>)[name] = Number(sum[name as keyof DaySums]) + Number(value);
  }
  return [...folded.values()];
}

/**
 * The sets to scan for groupings, and the function to complete all groupings from them: users and workspaces come from their pairs, the whole
 * from any other set. Counts are whole numbers, so the order of adding changes nothing.
 */
export function foldedSets(groupings: readonly Grouping[]): { scanned: Grouping[]; complete: (groups: Groups) => Groups } {
  const isPaired = groupings.includes('user') && groupings.includes('workspace');
  const others = groupings.filter(
    (grouping) => grouping !== 'all' && !(isPaired && (grouping === 'user' || grouping === 'workspace')),
  );
  const parts: Grouping[] = isPaired ? ['user_workspace', ...others] : others;
  const scanned: Grouping[] = parts.length === 0 ? ['all'] : parts;
  const rowsOf = (groups: Groups, grouping: Grouping): DaySums[] => {
    if (scanned.includes(grouping)) return groups.get(grouping) ?? [];
    if (grouping === 'user') return foldedBy(groups.get('user_workspace') ?? [], 'user_id');
    if (grouping === 'workspace') return foldedBy(groups.get('user_workspace') ?? [], 'workspace_id');
    return foldedBy(groups.get(scanned[0] ?? 'all') ?? [], null);
  };
  return { scanned, complete: (groups) => new Map(groupings.map((grouping) => [grouping, rowsOf(groups, grouping)])) };
}
