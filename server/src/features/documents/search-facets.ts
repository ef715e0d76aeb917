// The filters of the list as terms of the search index (migration `search_facets`), so that a search with a filter costs what the search costs.
import type { DocumentListFilter } from './document-list.queries.ts';
import type { Facet } from './search-words.ts';

type Filter = Pick<
  DocumentListFilter,
  'status' | 'tool' | 'category' | 'folderId' | 'language' | 'authorId' | 'from' | 'to' | 'month'
>;

/** No document is older. */
const firstYear = 2020;

const day = (date: Date) => date.toISOString().slice(0, 10);

/** The spans that begin with a day, largest first, with their last days: its year, quarter, month, third of a month, and the day itself. */
function spansFrom(first: string): [term: string, last: string][] {
  const [year = '', month = '', date = ''] = first.split('-');
  const lastOfMonth = (number: number) => day(new Date(Date.UTC(Number(year), number, 0)));
  const third = { '01': 1, '11': 2, '21': 3 }[date];
  const quarter = (Number(month) + 2) / 3;
  return [
    ...(first.endsWith('-01-01') ? [[`:y:${year}`, `${year}-12-31`] as [string, string]] : []),
    ...(date === '01' && Number.isInteger(quarter)
      ? [[`:q:${year}-${quarter}`, lastOfMonth(Number(month) + 2)] as [string, string]]
      : []),
    ...(date === '01' ? [[`:m:${year}-${month}`, lastOfMonth(Number(month))] as [string, string]] : []),
    ...(third
      ? [
          [`:x:${year}-${month}-${third}`, third === 3 ? lastOfMonth(Number(month)) : `${year}-${month}-${third}0`] as [
            string,
            string,
          ],
        ]
      : []),
    [`:d:${first}`, first],
  ];
}

/** The days from one to another, both included, in spans as large as fit: at most some thirty of them besides the years. */
function daysAsTerms(from: string, to: string): string[] {
  const terms: string[] = [];
  let first = from;
  while (first <= to) {
    const span = spansFrom(first).find(([, last]) => last <= to);
    if (!span) break;
    terms.push(span[0]);
    first = day(new Date(Date.parse(`${span[1]}T00:00:00Z`) + 86_400_000));
  }
  return terms;
}

/** When a document was made, as a facet; null where every day is meant. Days outside of the years in which documents can be made count as the nearest. */
function daysFacet({ from, to, month }: Filter, thisYear: number): Facet | null {
  if (month) return [`:m:${month}`];
  if (!from && !to) return null;
  const [first, last] = [`${firstYear}-01-01`, `${thisYear + 1}-12-31`];
  const terms = daysAsTerms(from && from > first ? from : first, to && to < last ? to : last);
  const [one, ...more] = terms;
  // A range without a day finds nothing: no document has this term.
  return one === undefined ? [':d:none'] : [one, ...more];
}

/** The facets of a filter, all of which a document must have. Dates are days in UTC. */
export function facetsOf(filter: Filter, thisYear: number): Facet[] {
  const { status, tool, category, folderId, language, authorId } = filter;
  const days = daysFacet(filter, thisYear);
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
