// Chart data of a trend document; its tables hold the same figures for screen readers.
import type { DocumentDetail } from '@folio/contract/document-shapes';

/** Popularity from 0 to 100 over time, a line for each keyword. */
export interface TrendLines {
  kind: 'lines';
  keywords: string[];
  /** One entry a date, with the popularity by keyword; a keyword without a figure that day is left out. */
  points: Record<string, string | number>[];
}

/** Popularity from 0 to 100, the highest first. */
export interface TrendBars {
  kind: 'bars';
  bars: { name: string; popularity: number }[];
}

/** More bars are a table. */
const maxBars = 12;

const recordsIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((item): item is Record<string, unknown> => typeof item === 'object' && item !== null) : [];

function linesOf(content: Record<string, unknown>): TrendLines | null {
  const byDate = new Map<string, Record<string, string | number>>();
  const keywords = new Set<string>();
  for (const { date, keyword, popularity } of recordsIn(content['points'])) {
    if (typeof date !== 'string' || typeof keyword !== 'string' || typeof popularity !== 'number') continue;
    keywords.add(keyword);
    byDate.set(date, { ...(byDate.get(date) ?? { date }), [keyword]: popularity });
  }
  if (byDate.size < 2) return null;
  const points = [...byDate.values()].toSorted((a, b) => String(a['date']).localeCompare(String(b['date'])));
  return { kind: 'lines', keywords: [...keywords], points };
}

function barsOf(content: Record<string, unknown>): TrendBars | null {
  const lists = Object.values(content).map(recordsIn);
  const found = lists
    .map((list) =>
      list.flatMap((item) => {
        const name = [item['title'], item['keyword'], item['topic'], item['query'], item['product'], item['name']].find(
          (one): one is string => typeof one === 'string' && one !== '',
        );
        const { popularity } = item;
        return name !== undefined && typeof popularity === 'number' ? [{ name, popularity }] : [];
      }),
    )
    .find((bars) => bars.length > 1);
  return found ? { kind: 'bars', bars: found.toSorted((a, b) => b.popularity - a.popularity).slice(0, maxBars) } : null;
}

/** The chart of a document, or null where its tool measures no trend or there is too little to draw. */
export function readTrend({
  macrocategory,
  content,
}: Pick<DocumentDetail, 'macrocategory' | 'content'>): TrendLines | TrendBars | null {
  return macrocategory === 'trends' ? (linesOf(content) ?? barsOf(content)) : null;
}

/** Source and date of the figures, as the document says it. */
export function sourceOf({ content }: Pick<DocumentDetail, 'content'>): string {
  const { source } = content as { source?: unknown };
  return typeof source === 'string' ? source : '';
}
