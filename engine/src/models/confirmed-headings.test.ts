import { expect, it } from 'vitest';
import { headingFaults, withConfirmedHeadings } from './confirmed-headings.ts';

const input = { paragraphs_headings: ['When to plant', 'What soil'] };
const sections = (...headings: string[]) => ({ sections: headings.map((heading) => ({ heading, html: '<p>x</p>' })) });

it('sets headings right where there are as many sections, and asks once more where there are not', () => {
  expect(withConfirmedHeadings(sections('When To Plant?', 'Soil'), input)).toEqual(sections('When to plant', 'What soil'));
  expect(headingFaults(sections('When To Plant?', 'Soil'), input)).toEqual([]);
  expect(headingFaults(sections('Soil'), input)[0]).toContain('"When to plant", "What soil"');
  expect(withConfirmedHeadings(sections('Soil'), input)).toEqual(sections('Soil'));
});

it('leaves results alone that have no confirmed headings', () => {
  expect(withConfirmedHeadings(sections('Soil'), {})).toEqual(sections('Soil'));
  expect(headingFaults({ text: 'x' }, input)).toEqual([]);
});
