import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { goodPassword, startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
const email = 'owner.person@example.com';

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  await product.register('Owner Person', email);
});
afterAll(() => product.stop());
beforeEach(() => product.sql('delete from rate_limits'));

/** Signs in from an address, as a proxy on this machine sends it. */
const logIn = async (password: string, address: string, cookie = '') => {
  const response = await product.visitor.send(
    'POST',
    '/services/auth/login',
    { email, password },
    {
      'x-forwarded-for': address,
      ...(cookie ? { cookie, origin: product.url } : {}),
    },
  );
  return response;
};
const many = async (times: number, address: (index: number) => string) => {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) statuses.push((await logIn('wrong password', address(index))).status);
  return statuses;
};

it('shuts out who guesses, and not the owner who comes from elsewhere', async () => {
  expect((await many(11, () => '203.0.113.7')).slice(-2)).toEqual([401, 429]);
  expect((await logIn(goodPassword, '203.0.113.7')).status).toBe(429);
  expect((await logIn(goodPassword, '198.51.100.2')).status).toBe(200);
});

it('counts the addresses of one IPv6 line as one', async () => {
  const statuses = await many(11, (index) => `2001:db8:1:2::${(index + 1).toString(16)}`);
  expect(statuses.at(-1)).toBe(429);
  expect((await logIn(goodPassword, '2001:db8:1:3::1')).status).toBe(200);
});

it('bounds guessing from many networks, and lets a known device in all the same', async () => {
  const { headers } = await logIn(goodPassword, '198.51.100.2');
  const device =
    headers
      .getSetCookie()
      .find((line) => line.startsWith('folio_device='))
      ?.split(';')[0] ?? '';
  await product.sql('delete from rate_limits');
  const statuses = await many(101, (index) => `203.0.${index}.1`);
  expect(statuses.slice(-2)).toEqual([401, 429]);
  expect((await logIn(goodPassword, '192.0.2.9')).status).toBe(429);
  expect((await logIn(goodPassword, '192.0.2.9', device)).status).toBe(200);
  for (let index = 0; index < 10; index += 1) await logIn('wrong password', '192.0.2.9', device);
  expect((await logIn(goodPassword, '192.0.2.9', device)).status).toBe(429);
});

it('forgets what was counted while the clock stood a year ahead', async () => {
  await many(11, () => '203.0.113.7');
  expect((await logIn(goodPassword, '203.0.113.7')).status).toBe(429);
  await product.sql('update rate_limits set expire = expire + 365::bigint * 86400000');
  const { status } = await logIn(goodPassword, '203.0.113.7');
  expect(status).toBe(200);
});

it('counts twenty at once as twenty, and keeps no address in the clear', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => logIn('wrong password', '203.0.113.8')));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(JSON.stringify(await product.sql('select * from rate_limits'))).not.toMatch(/owner\.person|203\.0/);
});
