import { expect, it } from 'vitest';
import { cutAt } from './measure-text.ts';

const tenPixelsEach = (text: string) => text.length * 10;

it('cuts at a word where a line is too wide', () => {
  expect(cutAt('one two three', 200, tenPixelsEach)).toBe('one two three');
  expect(cutAt('one two three', 100, tenPixelsEach)).toBe('one two …');
  expect(cutAt('incomprehensibilities', 80, tenPixelsEach)).toBe('incomp …');
});
