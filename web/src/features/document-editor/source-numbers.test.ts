import { expect, it } from 'vitest';
import { numberSources } from './source-numbers.ts';

const sources = [
  { id: 9, title: 'Tea', url: null },
  { id: 4, title: 'Water', url: null },
];

it('numbers sources in the order of the list', () => {
  const numbers = numberSources(sources, '<p>A <span data-source="4">b</span></p>');
  expect([...numbers]).toEqual([
    ['9', { number: 1, title: 'Tea' }],
    ['4', { number: 2, title: 'Water' }],
  ]);
});

it('numbers nothing where nothing is cited', () => {
  expect(numberSources(sources, '<p>data-source="4"</p>').size).toBe(0);
  expect(numberSources(sources, '<p><span data-source="77">x</span></p>').size).toBe(0);
});
