import { describe, expect, it } from 'vitest';
import { descriptionPixels, titlePixels } from './snippet-width.ts';

describe('widths of search snippets', () => {
  it.each([
    ['', 0],
    ['iiii', 18],
    ['WWWW', 75],
    ['Green tea', 89],
    ['Größe', 57],
    ['Gro\u0308ße', 57],
    ['緑茶の種類', 100],
    ['— …', 46],
    ['😀', 20],
  ])('title %j is %d px', (title, pixels) => expect(titlePixels(title)).toBe(pixels));
  it('grows with the size of the type', () => {
    const text = 'The quick brown fox jumps over the lazy dog';
    expect(titlePixels(text) / descriptionPixels(text)).toBeCloseTo(20 / 14, 1);
  });
  it('takes Cyrillic and Greek for letters of Arial’s average width', () => {
    expect(titlePixels('Привет')).toBeGreaterThan(60);
    expect(titlePixels('Γειά')).toBeLessThan(60);
  });
});
