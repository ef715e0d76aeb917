import { expect, it } from 'vitest';
import { countText } from './count-text.ts';

it('counts sentences, words, syllables and letters', () => {
  const {
    counts: found,
    sentences,
    hardWords,
  } = countText('The cat sat on the mat. It was an uncommonly lively animal!\n\n• \n---', 'en');
  // 6 + it was an (3) + un-com-mon-ly (4) + live-ly (2) + an-i-mal (3)
  expect(found).toEqual({
    words: 12,
    sentences: 2,
    syllables: 18,
    letters: 46,
    oneSyllable: 9,
    manySyllables: 2,
    longWords: 1,
  });
  expect(sentences.map((sentence) => [sentence.words, sentence.hardWords])).toEqual([
    [6, 0],
    [6, 1],
  ]);
  expect([...hardWords]).toEqual([['uncommonly', 4]]);
});
