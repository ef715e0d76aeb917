import { expect, it } from 'vitest';
import { orderText } from './order-text.ts';

it('is the same for the same file and another for a file that only looks alike', () => {
  const [rome, bonn] = [new File(['Rome'], 'rows.csv'), new File(['Bonn'], 'rows.csv')];
  const textWith = (file: File) => orderText({ tool: 'blog_post', source_files: [file] });
  expect(textWith(rome)).toBe(textWith(rome));
  expect(textWith(rome)).not.toBe(textWith(bonn));
});
