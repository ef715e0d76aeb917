import { expect, it } from 'vitest';
import { facetsOf } from './search-facets.ts';

it.each([
  ['a day', '2026-11-22', '2026-11-22', [':d:2026-11-22']],
  [
    'whole years and months, then days',
    '2024-12-30',
    '2026-02-02',
    [':d:2024-12-30', ':d:2024-12-31', ':y:2025', ':m:2026-01', ':d:2026-02-01', ':d:2026-02-02'],
  ],
  ['the end of a leap February', '2024-02-28', '2024-03-01', [':d:2024-02-28', ':d:2024-02-29', ':d:2024-03-01']],
  ['a range without a day', '2026-02-02', '2026-02-01', [':d:none']],
  ['days before the first document', '1200-01-01', '2020-12-31', [':y:2020']],
])('%s', (_, from, to, terms) => {
  expect(facetsOf({ from, to }, 2026)).toEqual([terms]);
});

it('a range open at an end reaches to the years in which documents can be made, in few terms', () => {
  expect(facetsOf({ from: '2026-11-01' }, 2026)).toEqual([[':m:2026-11', ':m:2026-12', ':y:2027']]);
  expect(facetsOf({ to: '2020-01-31' }, 2026)).toEqual([[':m:2020-01']]);
  expect(facetsOf({ from: '2020-01-02', to: '2027-12-30' }, 2026)[0]?.length).toBeLessThan(40);
});

it('every other filter is one term; none is none', () => {
  expect(facetsOf({}, 2026)).toEqual([]);
  expect(
    facetsOf(
      {
        status: 'processing',
        tool: "it's",
        category: 'media',
        folderId: 'none',
        language: 'pt-BR',
        authorId: 7,
        month: '2026-11',
      },
      2026,
    ),
  ).toEqual([[':s:in_progress'], [":t:it's"], [':c:media'], [':f:none'], [':l:pt-BR'], [':a:7'], [':m:2026-11']]);
});
