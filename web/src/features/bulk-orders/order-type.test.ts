import { afterEach, expect, it, vi } from 'vitest';
import { readBulkSearch, readOrderType } from './bulk-search.ts';
import { hideBalloon, isBalloonHidden } from './order-type.ts';

afterEach(() => vi.unstubAllGlobals());

it('hints are closed per kind and tool', () => {
  const jar: string[] = [];
  vi.stubGlobal('document', {
    get cookie() {
      return jar.join('; ');
    },
    set cookie(text: string) {
      jar.push(text.split(';')[0] ?? '');
    },
  });
  hideBalloon('batch', 'blog_post');
  expect(jar).toEqual(['batch-order-hide-balloon-batch-blog_post=1']);
  expect([
    isBalloonHidden('batch', 'blog_post'),
    isBalloonHidden('single', 'blog_post'),
    isBalloonHidden('batch', 'blog'),
  ]).toEqual([true, false, false]);
});

it('only single and batch are admitted', () => {
  expect(() => isBalloonHidden('bulk', 'blog_post')).toThrow('Invalid order type');
  expect(() => hideBalloon('', 'blog_post')).toThrow(/single.*batch/);
});

it('the address says what is shown; anything else in it is dropped', () => {
  expect(readBulkSearch({ state: 'failed', search: ' tent ', page: '3', other: 'x' })).toEqual({
    state: 'failed',
    search: 'tent',
    page: 3,
  });
  expect(readBulkSearch({ state: 'none', search: '', page: '0' })).toEqual({});
  expect([readOrderType({ order: 'batch' }), readOrderType({ order: 'many' })]).toEqual([{ order: 'batch' }, {}]);
});
