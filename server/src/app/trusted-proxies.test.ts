// Whose call it is behind proxies: limits of logins count the client that a trusted proxy names, and nobody can name another.
import { afterEach, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../testing/test-product.ts';
import { readConfig } from './read-config.ts';

let product: TestProduct | null = null;
afterEach(async () => {
  await product?.stop();
  product = null;
});

/** True if wrong logins through these addresses count as those of one client. */
async function areCountedAsOne({ visitor }: TestProduct, forwardedFor: (index: number) => string): Promise<boolean> {
  const statuses: number[] = [];
  for (let index = 0; index < 11; index += 1) {
    const body = { email: 'no.person@example.com', password: 'wrong password' };
    const headers = { 'x-forwarded-for': forwardedFor(index) };
    statuses.push((await visitor.send('POST', '/services/auth/login', body, headers)).status);
  }
  return statuses.at(-1) === 429;
}

it.each([
  ['loopback', (index: number) => `203.0.113.${index}`, false],
  ['10.0.0.1', (index: number) => `203.0.113.${index}`, true],
  ['1', (index: number) => `203.0.113.${index}`, false],
  ['1', (index: number) => `203.0.113.${index}, 10.0.0.7`, true],
  ['2', (index: number) => `203.0.113.${index}, 10.0.0.7`, false],
  ['loopback,10.0.0.0/8', (index: number) => `203.0.113.${index}, 10.0.0.7`, false],
  ['loopback,10.0.0.0/8', (index: number) => `203.0.113.${index}, 198.51.100.7`, true],
])('with TRUSTED_PROXIES=%s', async (trusted, forwardedFor, isOne) => {
  product = await startTestProduct({ FOLIO_ROLE: 'web', TRUSTED_PROXIES: trusted });
  expect(await areCountedAsOne(product, forwardedFor)).toBe(isOne);
});

it.each(['0', 'proxy.example', '10.0.0.0/33', '10.0.0.0/8/8', '::1/129', 'loopback,1'])('refuses %s', (trusted) => {
  expect(() => readConfig({ TRUSTED_PROXIES: trusted })).toThrow('TRUSTED_PROXIES must be a number of proxies');
});
