import { afterAll, beforeAll, expect, it } from 'vitest';
import { goodPassword, startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let staff: TestCaller;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  staff = await product.register('Staff Person', 'staff@example.com');
});
afterAll(() => product.stop());

it('notes logging in and out, failed logins, passwords, model connections and its own export', async () => {
  const logIn = (password: string) =>
    product.visitor.send('POST', '/services/auth/login', { email: 'staff@example.com', password });
  await logIn('wrong password here');
  const session = (await logIn(goodPassword)).body['service-api'] as { token: string };
  await product.as(session.token).send('POST', '/services/auth/logout');
  const next = { new_password: 'another-horse-battery', new_confirm_password: 'another-horse-battery' };
  await staff.send('POST', '/services/auth/change_password', { current_password: goodPassword, ...next });
  const wanted = { name: 'House', provider: 'openai', api_key: 'sk-canary-1234', models: ['m'] };
  const { body } = await staff.send('PUT', '/admin/models/create', wanted);
  const { id } = body.connection as { id: number };
  await staff.send('POST', '/admin/models/edit', { ...wanted, connection_id: id, name: 'Home' });
  await staff.send('DELETE', '/admin/models/delete', { connection_id: id });
  await staff.get('/admin/audit/export');
  const { entries } = (await staff.get('/admin/audit')).body as { entries: { action: string; text: string }[] };
  expect(entries.map(({ action }) => action)).toEqual([
    'audit.exported',
    'model_connection.deleted',
    'model_connection.changed',
    'model_connection.created',
    'password.changed',
    'session.ended',
    'session.began',
    'session.refused',
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/canary|another-horse|wrong password/);
});

it('shows owners who are no staff the names of model connections and nothing of where they lead', async () => {
  const owner = await product.register('Owner Person');
  const wanted = {
    name: 'House',
    provider: 'openai',
    base_url: 'http://127.0.0.1:4199/v1',
    api_key: 'sk-1234-ABCD',
    models: ['m'],
  };
  await staff.send('PUT', '/admin/models/create', wanted);
  const { body } = await owner.get('/admin/models/show');
  expect(body.connections).toMatchObject([{ name: 'House', base_url: null, model_path: null, key_ending: null }]);
  expect(JSON.stringify((await staff.get('/admin/models/show')).body)).toContain('4199');
});
