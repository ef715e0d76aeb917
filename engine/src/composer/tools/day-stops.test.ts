import { tonePhrases } from '@folio/locales/phrases/tone';
import { describe, expect, it } from 'vitest';
import { draftExample } from '../fixtures/draft-example.ts';
import { assignStops } from './day-stops.ts';

/** No line is the way there. */
const none = /(?!)/u;

it.each([
  ['en', 'Day 1: Old town, Fish market\nDay 2: Ferry to the island'],
  ['de', 'Tag 1: Old town, Fish market\n2. Tag: Ferry to the island'],
  ['it', 'Giorno 1: Old town, Fish market. Giorno 2: Ferry to the island'],
  ['es', 'Día 1: Old town, Fish market; Día 2: Ferry to the island'],
  ['fr', 'Jour 1 – Old town, Fish market\nJour 2 – Ferry to the island'],
  ['pt-BR', 'Dia 1: Old town, Fish market, Dia 2: Ferry to the island'],
])('takes the days by their names in %s', (language, text) => {
  expect(assignStops(text, 2, language, none)).toEqual({
    days: [['Old town', 'Fish market'], ['Ferry to the island']],
    general: [],
  });
});

it('spreads stops without a day in their order, and leaves rooms and meals to the whole journey', () => {
  const text = 'Two nights with breakfast\nBoat to the island\nGuided walk\nDinner by the lake';
  expect(assignStops(text, 2, 'en', none)).toEqual({
    days: [['Boat to the island', 'Guided walk'], ['Dinner by the lake']],
    general: ['Two nights with breakfast'],
  });
});

it('takes the lines under a day on a line of its own as its stops, and others as stops without a day', () => {
  expect(assignStops('Day 1:\n- Old town\n- Harbour\nDay 2: Castle\nMarket', 3, 'en', none).days).toEqual([
    ['Old town', 'Harbour'],
    ['Castle'],
    ['Market'],
  ]);
});

it('keeps planned days and fills the empty ones; a day beyond the last is the last', () => {
  expect(assignStops('Castle visit\nDay 1: Old town\nDay 9: Harbour', 3, 'en', none).days).toEqual([
    ['Old town'],
    ['Castle visit'],
    ['Harbour'],
  ]);
});

describe('an itinerary', () => {
  it('names each given stop on a day, and asks for no others there', async () => {
    const { days } = (await draftExample('travel_itinerary', {
      days: 2,
      included: 'Day 1: Palazzo Nicolosio at 10, lunch in Vacciago\nDay 2: Boat to San Giulio; Sacro Monte; swim at Pella',
    })) as unknown as { days: { html: string }[] };
    const [first = '', second = ''] = days.map(({ html }) => html);
    expect(first).toContain('Palazzo Nicolosio at 10, lunch in Vacciago');
    for (const stop of ['Boat to San Giulio', 'Sacro Monte', 'Swim at Pella']) expect(second).toContain(stop);
    expect(first + second).not.toContain('To add');
  });

  it('says once what a day without any stop needs', async () => {
    const { days } = (await draftExample('travel_itinerary', { days: 3, included: 'Day 1: Old town' })) as unknown as {
      days: { html: string }[];
    };
    expect(days.map(({ html }) => html.split('To add').length - 1)).toEqual([0, 1, 1]);
  });
});

it('leaves the way there out of the days', () => {
  const text = 'Train to Orta-Miasino\nBoat to the island';
  expect(assignStops(text, 1, 'en', tonePhrases.en.journey.wayThere)).toEqual({
    days: [['Boat to the island']],
    general: ['Train to Orta-Miasino'],
  });
});
