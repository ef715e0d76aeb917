import { expect, it } from 'vitest';
import { plainLetters, withoutAccents } from './plain-letters.ts';

it.each([
  ['Café crème', 'Cafe creme', 'Cafe creme'],
  ['ﬁn de siècle', 'ﬁn de siecle', 'fin de siecle'],
  ['Ａ½', 'Ａ½', 'A1⁄2'],
  ['Größe', 'Große', 'Große'],
  ['e\u0301', 'e', 'e'],
])('%s', (text, accentless, plain) => {
  expect(withoutAccents(text)).toBe(accentless);
  expect(plainLetters(text)).toBe(plain);
});
