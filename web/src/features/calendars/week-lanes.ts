// Rows of the week: one for each person or website that has something, and one for what has nobody. Pure.
import type { CalendarEntry } from '@folio/contract/calendar-entries';
import type { LaneKind } from './calendar-search.ts';

export interface Lane {
  /** Null for what has nobody, or no website. */
  id: number | null;
  name: string;
  entries: CalendarEntry[];
}

/** Where an entry lies in a week, in columns from 1 to 7, and its row from 1. */
export interface Bar {
  entry: CalendarEntry;
  first: number;
  last: number;
  row: number;
}

const lanesOf = (entry: CalendarEntry, kind: LaneKind, websites: ReadonlyMap<number, string>): Omit<Lane, 'entries'>[] => {
  if (kind === 'website')
    return [{ id: entry.website_id, name: entry.website_id === null ? '' : (websites.get(entry.website_id) ?? '') }];
  return entry.people.length === 0 ? [{ id: null, name: '' }] : entry.people;
};

/** By name; what has nobody is last, and is always there for people, so that work can be dropped on it. */
export function weekLanes(
  entries: readonly CalendarEntry[],
  kind: LaneKind,
  websites: ReadonlyMap<number, string>,
  others: readonly { id: number; name: string }[] = [],
): Lane[] {
  const lanes = new Map<number | null, Lane>(others.map(({ id, name }) => [id, { id, name, entries: [] }]));
  if (kind === 'person') lanes.set(null, { id: null, name: '', entries: [] });
  // A start is the beginning of a bar that is there.
  const due = new Set(entries.filter((one) => one.kind === 'task_due').map(({ id }) => id));
  for (const entry of entries) {
    if (entry.kind === 'task_start' && due.has(entry.id)) continue;
    for (const { id, name } of lanesOf(entry, kind, websites)) {
      const lane = lanes.get(id) ?? { id, name, entries: [] };
      lane.entries.push(entry);
      lanes.set(id, lane);
    }
  }
  return [...lanes.values()].sort((a, b) => Number(a.id === null) - Number(b.id === null) || a.name.localeCompare(b.name));
}

/** The bars of a lane without overlaps: each in the first row that is free. */
export function weekBars(entries: readonly CalendarEntry[], days: readonly string[]): Bar[] {
  const [monday = '', sunday = ''] = [days[0], days.at(-1)];
  const ends: number[] = [];
  return entries
    .filter(({ from, to }) => from <= sunday && to >= monday)
    .toSorted((a, b) => a.from.localeCompare(b.from) || b.to.localeCompare(a.to))
    .map((entry) => {
      const first = Math.max(1, days.indexOf(entry.from) + 1);
      const last = entry.to > sunday ? days.length : days.indexOf(entry.to) + 1;
      const free = ends.findIndex((end) => end < first);
      const row = free === -1 ? ends.length : free;
      ends[row] = last;
      return { entry, first, last, row: row + 1 };
    });
}
