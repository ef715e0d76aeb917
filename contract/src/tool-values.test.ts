import { expect, it } from 'vitest';
import { isHttpUrl, isWebAddress } from './tool-values.ts';

it.each<[string, boolean, boolean]>([
  ['https://shop.example/a?b=1', true, true],
  ['HTTP://shop.example', true, true],
  ['http://localhost:8080/hook', true, false],
  ['shop.example', false, false],
  ['ftp://shop.example', false, false],
  ['https://shop.example/a b', false, false],
  ['https://shop.example/"><b>', false, false],
  ['https://', false, false],
  ['https://[', false, false],
  ['see https://shop.example', false, false],
])('%s is a URL: %s; of a page of the web: %s', (value, isUrl, isPage) => {
  expect([isHttpUrl(value), isWebAddress(value)]).toEqual([isUrl, isPage]);
});
