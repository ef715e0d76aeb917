import { expect, it } from 'vitest';
import { countKeyword, keywordsOf } from './keywords.ts';

it('counts whole words whatever their case and spacing', () => {
  const text = 'Trail shoes for trails. TRAIL\u00a0SHOES, trail\nshoes; trailshoes, (trail shoes)';
  expect(countKeyword(text, 'trail shoes')).toBe(4);
  expect(countKeyword(text, 'trail')).toBe(4);
  expect(countKeyword('C++ and c++, C', 'c++')).toBe(2);
  expect(countKeyword('L’été à Turin', "l'été")).toBe(1);
  expect(countKeyword('anything', '  ')).toBe(0);
});

it('takes keywords from every field that holds them, the main ones first', () => {
  expect(
    keywordsOf({
      topic: 'Shoes, socks',
      keywords: ['wet grip', 'Trail Shoes'],
      focus_keywords: 'trail shoes, lug depth',
      primary_kw: ' membrane ',
      keyword_count: 4,
    }),
  ).toEqual(['trail shoes', 'lug depth', 'membrane', 'wet grip']);
  expect(keywordsOf({ city: 'Turin' })).toEqual([]);
});
