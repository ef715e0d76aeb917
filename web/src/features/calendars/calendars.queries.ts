import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { daysOfMonth, daysOfWeek } from '../../base/calendar-days.ts';
import { calendarFeedKeys, taskKeys } from '../../base/query-keys.ts';
import type { CalendarViewName } from './calendar-search.ts';

/** The caller's calendar feed of a workspace, or of all their workspaces. */
export const calendarFeedQuery = (workspaceId: number | null) =>
  queryOptions({
    queryKey: [...calendarFeedKeys.all, workspaceId],
    queryFn: ({ signal }) => api.calendars.showFeedLink({ workspace_id: workspaceId }, { signal }),
  });

type EntriesInput = Parameters<typeof api.calendarEntries.show>[0];
export type EntriesFilter = Omit<EntriesInput, 'from' | 'to'>;

/** Returns the first and last day of a view around a day. */
export function spanOf(view: CalendarViewName, date: string): { from: string; to: string } {
  const days = view === 'month' ? daysOfMonth(date.slice(0, 7)) : daysOfWeek(date);
  return { from: days[0] ?? date, to: days.at(-1) ?? date };
}

/** Entries within the days; the previous ones stay until they are loaded. */
export const entriesQuery = (input: EntriesInput) =>
  queryOptions({
    queryKey: [...taskKeys.lists, 'entries', input],
    queryFn: ({ signal }) => api.calendarEntries.show(input, { signal }),
    placeholderData: keepPreviousData,
  });

type Entries = Awaited<ReturnType<typeof api.calendarEntries.show>>;

/** The entries on the page, as the newest answer has them. */
export const listEntries = (client: QueryClient) =>
  client
    .getQueryCache()
    .findAll({ queryKey: [...taskKeys.lists, 'entries'], type: 'active' })
    .flatMap(({ state }) => (state.data as Entries | undefined)?.entries ?? []);

/** Preview of a move: entries that would move with it, and fixed dates that would be missed. */
export const movePreviewQuery = (input: Omit<EntryMove, 'preview'>) =>
  queryOptions({
    queryKey: [...taskKeys.one(input.id), 'move', input],
    queryFn: ({ signal }) => api.calendarEntries.move({ ...input, preview: true }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

export type EntryMove = Parameters<typeof api.calendarEntries.move>[0];
export type EntryMoved = Awaited<ReturnType<typeof api.calendarEntries.move>>;
