import { expect, it } from 'vitest';
import { findTyped, mentionsIn, splitByMentions, suggest } from './mentions.ts';

const people = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Ada Author' },
  { id: 3, name: 'Mo Member' },
];

it('knows when a name is being typed, and when an address is', () => {
  expect(findTyped('Hello @mo', 9)).toEqual({ at: 6, typed: 'mo' });
  expect(findTyped('@', 1)).toEqual({ at: 0, typed: '' });
  expect(findTyped('@Ada Au', 7)).toEqual({ at: 0, typed: 'Ada Au' });
  expect(findTyped('me@example.com', 14)).toBeNull();
  expect(findTyped('Hello', 5)).toBeNull();
});

it('suggests by any part of the name', () => {
  expect(suggest(people, 'mem').map(({ id }) => id)).toEqual([3]);
  expect(suggest(people, 'ada').map(({ id }) => id)).toEqual([1, 2]);
  expect(suggest(people, 'x')).toEqual([]);
});

it('means the longest name that is there', () => {
  expect(mentionsIn('@Ada Author and @Mo Member, not @Nobody', people)).toEqual([2, 3]);
  expect(splitByMentions('To @Ada.', people).map(({ text }) => text)).toEqual(['To ', '@Ada', '.']);
});
