import { expect, it } from 'vitest';
import { addressOf } from './page-address.ts';

it.each([
  ['/orders', '/orders', []],
  ['/orders/$orderDetailId', '/orders/7', ['7']],
  ['/tools/$slug', '/tools/seo_article', ['seo_article']],
  ['/control-panel/{-$section}', '/control-panel', [undefined]],
  ['/control-panel/{-$section}', '/control-panel/usage', ['usage']],
])('%s fits %s', (path, address, parameters) => {
  expect(new RegExp(addressOf(path)).exec(address)?.slice(1)).toEqual(parameters);
});

it.each([
  ['/orders', '/orders/7'],
  ['/orders/$orderDetailId', '/orders/bulk'],
  ['/orders/$orderDetailId', '/orders'],
  ['/tools/$slug', '/tools/seo_article/more'],
])('%s does not fit %s', (path, address) => {
  expect(new RegExp(addressOf(path)).test(address)).toBe(false);
});
