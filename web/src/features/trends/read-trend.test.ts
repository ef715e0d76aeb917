import { expect, it } from 'vitest';
import { readTrend } from './read-trend.ts';

const order = (content: Record<string, unknown>, macrocategory = 'trends') => ({
  macrocategory,
  content: { html: '', ...content },
});

it('draws a line a keyword, its dates in order; a day without a figure has none', () => {
  const points = [
    { date: '2026-02', keyword: 'tent', popularity: 40 },
    { date: '2026-01', keyword: 'tent', popularity: 20 },
    { date: '2026-01', keyword: 'boot', popularity: 100 },
  ];
  expect(readTrend(order({ points }))).toEqual({
    kind: 'lines',
    keywords: ['tent', 'boot'],
    points: [
      { date: '2026-01', tent: 20, boot: 100 },
      { date: '2026-02', tent: 40 },
    ],
  });
});

it('draws the twelve highest as bars', () => {
  const pages = Array.from({ length: 15 }, (_, index) => ({ title: `Page ${index}`, popularity: index, rank: 15 - index }));
  const trend = readTrend(order({ source: 'Wikimedia', pages }));
  expect(trend).toMatchObject({ kind: 'bars', bars: { length: 12, 0: { name: 'Page 14', popularity: 14 } } });
});

it('draws nothing of other tools, and nothing of too little', () => {
  expect(readTrend(order({ pages: [{ title: 'One', popularity: 3 }] }))).toBeNull();
  expect(readTrend(order({ points: [{ date: '2026-01', keyword: 'tent', popularity: 1 }] }))).toBeNull();
  const pages = [
    { title: 'a', popularity: 1 },
    { title: 'b', popularity: 2 },
  ];
  expect(readTrend(order({ pages }, 'seo'))).toBeNull();
});
