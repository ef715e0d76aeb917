import { expect, it } from 'vitest';
import { readRow } from './read-row.ts';

it('keeps a semicolon within the value that it is in', () => {
  expect(readRow('Name: Bench; Colour: oak; oiled; Price: 90')).toEqual([
    { name: 'Name', value: 'Bench' },
    { name: 'Colour', value: 'oak; oiled' },
    { name: 'Price', value: '90' },
  ]);
});

it('leaves what is before the first name without one', () => {
  expect(readRow('Open all year; City: Leeds')).toEqual([
    { name: '', value: 'Open all year' },
    { name: 'City', value: 'Leeds' },
  ]);
});

it('adds a named part to the value before it where it starts no cell', () => {
  const days = readRow('Hours: Mon 9–17; Sat: 9–13; City: Leeds', ({ name }) => name !== 'Sat');
  expect(days.map(({ value }) => value)).toEqual(['Mon 9–17; Sat: 9–13', 'Leeds']);
});
