import { afterAll, beforeAll, expect, it } from 'vitest';
import { goodPassword, startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  await product.register('Marta Ferri', 'marta@example.com');
});
afterAll(() => product.stop());

const send = (cookie: string, method: string, path: string) =>
  fetch(`${product.url}/api${path}`, { method, headers: { cookie, origin: product.url } });

it('removes the cookie of a session that has ended, by the check of the session alone', async () => {
  const login = { email: 'marta@example.com', password: goodPassword };
  const { headers } = await product.visitor.send('POST', '/services/auth/login', login);
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  expect((await send(cookie, 'GET', '/user')).headers.getSetCookie()).toEqual([]);
  await send(cookie, 'POST', '/services/auth/logout');
  const refused = await send(cookie, 'GET', '/user');
  expect(refused.status).toBe(401);
  expect(refused.headers.getSetCookie()).toEqual([expect.stringMatching(/^folio_token=; .*Max-Age=0/)]);
  // A poll that comes late must not delete the cookie of a new login.
  const poll = await send(cookie, 'GET', '/services/folders/show');
  expect([poll.status, poll.headers.getSetCookie()]).toEqual([401, []]);
});
