import { describe, expect, it } from 'vitest';
import { TextMove } from './follow-quotes.ts';

/** The text of a quote of the first text, marked by brackets, in the second one; null if it is gone. */
function follow(marked: string, newer: string): string | null {
  const older = marked.replace(/[[\]]/g, '');
  const range = new TextMove(older, newer).follow({ start: marked.indexOf('['), end: marked.indexOf(']') - 1 });
  return range && newer.slice(range.start, range.end);
}

describe('a quote', () => {
  it.each([
    ['stays where only other words change', 'One [two three] four.', 'Zero and one two three five.', 'two three'],
    ['takes in what is typed inside it', 'The [quick fox] runs.', 'The quick brown fox runs.', 'quick brown fox'],
    ['leaves out what is typed before and after it', 'The [quick fox] runs.', 'The very quick fox always runs.', 'quick fox'],
    ['keeps what is left when its end is deleted', 'The [quick brown fox] runs.', 'The quick runs.', 'quick'],
    ['keeps what is left when its beginning is deleted', 'The [quick brown fox] runs.', 'The fox runs.', 'fox'],
    ['follows a corrected word', 'My favourite [colour] is green.', 'My favorite color is green.', 'color'],
    [
      'follows a passage that moves down',
      'First line.\n[Second line.]',
      'First line.\nNew.\nNewer.\nSecond line.',
      'Second line.',
    ],
    ['follows half a word', 'An [over]view of it.', 'An overviews of all.', 'over'],
    ['is gone when all of it is deleted', 'The [quick fox] runs home.', 'The runs home.', null],
    ['is gone when something else stands there', 'We [sell trail shoes] here.', 'We brew dark beer here.', null],
    ['is gone with the whole text', 'The [quick fox] runs.', '', null],
  ])('%s', (_name, before, after, expected) => {
    expect(follow(before, after)).toBe(expected);
  });

  it('of words that are there twice follows its own', () => {
    const older = 'They grip. Others slip. They grip.';
    const newer = 'So they hold. Others slip. They grip.';
    expect(new TextMove(older, newer).follow({ start: 24, end: 34 })).toEqual({ start: 27, end: 37 });
  });

  it('comes back where its words come back, and not where they always stood', () => {
    const gone = new TextMove('Shoes grip. Others slip.', 'Shoes grip. Others slip. It rains.');
    expect(gone.findReturned('Shoes grip')).toBeNull();
    const back = new TextMove('Shoes grip.', 'Shoes grip. And shoes\nlast. Shoes grip.');
    expect(back.findReturned('shoes last')).toEqual({ start: 16, end: 26 });
    expect(back.findReturned('Shoes grip')).toEqual({ start: 28, end: 38 });
  });
});
