// Possible targets of an entry, and the request. Pure: entries in, inputs out.
import type { CalendarEntry } from '@folio/contract/calendar-entries';
import { addDays, daysBetween } from '../../base/calendar-days.ts';
import type { EntryMove } from './calendars.queries.ts';

/** New days of an entry, and its new assignee; undefined keeps the current one. */
export interface Target {
  from: string;
  to: string;
  /** Null: nobody. */
  personId?: number | null | undefined;
}

export const keyOf = ({ kind, id }: Pick<CalendarEntry, 'kind' | 'id'>) => `${kind}-${id}`;

/** The day that an entry is drawn on where it has one cell: its last. */
export const dayOf = (entry: Pick<CalendarEntry, 'to'>) => entry.to;

/** The same length, so many days later. */
export const shifted = ({ from, to }: Pick<CalendarEntry, 'from' | 'to'>, days: number): Target => ({
  from: addDays(from, days),
  to: addDays(to, days),
});

/** Another last day; tasks and items of campaigns are stretched, and never before their first day. */
export function stretched(entry: Pick<CalendarEntry, 'kind'>, { from, to }: Target, days: number): Target {
  const last = addDays(to, days);
  const isLong = entry.kind === 'task_due' || entry.kind === 'campaign_item';
  return isLong && last >= from ? { from, to: last } : { from, to };
}

const isElsewhere = (entry: CalendarEntry, { to, from }: Target) => to !== entry.to || from !== entry.from;

const givesTo = (entry: CalendarEntry, { personId }: Target) =>
  personId !== undefined && entry.can.assign && personId !== (entry.people[0]?.id ?? null);

/** Input of the call: the person, then the days; empty if nothing changes. */
export function movesOf(entry: CalendarEntry, target: Target): Omit<EntryMove, 'preview'>[] {
  const { kind, id, revision } = entry;
  const moves: Omit<EntryMove, 'preview'>[] = [];
  if (givesTo(entry, target)) moves.push({ kind, id, revision, assignee_id: target.personId });
  if (!isElsewhere(entry, target)) return moves;
  const isLonger = daysBetween(target.from, target.to) !== daysBetween(entry.from, entry.to);
  if (kind === 'task_start') moves.push({ kind, id, revision, from: target.from });
  else if (isLonger) moves.push({ kind, id, revision, from: target.from, to: target.to });
  else moves.push({ kind, id, revision, to: target.to });
  return moves;
}
