import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { fitType, loadFaces } from './type.ts';

loadFaces();
const pen = createCanvas(10, 10).getContext('2d');
const linesOf = (text: string, width: number, height = 400) =>
  fitType(pen, text, { width, height }, { largest: 60, smallest: 30 }).lines;

it('begins and ends no line with a mark between parts, and keeps parts whole where they fit', () => {
  const text = 'Spring Fair · 20 March · Free until Christmas';
  for (const width of [160, 220, 300, 420, 700, 1400]) {
    const lines = linesOf(text, width);
    for (const line of lines) expect(line).not.toMatch(/^[·•|]|[·•|]$/u);
    // No word is lost, nor put elsewhere.
    expect(lines.join(' ').replace(/[·\s\u00a0-]+/gu, '')).toBe(text.replace(/[·\s-]+/gu, ''));
  }
  expect(linesOf(text, 700)).toEqual(['Spring Fair · 20\u00a0March', 'Free until Christmas']);
});

it('keeps a day with its month', () => {
  for (const width of [260, 320, 400]) {
    const lines = linesOf('We open on 22 April 2027', width);
    expect(lines.some((line) => /22[\s\u00a0]April/u.test(line))).toBe(true);
  }
});

it('breaks a compound at its own hyphen, and makes type smaller before it parts a word', () => {
  expect(linesOf('Multifunktions-Werkzeugkoffer', 420, 300)).toEqual(['Multifunktions-', 'Werkzeugkoffer']);
  expect(linesOf('Sommerschlussverkauf', 420, 300)).toEqual(['Sommerschlussverkauf']);
});
