import { expect, it } from 'vitest';
import { pseudo } from './pseudo.ts';

it('accents and lengthens the words of a text, and puts brackets around', () => {
  expect(pseudo('Save')).toBe('[Šåṽéé]');
  expect(pseudo({ list: ['Save'] })).toEqual({ list: ['[Šåṽéé]'] });
  const sentence = 'Someone saved a newer version of this text';
  const long = pseudo(sentence);
  expect(long.length / sentence.length).toBeGreaterThan(1.25);
  expect(long.length / sentence.length).toBeLessThan(1.45);
  expect(long).not.toMatch(/[a-z]/i);
});

it.each(['{detail}', '{{count}}', '<b>', '</1>', '&nbsp;', 'https://www.example.com/a?b=c', 'anna@example.com'])(
  'leaves %s alone',
  (kept) => {
    expect(pseudo(`Before ${kept} after`)).toContain(` ${kept} `);
  },
);

it('wraps functions and leaves alone what they are given, and patterns', () => {
  const words = pseudo({ by: (who: string, count: number) => `${count} by ${who}`, word: /word/ });
  expect(words.by('Anna', 3)).toBe('[3 ƀýý Anna]');
  expect(words.by.length).toBe(2);
  expect(words.word).toEqual(/word/);
});
