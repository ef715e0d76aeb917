import { expect, it } from 'vitest';
import { isVerified } from './sign-in.ts';

it.each([
  [true, false, true],
  ['true', false, true],
  [false, true, false],
  ['false', true, false],
  [undefined, false, false],
  [undefined, true, true],
  [null, true, false],
  [1, true, false],
])('an address whose claim is %j, with trust %s, counts as verified: %s', (claim, trusts, expected) => {
  expect(isVerified(claim, trusts)).toBe(expected);
});
