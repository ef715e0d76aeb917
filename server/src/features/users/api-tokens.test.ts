import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { posting } from '../../testing/job-posting.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Owner Person');
});
afterAll(() => product.stop());

const make = async (scopes: string[], more: Record<string, unknown> = {}) => {
  const { status, body } = await owner.send('PUT', '/tools/api_tokens/create', { name: 'Script', scopes, ...more });
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  const { id } = body.api_token as { id: number };
  return { id, caller: product.as(body.plainTextToken as string) };
};

describe('scopes', () => {
  const order = { tool: 'job_posting', fields: posting };
  it.each<[string[], number, number, number]>([
    [['read'], 200, 403, 403],
    [['orders'], 200, 200, 403],
    [['read', 'orders'], 200, 200, 403],
    [['manage'], 200, 200, 200],
  ])('%j', async (scopes, reading, ordering, managing) => {
    const { caller } = await make(scopes);
    expect((await caller.get('/services/orders/show')).status).toBe(reading);
    expect((await caller.send('POST', '/services/orders/create', order)).status).toBe(ordering);
    expect((await caller.send('POST', '/tools/update_user_info', { name: 'Owner Person' })).status).toBe(managing);
  });
  it('never let a token make, refresh or end tokens', async () => {
    const { caller, id } = await make(['manage']);
    expect((await caller.send('PUT', '/tools/api_tokens/create', { name: 'More', scopes: ['manage'] })).status).toBe(403);
    expect((await caller.send('POST', '/tools/update_api_token')).status).toBe(403);
    expect((await caller.send('DELETE', '/tools/api_tokens/delete', { api_token_id: id })).status).toBe(403);
  });
});

it('ends at its time, and when its owner ends it', async () => {
  const soon = await make(['read'], { expires_at: new Date(Date.now() + 60_000).toISOString() });
  expect((await soon.caller.get('/user')).status).toBe(200);
  await product.sql(`update api_tokens set expires_at = now() - interval '1 second' where id = $1`, [soon.id]);
  expect((await soon.caller.get('/user')).status).toBe(401);
  const { id, caller } = await make(['read']);
  await owner.send('DELETE', '/tools/api_tokens/delete', { api_token_id: id });
  expect((await caller.get('/user')).status).toBe(401);
  const past = await owner.send('PUT', '/tools/api_tokens/create', {
    name: 'Late',
    scopes: ['read'],
    expires_at: '2020-01-01T00:00:00Z',
  });
  expect([past.status, past.body.errors]).toEqual([422, { expires_at: ['Choose a time in the future'] }]);
});

it('lists names, scopes and last use, never the tokens; the refresh button replaces only its own', async () => {
  const { caller } = await make(['read'], { name: 'Nightly' });
  await caller.get('/user');
  const refresh = async () => (await owner.send('POST', '/tools/update_api_token')).body;
  const first = await refresh();
  const second = await refresh();
  expect(second.message).toBe('Token Refreshed successfully');
  expect((await product.as(first.plainTextToken as string).get('/user')).status).toBe(401);
  expect((await product.as(second.plainTextToken as string).get('/user')).status).toBe(200);
  const { body } = await owner.get('/tools/api_tokens/show');
  const nightly = (body.api_tokens as Record<string, unknown>[]).find((token) => token['name'] === 'Nightly');
  expect(nightly).toMatchObject({ scopes: ['read'], expires_at: null });
  expect(nightly?.['last_used_at']).not.toBeNull();
  expect(JSON.stringify(body)).not.toContain(second.plainTextToken);
});

it('stops at twenty, however many ask at once', async () => {
  const person = await product.register('Busy Person');
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, index) =>
      person.send('PUT', '/tools/api_tokens/create', { name: `T${index}`, scopes: ['read'] }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
});
