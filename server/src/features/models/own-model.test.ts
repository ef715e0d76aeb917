import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;
let plain: TestCaller;
let stranger: TestCaller;
let connection: number;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  stranger = await product.register('Staff Person');
  owner = await product.register('Owner Person');
  plain = await product.join(owner, 'Plain Person', 'user');
  const [row] = await product.sql<{ id: number }>(
    `insert into model_connections (name, provider, base_url, models) values ('House', 'openai-compatible', 'http://127.0.0.1:9/v1', '{small,large}') returning id`,
  );
  connection = row?.id ?? 0;
  await product.sql(`insert into model_choices (capability, connection_id, model) values ('text', $1, 'small')`, [connection]);
});
afterAll(() => product.stop());

const choose = (caller: TestCaller, chosen: unknown) => caller.send('POST', '/admin/models/choose_own', { chosen });
const modelOf = async (caller: TestCaller) =>
  ((await caller.get('/tools/show_user_info')).body.user_info as { text_model: { model: string } | null }).text_model?.model;

it('an account’s owners choose among the models that connections list; nobody else is touched, and the log says so', async () => {
  expect(await modelOf(plain)).toBe('small');
  expect((await choose(owner, { connection, model: 'large' })).status).toBe(200);
  expect([await modelOf(plain), await modelOf(stranger)]).toEqual(['large', 'small']);
  expect((await owner.get('/admin/models/show')).body.own).toEqual({ connection_id: connection, model: 'large' });
  const { entries } = (await owner.get('/admin/audit', { action: 'model.chosen' })).body;
  expect(entries).toMatchObject([{ text: 'Selected the account’s text model: large' }]);
});

it('refuses what is not listed, and callers who are no owners', async () => {
  expect((await choose(owner, { connection, model: 'huge' })).status).toBe(422);
  expect((await choose(owner, { connection: 999_999, model: 'small' })).status).toBe(404);
  expect((await choose(plain, { connection, model: 'small' })).status).toBe(403);
});

it('a model that is listed no more, or whose connection is gone, gives way to the platform’s', async () => {
  await product.sql(`update model_connections set models = '{small}' where id = $1`, [connection]);
  expect(await modelOf(plain)).toBe('small');
  await product.sql(`update model_connections set models = '{small,large}' where id = $1`, [connection]);
  expect(await modelOf(plain)).toBe('large');
  expect((await choose(owner, null)).status).toBe(200);
  expect(await modelOf(plain)).toBe('small');
  await choose(owner, { connection, model: 'large' });
  await product.sql('delete from model_connections where id = $1', [connection]);
  expect(await modelOf(plain)).toBeUndefined();
});
