// Identity and rights are the caller's, whatever the body of a call claims.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestCaller, type TestProduct } from '../testing/test-product.ts';

let product: TestProduct;
let caller: TestCaller;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  await product.register('Staff Person');
  caller = await product.register('Plain Person');
});
afterAll(() => product.stop());

it.each(['role', 'is_admin', 'account_id', 'impersonator_id', 'credits', 'credits_available', 'force_control_panel'])(
  'a body that claims %s is refused at that field, and nothing is written',
  async (claim) => {
    for (const value of [1, 'master', true, null]) {
      const { status, body } = await caller.send('POST', '/tools/update_user_info', { name: 'Changed Person', [claim]: value });
      expect([status, Object.keys(body['errors'] as object)]).toEqual([422, [claim]]);
    }
    expect(await product.sql('select name, role, is_admin from users where id = $1', [caller.id])).toEqual([
      { name: 'Plain Person', role: 'master', is_admin: false },
    ]);
  },
);

it("someone else's user_id is refused, one's own is taken", async () => {
  const send = (user_id: unknown) =>
    caller.send('PUT', '/services/folders/create', { name: `Folder ${typeof user_id} ${String(user_id)}`, user_id });
  for (const foreign of [1, '1', -1, 'x', true]) expect((await send(foreign)).status).toBe(403);
  for (const own of [caller.id, String(caller.id), null, '']) expect((await send(own)).status).toBe(200);
  expect(await product.sql('select user_id from folders')).toEqual(Array.from({ length: 4 }, () => ({ user_id: caller.id })));
});
