import { expect, it } from 'vitest';
import { patternOf } from './contains-phrase.queries.ts';

/** PostgreSQL's word marks as JavaScript has them. */
const matches = (keyword: string, language: string, text: string) =>
  new RegExp(patternOf(keyword, language).replaceAll('\\m', '\\b').replaceAll('\\M', '\\b')).test(text);

it.each([
  ['sleeping bags', 'en', 'a sleeping bag', true],
  ['sleeping bag', 'en', 'two sleeping-bags', true],
  ['sleeping bag', 'en', 'sleeping in a bag', false],
  ['bag', 'en', 'baggage', false],
  ['berries', 'en', 'a berry', true],
  ['schlafsäcke', 'de', 'ein schlafsacke', true],
  ['a.*', 'en', 'abc', false],
])('%s (%s) in "%s": %s', (keyword, language, text, isThere) => {
  expect(matches(keyword, language, text)).toBe(isThere);
});
