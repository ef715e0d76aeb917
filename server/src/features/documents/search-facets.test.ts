import { expect, it } from 'vitest';
import { facetsOf, periodOf } from './search-facets.ts';

it.each([
  ['a day', '2026-11-22', '2026-11-22', ':d:2026-11-22'],
  ['days of a third of a month', '2026-11-11', '2026-11-20', ':x:2026-11-2'],
  ['the last third of a long month', '2026-10-21', '2026-10-31', ':x:2026-10-3'],
  ['a month', '2026-02-01', '2026-02-28', ':m:2026-02'],
  ['days across thirds', '2024-02-09', '2024-02-29', ':m:2024-02'],
  ['days across months', '2026-11-30', '2026-12-01', ':q:2026-4'],
  ['days across quarters', '2026-03-31', '2026-04-01', ':y:2026'],
])('%s is read by the smallest span that holds it', (_, from, to, term) => {
  expect(facetsOf({ from, to })).toEqual([[term]]);
});

it.each([
  ['open', { from: '2026-11-21' }],
  ['open at its beginning', { to: '2026-11-21' }],
  ['of two years', { from: '2025-12-31', to: '2026-01-01' }],
  ['without a day', { from: '2026-02-02', to: '2025-02-01' }],
])('a range %s is compared alone', (_, filter) => {
  expect(facetsOf(filter)).toEqual([]);
});

it('days are moments in UTC, the last one included; of a month and a range both hold', () => {
  const period = (since?: string, before?: string) => ({
    ...(since ? { since: new Date(since) } : {}),
    ...(before ? { before: new Date(before) } : {}),
  });
  expect(periodOf({})).toEqual({});
  expect(periodOf({ from: '2026-02-27', to: '2026-02-28' })).toEqual(period('2026-02-27T00:00Z', '2026-03-01T00:00Z'));
  expect(periodOf({ month: '2026-12' })).toEqual(period('2026-12-01T00:00Z', '2027-01-01T00:00Z'));
  expect(periodOf({ month: '2026-12', from: '2026-12-24' })).toEqual(period('2026-12-24T00:00Z', '2027-01-01T00:00Z'));
});

it('every other filter is one term; none is none', () => {
  expect(facetsOf({})).toEqual([]);
  expect(
    facetsOf({
      status: 'processing',
      tool: "it's",
      category: 'media',
      folderId: 'none',
      language: 'pt-BR',
      authorId: 7,
      month: '2026-11',
    }),
  ).toEqual([[':s:in_progress'], [":t:it's"], [':c:media'], [':f:none'], [':l:pt-BR'], [':a:7'], [':m:2026-11']]);
});
