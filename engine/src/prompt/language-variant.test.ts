import { expect, it } from 'vitest';
import { languageToWrite, variantOf } from './language-variant.ts';

it.each([
  ['de', 'AT', 'de-AT'],
  ['de', 'FI', 'de'],
  ['de', null, 'de'],
  ['pt-BR', 'PT', 'pt-BR'],
  ['en', 'GB', 'en-GB'],
])('%s for %s is %s', (language, country, expected) => {
  expect(variantOf(language, country)).toBe(expected);
});

it('says what a variant changes', () => {
  expect(languageToWrite('de', 'AT')).toBe('Austrian German (de-AT), with the spelling, words and formats of that region');
  expect(languageToWrite('de', null)).toBe('German (de)');
});
