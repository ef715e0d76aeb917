import { expect, it } from 'vitest';
import { anchorLines, distinctLinks } from './anchor-lines.ts';

const link = (keyword: string, reason: 'first_sentence' | 'target_closed' | null = null) => ({
  keyword,
  url: `https://halden.example/${keyword}`,
  anchor: keyword,
  offset: 0,
  allowed: reason === null,
  reason,
});

it('has each keyword once, and none whose target is closed or that the field has', () => {
  const found = [link('mats', 'first_sentence'), link('Mats'), link('tents'), link('stoves', 'target_closed')];
  expect(distinctLinks(found, ' Tents | https://halden.example/t ').map(({ keyword }) => keyword)).toEqual(['mats']);
});

it('adds lines below those that are there', () => {
  expect(anchorLines('', [link('mats')])).toBe('mats | https://halden.example/mats');
  expect(anchorLines('a | https://b.example\n', [link('mats')])).toBe(
    'a | https://b.example\nmats | https://halden.example/mats',
  );
});
