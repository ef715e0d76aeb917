import { expect, it } from 'vitest';
import { readInputs } from './read-inputs.ts';

it('shows filled fields under their labels', () => {
  const fields = { topic: ' Tea ', keywords: ['a', 'b'], has_faq: true, floor: null, source_ids: [1], length_words: 500 };
  expect(readInputs(fields, { topic: { label: 'Topic', choices: {} } }, { yes: 'Yes', no: 'No' })).toEqual([
    { name: 'topic', label: 'Topic', value: 'Tea' },
    { name: 'keywords', label: 'Keywords', value: 'a, b' },
    { name: 'has_faq', label: 'Has faq', value: 'Yes' },
    { name: 'length_words', label: 'Length words', value: '500' },
  ]);
});

it('says choices in the words of the form, in its order', () => {
  const form = { kitchen: { label: 'Kitchen', choices: { eat_in: 'Eat-in' } }, area: { label: 'Area', choices: {} } };
  expect(readInputs({ area: 96, kitchen: 'eat_in' }, form, { yes: 'Y', no: 'N' }).map(({ value }) => value)).toEqual([
    'Eat-in',
    '96',
  ]);
});

it('reads nested rows', () => {
  expect(readInputs({ rows: [{ name: 'x', size: 3 }, {}] }, {}, { yes: 'Y', no: 'N' })[0]?.value).toBe('x, 3');
});

it('leaves out files, whose ids say nothing', () => {
  const form = { image: { label: 'Image', choices: {}, takesFiles: true }, scale: { label: 'Enlarge', choices: {} } };
  expect(readInputs({ image: [7], scale: '2' }, form, { yes: 'Y', no: 'N' }).map(({ label }) => label)).toEqual(['Enlarge']);
});
