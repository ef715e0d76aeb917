// The filters of the list for a search: terms of the search index (migrations 0007 and 0017), and days compared with the creation beside each text,
// so that a search with a filter costs no more than the search.
import type { OrderStatus } from '@folio/contract/orders';
import type { Facet } from './search-words.ts';

/** Filters of the list and its search, apart from words and ids. */
export interface ListFacets {
  status?: OrderStatus | undefined;
  tool?: string | undefined;
  category?: 'text' | 'media' | undefined;
  /** Directly in this folder; `none` for those in no folder. */
  folderId?: number | 'none' | undefined;
  language?: string | undefined;
  authorId?: number | undefined;
  /** First and last day in UTC, like "2026-11-21"; both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** "2026-11", in UTC. */
  month?: string | undefined;
}

/** When a document was created: at or after `since`, and earlier than `before`. */
export interface Period {
  since?: Date;
  before?: Date;
}

export const dayMs = 86_400_000;

const day = (date: Date) => date.toISOString().slice(0, 10);

/** The days of a filter, in UTC; those of a month and of a range together. */
export function periodOf({ from, to, month }: Pick<ListFacets, 'from' | 'to' | 'month'>): Period {
  const [year = 0, number = 0] = (month ?? '').split('-').map(Number);
  const since = [...(from ? [Date.parse(from)] : []), ...(month ? [Date.UTC(year, number - 1, 1)] : [])];
  const before = [...(to ? [Date.parse(to) + dayMs] : []), ...(month ? [Date.UTC(year, number, 1)] : [])];
  return {
    ...(since.length > 0 ? { since: new Date(Math.max(...since)) } : {}),
    ...(before.length > 0 ? { before: new Date(Math.min(...before)) } : {}),
  };
}

/** Thirds of a month: to the 10th, to the 20th, to its end. */
const thirdOf = (date: string) => `${date.slice(0, 8)}${Math.min(3, Math.floor((Number(date.slice(8)) + 9) / 10))}`;
const quarterOf = (date: string) => `${date.slice(0, 5)}${Math.ceil(Number(date.slice(5, 7)) / 3)}`;

/** The spans of a day that are terms, smallest first: the day itself, its third of a month, month, quarter and year. */
const spansOf = (date: string) => [
  `:d:${date}`,
  `:x:${thirdOf(date)}`,
  `:m:${date.slice(0, 7)}`,
  `:q:${quarterOf(date)}`,
  `:y:${date.slice(0, 4)}`,
];

/**
 * The smallest span that holds a whole period, so that few days are read from the index alone. None if a period is open or reaches from one year into
 * another: comparing the dates of the found documents costs less than several terms.
 */
function spanOf({ since, before }: Period): Facet | null {
  if (!since || !before) return null;
  const last = spansOf(day(new Date(before.getTime() - 1)));
  const common = spansOf(day(since)).find((span, level) => span === last[level]);
  return common === undefined ? null : [common];
}

const monthMs = (date: Date, later = 0) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later, 1);

/** More months than this cost the index more than they leave out. */
const maxMonths = 24;

/** Thirds of the month of `since` and the months after it, to that of `until`: each document of that time has one of these terms, and hardly any earlier one. Null where they are too many. */
export function spansSince(since: Date, until: Date): Facet | null {
  const months: string[] = [];
  for (let later = 1; monthMs(since, later) <= until.getTime(); later += 1)
    months.push(`:m:${day(new Date(monthMs(since, later))).slice(0, 7)}`);
  if (months.length > maxMonths) return null;
  const [first, last] = [thirdOf(day(since)), thirdOf(day(until))];
  const thirds = [1, 2, 3].map((third) => `${first.slice(0, -1)}${third}`).filter((third) => third > first && third <= last);
  return [`:x:${first}`, ...thirds.map((third) => `:x:${third}`), ...months];
}

/** The facets of a filter, all of which a document must have. Dates are days in UTC. */
export function facetsOf(filter: ListFacets): Facet[] {
  const { status, tool, category, folderId, language, authorId } = filter;
  const days = spanOf(periodOf(filter));
  return [
    ...(status ? [[`:s:${status === 'processing' ? 'in_progress' : status}`] as const] : []),
    ...(tool ? [[`:t:${tool}`] as const] : []),
    ...(category ? [[`:c:${category}`] as const] : []),
    ...(folderId === undefined ? [] : [[`:f:${folderId}`] as const]),
    ...(language ? [[`:l:${language}`] as const] : []),
    ...(authorId ? [[`:a:${authorId}`] as const] : []),
    ...(days ? [days] : []),
  ];
}
