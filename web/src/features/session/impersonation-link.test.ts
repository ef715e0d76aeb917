import { expect, it } from 'vitest';
import { readImpersonationLink } from './impersonation-link.ts';

it('reads a whole link', () => {
  expect(readImpersonationLink('?userId=7&token=12345')).toEqual({ ok: true, userId: 7, token: '12345' });
});

it.each([
  ['', 'badParameters'],
  ['?userId=abc&token=x', 'badUserId'],
  ['?token=x', 'badUserId'],
  ['?userId=7', 'badToken'],
  ['?userId=7&token=', 'badToken'],
])('%s is refused as %s', (search, problem) => {
  expect(readImpersonationLink(search)).toEqual({ ok: false, problem });
});
