import { expect, it } from 'vitest';
import { readLinkAddress } from './link-address.ts';

it('reads addresses as people type them', () => {
  expect(readLinkAddress(' example.com/a ')).toBe('https://example.com/a');
  expect(readLinkAddress('http://example.com')).toBe('http://example.com');
  expect(readLinkAddress('localhost:3000/x')).toBe('https://localhost:3000/x');
  expect(readLinkAddress('marta@example.com')).toBe('mailto:marta@example.com');
});

it('refuses what no document may link to', () => {
  expect(readLinkAddress('javascript:alert(1)')).toBeNull();
  expect(readLinkAddress('two words')).toBeNull();
  expect(readLinkAddress('')).toBeNull();
});
