import { expect, it } from 'vitest';
import type { Direction } from './document-blocks.ts';
import { breakLines, visualOrder } from './visual-order.ts';

const inline = { kind: 'text', text: '' } as const;
const seen = (text: string, base: Direction) => visualOrder([{ text, inline }], base).map((piece) => piece.text);
const lines = (text: string, width: number) =>
  breakLines([{ kind: 'text', text }], width, (piece) => piece.text.length).map((line) =>
    line.map((piece) => piece.text).join(''),
  );

it('breaks lines at spaces, and at no place where there is none', () => {
  expect(lines('אבג דהו זחט', 100)).toEqual(['אבג דהו זחט']);
  expect(lines('אבג דהו  זחט', 8)).toEqual(['אבג דהו', 'זחט']);
  const bold = { kind: 'text', text: 'דהו', bold: true } as const;
  const content = [{ kind: 'text', text: 'אבג ' } as const, bold, { kind: 'text', text: '.' } as const];
  expect(breakLines(content, 100, ({ text }) => text.length)).toHaveLength(1);
  expect(breakLines(content, 100, ({ text }) => text.length)[0]?.map(({ text }) => text)).toEqual(['אבג', ' ', 'דהו', '.']);
});

it.each([
  ['words from right to left', 'אבג דהו', ['דהו', ' ', 'אבג']],
  ['foreign words in their own order', 'אבג Google Search דהו', ['דהו', ' Google Search ', 'אבג']],
  ['the full stop after a number at the left', 'אבג 123.', ['.123 ', 'אבג']],
  ['the full stop after a foreign word at the left', 'אבג Google.', ['.Google ', 'אבג']],
  ['the signs of a number within it', 'אבג 1.5 10% 4:30', ['4:30 10% 1.5 ', 'אבג']],
  ['a number behind a prefix', 'אבג ב-2026 דהו', ['דהו', ' 2026-', 'ב', ' ', 'אבג']],
  ['brackets that open to the right', 'אבג (דהו)', ['(', 'דהו', ') ', 'אבג']],
  ['brackets of foreign words', 'אבג Google (2026) דהו', ['דהו', ' Google (2026) ', 'אבג']],
])('puts %s in a line from right to left', (_, text, expected) => {
  expect(seen(text, 'rtl')).toEqual(expected);
});

it.each([
  ['the words of a quotation from right to left, with their spaces', 'The אבג דהו mean.', ['The ', 'דהו', ' ', 'אבג', ' mean.']],
  ['a number among them at its place', 'The אבג 12 דהו.', ['The ', 'דהו', ' 12 ', 'אבג', '.']],
  ['nothing else', 'Plain (text) 12.', ['Plain (text) 12.']],
])('puts %s in a line from left to right', (_, text, expected) => {
  expect(seen(text, 'ltr')).toEqual(expected);
});
