import { expect, it } from 'vitest';
import { baseOf, toInterfaceLanguage } from './languages.ts';

it.each([
  ['de-AT', 'de'],
  ['DE_ch', 'de'],
  ['pt', 'pt-BR'],
  ['pt-br', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['en-GB', 'en'],
  ['xx', 'en'],
  ['', 'en'],
  [null, 'en'],
])('narrows %s to %s', (tag, language) => {
  expect(toInterfaceLanguage(tag)).toBe(language);
});

it('finds the base of a tag, and none in what is no language', () => {
  expect([baseOf('pt-BR'), baseOf('DE_ch'), baseOf('constructor'), baseOf('__proto__')]).toEqual(['pt', 'de', '', '']);
});
