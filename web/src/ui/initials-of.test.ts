import { expect, it } from 'vitest';
import { firstLetter, initialsOf } from './initials-of.ts';

it.each([
  ['😀 room', '😀'],
  ['👩‍👩‍👧 family', '👩‍👩‍👧'],
  ['e\u0301clair', 'E\u0301'],
  ['ärger', 'Ä'],
  ['', ''],
])('the first letter of %j is %j', (text, letter) => {
  expect(firstLetter(text)).toBe(letter);
});

it('takes two words of a name', () => {
  expect(initialsOf('  Marta  Ferri Rossi')).toBe('MF');
  expect(initialsOf('😀')).toBe('😀');
});
