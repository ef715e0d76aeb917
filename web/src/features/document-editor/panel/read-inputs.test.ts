import { expect, it } from 'vitest';
import { readInputs } from './read-inputs.ts';

it('shows filled fields under their labels', () => {
  const fields = { topic: ' Tea ', keywords: ['a', 'b'], has_faq: true, floor: null, source_ids: [1], length_words: 500 };
  expect(readInputs(fields, { topic: { label: 'Topic', choices: {} } }, { yes: 'Yes', no: 'No', orderTitle: 'T' })).toEqual([
    { name: 'topic', label: 'Topic', value: 'Tea' },
    { name: 'keywords', label: 'Keywords', value: 'a, b' },
    { name: 'has_faq', label: 'Has faq', value: 'Yes' },
    { name: 'length_words', label: 'Length words', value: '500' },
  ]);
});

it('says choices in the words of the form, in its order', () => {
  const form = { kitchen: { label: 'Kitchen', choices: { eat_in: 'Eat-in' } }, area: { label: 'Area', choices: {} } };
  expect(
    readInputs({ area: 96, kitchen: 'eat_in' }, form, { yes: 'Y', no: 'N', orderTitle: 'T' }).map(({ value }) => value),
  ).toEqual(['Eat-in', '96']);
});

it('reads nested rows', () => {
  expect(readInputs({ rows: [{ name: 'x', size: 3 }, {}] }, {}, { yes: 'Y', no: 'N', orderTitle: 'T' })[0]?.value).toBe('x, 3');
});

it('leaves out files, whose ids say nothing', () => {
  const form = { image: { label: 'Image', choices: {}, acceptsFiles: true }, scale: { label: 'Enlarge', choices: {} } };
  expect(readInputs({ image: [7], scale: '2' }, form, { yes: 'Y', no: 'N', orderTitle: 'T' }).map(({ label }) => label)).toEqual([
    'Enlarge',
  ]);
});

it('names the title that an order has beside its form in the reader’s language', () => {
  const words = { yes: 'Ja', no: 'Nein', orderTitle: 'Titel des Auftrags' };
  expect(readInputs({ order_title: 'Trail shoes' }, {}, words)).toMatchObject([
    { label: 'Titel des Auftrags', value: 'Trail shoes' },
  ]);
});
