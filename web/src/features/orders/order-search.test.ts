import { expect, it } from 'vitest';
import { countFilters, readOrderSearch, withoutFilters } from './order-search.ts';

it('reads what a list can be narrowed by, and drops the rest', () => {
  expect(
    readOrderSearch({
      status: 'ready',
      search: ' shoes ',
      page: '3',
      folder: '12',
      tool: 'seo_article',
      type: 'media',
      language: 'pt-BR',
      author: '7',
      from: '2026-11-01',
      to: '2026-02-31x',
      sort: 'title',
      other: 1,
    }),
  ).toEqual({
    status: 'ready',
    search: 'shoes',
    page: 3,
    folder: 12,
    tool: 'seo_article',
    type: 'media',
    language: 'pt-BR',
    author: 7,
    from: '2026-11-01',
    sort: 'title',
  });
  expect(readOrderSearch({ status: 'lost', page: '-2', folder: 'x', sort: 'size' })).toEqual({});
  expect(readOrderSearch({ status: 'all', page: 1, folder: 'none', sort: '-created_at', search: 2026, author: -1 })).toEqual({
    folder: 'none',
    search: '2026',
  });
});

it('counts the filters of the menu and takes them away, the page with them', () => {
  const search = readOrderSearch({ status: 'hold', folder: 3, tool: 'x', from: '2026-01-01', page: 4 });
  expect(countFilters(search)).toBe(2);
  expect(withoutFilters(search)).toEqual({ status: 'hold', folder: 3 });
});
