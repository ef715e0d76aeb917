// Rows of the week: one for each user, website or channel with entries, and one for entries without any. Pure.
import type { CalendarEntry } from '@folio/contract/calendar-entries';
import type { WebsiteKind } from '@folio/contract/website-kinds';
import type { LaneKind } from './calendar-search.ts';

export interface Lane {
  /** Id; for a channel its name or kind. Null for entries without a user, website or channel. */
  id: number | string | null;
  name: string;
  entries: CalendarEntry[];
}

/** Kinds of websites in the reader's language. */
export type KindNames = Partial<Record<WebsiteKind, string>>;

/** Position of an entry in a week, in columns from 1 to 7, and its row from 1. */
export interface Bar {
  entry: CalendarEntry;
  first: number;
  last: number;
  row: number;
}

/** A campaign item is on the channel of its campaign, a publication on the kind of its website. */
const channelOf = ({ channel, website_kind: kind }: CalendarEntry, kinds: KindNames): Omit<Lane, 'entries'> =>
  kind ? { id: kind, name: kinds[kind] ?? kind } : { id: channel === null ? null : `channel ${channel}`, name: channel ?? '' };

const lanesOf = (
  entry: CalendarEntry,
  kind: LaneKind,
  websites: ReadonlyMap<number, string>,
  kinds: KindNames,
): Omit<Lane, 'entries'>[] => {
  if (kind === 'channel') return [channelOf(entry, kinds)];
  if (kind === 'website')
    return [{ id: entry.website_id, name: entry.website_id === null ? '' : (websites.get(entry.website_id) ?? '') }];
  return entry.people.length === 0 ? [{ id: null, name: '' }] : entry.people;
};

/** Sorts by name. Unassigned entries come last; in the user view their row is always shown, so work can be dropped on it. */
export function weekLanes(
  entries: readonly CalendarEntry[],
  kind: LaneKind,
  websites: ReadonlyMap<number, string>,
  kinds: KindNames,
  others: readonly { id: number; name: string }[] = [],
): Lane[] {
  const lanes = new Map<Lane['id'], Lane>(others.map(({ id, name }) => [id, { id, name, entries: [] }]));
  if (kind === 'person') lanes.set(null, { id: null, name: '', entries: [] });
  // A start is the beginning of a bar that is there.
  const due = new Set(entries.filter((one) => one.kind === 'task_due').map(({ id }) => id));
  for (const entry of entries) {
    if (entry.kind === 'task_start' && due.has(entry.id)) continue;
    for (const { id, name } of lanesOf(entry, kind, websites, kinds)) {
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
