// GET /api/changes: followers learn, soon and not too often, of changed documents in their own scopes, whichever process changed them.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { runOrder } from '../features/writing/run-order.ts';
import { type Changes, startChanges } from '../kernel/changes.ts';
import { buildWorkspace } from '../testing/build.ts';
import { posting } from '../testing/job-posting.ts';
import { startOwnProduct, type TestCaller, type TestProduct } from '../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;
let colleague: TestCaller;
let stranger: TestCaller;
let workspaceId: number;
/** As it is in another process. */
let elsewhere: Changes;
const open: AbortController[] = [];

beforeAll(async () => {
  product = await startOwnProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Owner Person');
  workspaceId = await buildWorkspace(product, owner);
  colleague = await product.join(owner, 'Colleague Person', 'user');
  stranger = await product.register('Stranger Person');
  await product.sql('insert into workspace_members (workspace_id, user_id) values ($1, $2) on conflict do nothing', [
    workspaceId,
    colleague.id,
  ]);
  elsewhere = await startChanges(product.kernel.database, product.kernel.jobs);
});
afterEach(() => {
  for (const one of open.splice(0)) one.abort();
});
afterAll(() => product.stop());

const ask = async (caller: TestCaller) => {
  const abort = new AbortController();
  open.push(abort);
  return fetch(`${product.url}/api/changes`, {
    headers: { authorization: `Bearer ${caller.token}`, accept: 'text/event-stream' },
    signal: abort.signal,
  });
};

/** Follows; `count` is how many events have come. */
async function follow(caller: TestCaller) {
  const response = await ask(caller);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  const seen = { text: '', count: 0 };
  void (async () => {
    for await (const part of response.body ?? []) {
      seen.text += Buffer.from(part as Uint8Array).toString();
      seen.count = seen.text.split('event: changed').length - 1;
    }
  })().catch(() => undefined);
  await expect.poll(() => seen.text).toContain('retry: 2000');
  return seen;
}

const inWorkspace = () => ({ workspace_id: workspaceId, user_id: owner.id });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('reaches the members of the workspace alone', async () => {
  const [own, theirs, foreign] = [await follow(owner), await follow(colleague), await follow(stranger)];
  elsewhere.note(product.kernel.database, inWorkspace());
  await expect.poll(() => [own.count, theirs.count]).toEqual([1, 1]);
  expect(own.text).not.toContain(String(workspaceId));
  elsewhere.note(product.kernel.database, { workspace_id: null, user_id: owner.id });
  await expect.poll(() => own.count, { timeout: 3000 }).toBe(2);
  await pause(200);
  expect([theirs.count, foreign.count]).toEqual([1, 0]);
});

it('is one event a second at most, and the last change is never left out', async () => {
  const seen = await follow(owner);
  const began = performance.now();
  for (let nth = 0; nth < 60; nth += 1) {
    product.kernel.changes.note(product.kernel.database, inWorkspace());
    await pause(20);
  }
  const before = seen.count;
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThanOrEqual(1 + Math.ceil((performance.now() - began) / 1000));
  await expect.poll(() => seen.count, { timeout: 3000 }).toBeGreaterThan(before);
});

it('says nothing of what is rolled back, nor before it is committed', async () => {
  const seen = await follow(owner);
  const { database, changes } = product.kernel;
  const failing = database.transaction(async (tx) => {
    changes.note(tx, inWorkspace());
    throw new Error('No');
  });
  await expect(failing).rejects.toThrow('No');
  await database.transaction(async (tx) => {
    changes.note(tx, inWorkspace());
    await pause(150);
    expect(seen.count).toBe(0);
  });
  await expect.poll(() => seen.count).toBe(1);
});

it('follows a document from its order to its text, and to a cancellation', async () => {
  const seen = await follow(owner);
  const next = async (act: () => Promise<unknown>) => {
    // Later than the pause between two events.
    await pause(1100);
    const before = seen.count;
    await act();
    await expect.poll(() => seen.count, { timeout: 3000 }).toBeGreaterThan(before);
  };
  const order = async () => {
    const { status, body } = await owner.send('POST', '/services/orders/create', { tool: 'job_posting', fields: posting });
    expect(status).toBe(200);
    return (body.order as { order_details: { id: number }[] }).order_details[0]?.id ?? 0;
  };
  let id = 0;
  await next(async () => (id = await order()));
  await next(() => runOrder(product.kernel, id, { signal: new AbortController().signal, isLastTry: true }));
  expect(await product.sql('select status from order_details where id = $1', [id])).toEqual([{ status: 'accepted' }]);
  id = await order();
  await next(() => owner.send('POST', '/services/orders/cancel', { order_detail_id: id }));
  expect(await product.sql('select reason from order_details where id = $1', [id])).toEqual([{ reason: 'CANCELLED' }]);
});

it('is closed to visitors, and to more than 24 pages of one person', async () => {
  expect((await fetch(`${product.url}/api/changes`)).status).toBe(401);
  const answers = await Promise.all(Array.from({ length: 26 }, () => ask(stranger)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(24);
  const refused = answers.find(({ status }) => status !== 200);
  expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([429, '30']);
  for (const one of open.splice(0)) one.abort();
  await expect.poll(async () => (await ask(stranger)).status).toBe(200);
});

it('answers 204 behind a pooler, where nothing can be followed', async () => {
  const { changes } = product.kernel;
  product.kernel.changes = { ...changes, canFollow: false };
  expect((await ask(owner)).status).toBe(204);
  product.kernel.changes = changes;
});
