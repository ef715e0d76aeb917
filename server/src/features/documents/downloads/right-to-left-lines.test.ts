import { expect, it } from 'vitest';
import { breakRightToLeft } from './right-to-left-lines.ts';

const lines = (text: string, width: number) =>
  breakRightToLeft([{ kind: 'text', text }], width, (word) => word.text.length, 1).map((line) => line.map((word) => word.text));

it('orders the words of a line from right to left and breaks at the width', () => {
  expect(lines('אבג דהו זחט', 100)).toEqual([['זחט', 'דהו', 'אבג']]);
  expect(lines('אבג דהו זחט', 8)).toEqual([['דהו', 'אבג'], ['זחט']]);
});

it('keeps the order of foreign words', () => {
  expect(lines('אבג Google Search Console דהו', 100)).toEqual([['דהו', 'Google Search Console', 'אבג']]);
});
