import type { Segment } from '@folio/contract/translation-segments';
import { expect, it } from 'vitest';
import { type JobOutline, type ListItem, listItems, unitsOf } from './list-items.ts';

const segment = (id: number, unit: number, source: string) => ({ id, position: id, unit, source }) as Segment;
const segments = [
  segment(1, 0, 'Boots'),
  segment(2, 1, 'They last.'),
  segment(3, 1, 'They are dry.'),
  segment(4, 3, 'Weight'),
  segment(5, 4, 'Length'),
  segment(6, 5, 'Slide title'),
];
const paragraph = (unit: number, kind: 'h1' | 'p' | 'td', section = '') => ({ unit, kind, section, text: null });
const outline: JobOutline = {
  parts: [
    {
      name: 'page.html',
      paragraphs: [paragraph(0, 'h1'), paragraph(1, 'p'), paragraph(2, 'td'), paragraph(3, 'td'), paragraph(4, 'td')],
    },
    { name: 'slides.pptx', paragraphs: [paragraph(5, 'p', 'slide1')] },
  ],
};
const shown = (items: ListItem[]) =>
  items.map((item) =>
    item.type === 'section' ? `${item.kind} ${item.name}` : `${item.segment.id}${item.role.isContinued ? '+' : ''}`,
  );

it('begins files, parts, headings and tables with a row of their own, and knows sentences of one paragraph', () => {
  expect(shown(listItems(segments, unitsOf(outline), true, true))).toEqual([
    'file page.html',
    'heading Boots',
    '1',
    '2',
    '3+',
    'table ',
    '4',
    '5',
    'file slides.pptx',
    'part slide1',
    '6',
  ]);
});

it('has no such rows while segments are left out or nothing is known of the files', () => {
  expect(shown(listItems(segments, unitsOf(outline), true, false))).toEqual(['1', '2', '3+', '4', '5', '6']);
  expect(shown(listItems(segments, null, false, true))).toEqual(['1', '2', '3+', '4', '5', '6']);
});
