import { expect, it } from 'vitest';
import { completeUrl } from './complete-url.ts';

it.each([
  ['blog.example.com', 'https://blog.example.com'],
  [' schöne-stiefel.example/über?a=1 ', 'https://schöne-stiefel.example/über?a=1'],
  ['example.com:8443', 'https://example.com:8443'],
])('completes "%s"', (typed, url) => {
  expect(completeUrl(typed)).toBe(url);
});

it.each([
  'http://example.com',
  'HTTPS://example.com',
  'ftp://example.com',
  'localhost',
  'mailto:a@example.com',
  'a@example.com',
  'two words.com',
  '',
])('leaves "%s" as it is', (typed) => {
  expect(completeUrl(typed)).toBe(typed);
});
