import { expect, it } from 'vitest';
import { replaceText, textFinder } from './replace-text.ts';

const replaced = (text: string, find: string, by: string, matchCase = false, wholeWord = false) =>
  replaceText(text, textFinder(find, { matchCase, wholeWord }), by);

it('replaces words as they are written, in upper and lower case unless asked', () => {
  expect(replaced('Zelt und zelt', 'zelt', 'Tarp')).toEqual({ text: 'Tarp und Tarp', hits: 2 });
  expect(replaced('Zelt und zelt', 'zelt', 'Tarp', true)).toEqual({ text: 'Zelt und Tarp', hits: 1 });
  expect(replaced('a.c abc', 'a.c', '$& $1')).toEqual({ text: '$& $1 abc', hits: 1 });
  expect(replaced('(((((((((((((((', '(', ')')).toEqual({ text: ')))))))))))))))', hits: 15 });
});

it('finds whole words alone where asked, with letters of every script', () => {
  expect(replaced('Öl, Ölung, Erdöl und Öl.', 'öl', 'Fett', false, true)).toEqual({
    text: 'Fett, Ölung, Erdöl und Fett.',
    hits: 2,
  });
});

it('leaves marks as they are', () => {
  expect(replaced('<g1>g1</g1> 1<x2/>', 'g1', 'G')).toEqual({ text: '<g1>G</g1> 1<x2/>', hits: 1 });
  expect(replaced('<g1>a</g1>', '1', '2')).toEqual({ text: '<g1>a</g1>', hits: 0 });
});
