import { expect, it } from 'vitest';
import { toInterfaceLanguage } from './languages.ts';

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
