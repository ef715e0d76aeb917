import { describe, expect, it } from 'vitest';
import { splitPassages } from './split-passages.ts';

const sentence = (word: string, count: number) => `${Array.from({ length: count }, () => word).join(' ')}.`;
const letters = (text: string) => text.replace(/\s/g, '');

describe('passages', () => {
  it('are under their heading and never cross one', () => {
    const text = '# Grip\n\nRubber holds on wet stone.\n\nLugs hold in mud.\n\n# Weight\n\nLight shoes tire less.';
    expect(splitPassages(text, 'en')).toEqual([
      { heading: 'Grip', text: 'Rubber holds on wet stone.\n\nLugs hold in mud.' },
      { heading: 'Weight', text: 'Light shoes tire less.' },
    ]);
  });
  it('end with a sentence at about 120 words', () => {
    const text = Array.from({ length: 12 }, (_, index) => sentence(`word${index}`, 30)).join(' ');
    const passages = splitPassages(text, 'en');
    expect(passages).toHaveLength(3);
    expect(passages.map((one) => one.text.split(' ').length)).toEqual([120, 120, 120]);
    expect(passages.every((one) => one.text.endsWith('.'))).toBe(true);
  });
  it.each([
    ['a text without sentences', 'cell '.repeat(1000)],
    ['a text without spaces', '鞋'.repeat(20_000)],
    ['sentences and debris', `Short one. ${'x'.repeat(9000)} Last one.`],
  ])('keep every letter of %s, in pieces', (_, text) => {
    const passages = splitPassages(text, 'en');
    expect(letters(passages.map((one) => one.text).join(''))).toBe(letters(text));
    expect(Math.max(...passages.map((one) => one.text.length))).toBeLessThan(1600);
  });
  it('are none of an empty text or of headings alone', () => {
    expect(splitPassages('', 'en')).toEqual([]);
    expect(splitPassages('# Only\n\n# Headings', 'en')).toEqual([]);
  });
});
