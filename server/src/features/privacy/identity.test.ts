import { describe, expect, it } from 'vitest';
import { identityOf, replaceInJson } from './identity.ts';

const replaced = (names: string[], text: string) => identityOf(names, 'Erased').replaceIn(text);

describe('the names of a person', () => {
  it.each([
    ['Anna-Lena Weiß', 'Dear anna-lena WEIß, hello', 'Dear Erased, hello'],
    ['C. (Carla) + $1 [x] {y} | ^z\\', 'By C. (Carla) + $1 [x] {y} | ^z\\!', 'By Erased!'],
    ["O'Brien", '@O&#39;Brien and O&#x27;Brien', '@Erased and O&#x27;Brien'],
    ['Änne', 'Änne, Hänne and Ännes', 'Erased, Hänne and Ännes'],
    ['al@example.com', 'AL@example.com, not bal@example.com', 'Erased, not bal@example.com'],
    ['A', 'A letter is no name', 'A letter is no name'],
  ])('%s is found as a whole word in any capitals', (name, text, expected) => {
    expect(replaced([name], text)).toBe(expected);
  });

  it('are found the longest first, and nothing is found where none is known', () => {
    expect(replaced(['Paula', 'Paula Person'], 'Paula Person, Paula')).toBe('Erased, Erased');
    expect(replaced([], 'Anything')).toBe('Anything');
    expect(identityOf([' ', ''], 'Erased').isNamedIn('')).toBe(false);
  });

  it('are taken out of the texts of a value, and never out of its keys', () => {
    const value = { person: 'Paula', list: ['Paula', 1, null], inner: { Paula: 'by Paula', is: true } };
    expect(replaceInJson(identityOf(['Paula'], 'Erased'), value)).toEqual({
      person: 'Erased',
      list: ['Erased', 1, null],
      inner: { Paula: 'by Erased', is: true },
    });
  });

  it('are looked for in the database letter by letter, also as JSON writes them', () => {
    expect(identityOf(['50% "Max"'], 'Erased').patterns).toEqual(['%50\\% "Max"%', '%50\\% \\\\"Max\\\\"%']);
  });
});
