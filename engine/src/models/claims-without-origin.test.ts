import { expect, it } from 'vitest';
import type { EngineContext } from '../engine-types.ts';
import { linksWithoutOrigin, namesWithoutOrigin } from './claims-without-origin.ts';

const context = {
  sources: [{ id: 1, title: 'Price list', url: 'https://halden.example/prices', text: 'Repairs by Jonas Weber in Bergen.' }],
  briefing: 'Goal: show the Halden Repair Promise.',
} as unknown as EngineContext;
const input = { topic: 'Tents of Halden Outdoor' };

it('finds names that nobody gave, in the middle of sentences alone', () => {
  const result = {
    body: '<h2>The Best Tent Makers</h2><p>Our tents are tested by the Alpine Safety Institute. Marie Keller says so, and so does Jonas Weber of Halden Outdoor with the Halden Repair Promise.</p>',
    title: 'Tents From The Far North',
  };
  expect(namesWithoutOrigin(result, input, context)).toEqual(['Alpine Safety Institute']);
});

it('finds addresses of hosts that nobody gave', () => {
  const result = {
    body: '<p><a href="https://halden.example/tents">tents</a> and <a href="https://other.example/x">more</a></p>',
  };
  expect(linksWithoutOrigin(result, input, context)).toEqual(['https://other.example/x']);
});

it('takes neither the line below a name for a part of it nor German nouns for names', () => {
  expect(
    namesWithoutOrigin({ body: 'Yours sincerely, Jonas Weber\nHalden Outdoor\nNot your topic? Say so.' }, input, context),
  ).toEqual([]);
  const german = { ...context, language: 'de' };
  expect(namesWithoutOrigin({ body: 'Das ist die Jacke in Größe M. Sie hält.' }, input, german)).toEqual([]);
});
