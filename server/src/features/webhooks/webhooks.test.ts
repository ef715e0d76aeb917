import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { deliverEvents, raiseEvent } from '../../kernel/events.ts';
import { buildDocument, buildWorkspace } from '../../testing/build.ts';
import { answerWithoutEnd } from '../../testing/endless-answer.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { whileLocked } from '../../testing/while-locked.ts';
import { orderEvents } from '../orders/index.ts';
import { createWebhookHandler, webhookJob } from './deliver.ts';

let product: TestProduct;
let receiver: Server;
let address: string;
let received: { headers: IncomingHttpHeaders; body: string }[] = [];
let answers: number[] = [];
/** Answers in another way than by a status. */
let answerBy: ((response: ServerResponse) => void) | null = null;
let owner: TestCaller;
let manager: TestCaller;
let colleague: TestCaller;
let plain: TestCaller;
let workspaceId: number;
let accountId: number;

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      if (answerBy) answerBy(response);
      else response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  address = `http://127.0.0.1:${port}/hook`;
  product = await startTestProduct({ FOLIO_ROLE: 'web', FETCH_ALLOW: `127.0.0.1:${port},localhost:${port}` });
  owner = await product.register('Owner Person');
  manager = await product.join(owner, 'Manager Person', 'intermediate');
  colleague = await product.join(owner, 'Colleague Person', 'user');
  plain = colleague;
  workspaceId = await buildWorkspace(product, owner, { members: [manager, colleague] });
  const [user] = await product.sql<{ account_id: number }>('select account_id from users where id = $1', [owner.id]);
  accountId = user?.account_id ?? 0;
});
afterAll(async () => {
  receiver.close();
  await product.stop();
});
beforeEach(async () => {
  received = [];
  answers = [];
  answerBy = null;
  await product.sql('truncate webhooks cascade');
});

async function add(more: Record<string, unknown> = {}) {
  const { status, body } = await manager.send('PUT', '/tools/webhooks/create', {
    url: address,
    events: ['order.accepted'],
    ...more,
  });
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return { id: (body.webhook as { id: number }).id, secret: body.secret as string };
}
async function finishOrder(of: TestCaller, inWorkspace: boolean): Promise<void> {
  const { detailId } = await buildDocument(product, of);
  await raiseEvent(product.kernel.database, orderEvents.orderAccepted, {
    accountId,
    workspaceId: inWorkspace ? workspaceId : null,
    userId: of.id,
    impersonatorId: null,
    subjectId: detailId,
    data: { title: 'Trail shoes' },
  });
  await deliverEvents(product.kernel, [createWebhookHandler(product.kernel)]);
}
async function deliver(isLastTry = false): Promise<number> {
  const rows = await product.sql<{ id: number }>(`select id from webhook_deliveries where state = 'queued' order by id`);
  let thrown = 0;
  for (const { id } of rows)
    await webhookJob
      .run(product.kernel, { deliveryId: id }, { signal: AbortSignal.timeout(5000), isLastTry })
      .catch(() => (thrown += 1));
  return thrown;
}

it('reports the owner’s documents and those of their workspaces, signed, and of nobody else’s', async () => {
  const { secret } = await add();
  await finishOrder(manager, false);
  await finishOrder(colleague, true);
  await finishOrder(colleague, false);
  await deliver();
  expect(received).toHaveLength(2);
  const [first] = received;
  const timestamp = String(first?.headers['x-folio-timestamp']);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${first?.body}`).digest('hex');
  expect(first?.headers['x-folio-signature']).toBe(`sha256=${signature}`);
  expect(JSON.parse(first?.body ?? '')).toMatchObject({
    event: 'order.accepted',
    data: { title: 'Trail shoes' },
    workspace_id: null,
  });
  expect(JSON.parse(received[1]?.body ?? '')).toMatchObject({ workspace_id: workspaceId });
});

it('retries until it is received, with the same delivery number, and says so', async () => {
  const { id } = await add();
  answers = [500, 200];
  await finishOrder(manager, false);
  expect(await deliver()).toBe(1);
  expect(await deliver()).toBe(0);
  expect(received.map(({ headers }) => headers['x-folio-delivery'])).toEqual([
    received[0]?.headers['x-folio-delivery'],
    received[0]?.headers['x-folio-delivery'],
  ]);
  const { body } = await manager.get('/tools/webhooks/deliveries', { id });
  expect(body.deliveries).toMatchObject([{ state: 'delivered', status: 200, attempt: 2 }]);
});

it('gives up after the last try, and switches itself off where the address is gone', async () => {
  const { id } = await add();
  answers = [503, 410];
  await finishOrder(manager, false);
  await deliver(true);
  await finishOrder(manager, false);
  await deliver();
  const { body } = await manager.get('/tools/webhooks/deliveries', { id });
  expect(body.deliveries).toMatchObject([
    { state: 'failed', status: 410 },
    { state: 'failed', status: 503 },
  ]);
  const list = await manager.get('/tools/webhooks/show');
  expect(list.body.webhooks).toMatchObject([{ is_active: false, last_delivery: { state: 'failed', status: 410 } }]);
  await finishOrder(manager, false);
  expect(await product.sql(`select id from webhook_deliveries where state = 'queued'`)).toEqual([]);
});

it('stays on where it was given another URL before the old one said that it is gone', async () => {
  const { id } = await add();
  answerBy = (response) =>
    void manager.send('POST', '/tools/webhooks/edit', { id, url: `${address}/new` }).then(() => response.writeHead(410).end());
  await finishOrder(manager, false);
  await deliver();
  const list = await manager.get('/tools/webhooks/show');
  expect(list.body.webhooks).toMatchObject([{ is_active: true, url: `${address}/new`, last_delivery: { status: 410 } }]);
});

it('says that an address did not answer in time, or redirects', async () => {
  const { id } = await add();
  const problemOf = async (answer: (response: ServerResponse) => void) => {
    answerBy = answer;
    const { body } = await manager.send('POST', '/tools/webhooks/test', { id });
    return (body.delivery as { problem: string }).problem;
  };
  const host = new URL(address).host;
  vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce(() => AbortSignal.abort());
  expect(await problemOf(() => undefined)).toBe(`${host} did not respond within 10 seconds`);
  received = [];
  for (const location of [`http://localhost:${new URL(address).port}/hook`, '/moved', 'http://10.0.0.1/hook'])
    expect(await problemOf((response) => response.writeHead(302, { location }).end())).toBe(
      `${host} redirects, but webhooks don’t follow redirects. Enter the final URL`,
    );
  expect(received).toHaveLength(3);
});

it('counts the status of an answer that never ends', async () => {
  const { id } = await add();
  answerBy = (response) => {
    response.writeHead(200).write('{"ok":');
    setTimeout(() => ending.abort(), 50);
  };
  const ending = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce(() => ending.signal);
  const { body } = await manager.send('POST', '/tools/webhooks/test', { id });
  expect(body.delivery).toMatchObject({ state: 'delivered', status: 200, problem: null });
});

it('is judged by the status where the answer never ends', async () => {
  const { id } = await add();
  for (const [status, state] of [
    [200, 'delivered'],
    [500, 'failed'],
  ] as const) {
    answerBy = (response) => answerWithoutEnd(response, status);
    const { body } = await manager.send('POST', '/tools/webhooks/test', { id });
    expect(body.delivery).toMatchObject({ state, status });
  }
});

it('is sent nowhere else by someone who acts as its owner', async () => {
  const { id } = await add();
  const asked = await owner.send('POST', '/services/auth/impersonation_token', { id: manager.id });
  const { body } = await owner.send('POST', '/services/auth/impersonate', { userId: manager.id, token: asked.body.token });
  const acting = product.as((body['service-api'] as { token: string }).token);
  const refused = await acting.send('POST', '/tools/webhooks/edit', { id, url: `${address}/elsewhere` });
  expect([refused.status, refused.body.code]).toEqual([403, 'IMPERSONATION_CREDENTIALS']);
  const lock = `select 1 from webhooks where id = ${id} for update`;
  const answers = await whileLocked(product, lock, 20, async (untilWaiting) => {
    const moved = manager.send('POST', '/tools/webhooks/edit', { id, url: `${address}/new` });
    await untilWaiting(1);
    const edit = () => acting.send('POST', '/tools/webhooks/edit', { id, url: address, is_active: false });
    return Promise.all([moved, ...Array.from({ length: 19 }, edit)]);
  });
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await product.sql('select url, is_active from webhooks')).toEqual([{ url: `${address}/new`, is_active: false }]);
});

it('never reaches inside the house, and never shows its secret again', async () => {
  const { id, secret } = await add({ url: 'http://169.254.169.254/latest' });
  const { body } = await manager.send('POST', '/tools/webhooks/test', { id });
  expect(body.delivery).toMatchObject({ state: 'failed', problem: 'The URL 169.254.169.254 is not public' });
  const list = await manager.get('/tools/webhooks/show');
  expect(JSON.stringify(list.body)).not.toContain(secret);
  expect(JSON.stringify(await product.sql('select * from webhooks'))).not.toContain(secret);
});

it('is for managers, ten a person, each their own', async () => {
  expect((await plain.send('PUT', '/tools/webhooks/create', { url: address, events: ['order.failed'] })).status).toBe(403);
  const odd = await manager.send('PUT', '/tools/webhooks/create', { url: 'not an address', events: ['order.failed'] });
  expect([odd.status, Object.keys(odd.body.errors as object)]).toEqual([422, ['url']]);
  const statuses = await Promise.all(
    Array.from(
      { length: 14 },
      async () => (await manager.send('PUT', '/tools/webhooks/create', { url: address, events: ['order.failed'] })).status,
    ),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  const [{ id } = { id: 0 }] = await product.sql<{ id: number }>('select id from webhooks limit 1');
  const edited = await manager.send('POST', '/tools/webhooks/edit', {
    id,
    is_active: false,
    events: ['order.failed', 'order.accepted'],
  });
  expect(edited.body.webhook).toMatchObject({ is_active: false, events: ['order.failed', 'order.accepted'] });
  expect((await manager.send('DELETE', '/tools/webhooks/delete', { id })).status).toBe(200);
});

it('reports comments in workspaces that its owner is in, and of none elsewhere', async () => {
  await add({ events: ['comment.created'] });
  const here = await buildDocument(product, colleague, { workspaceId });
  const elsewhere = await buildDocument(product, colleague);
  for (const [index, { detailId }] of [here, elsewhere].entries()) {
    const call = { order_detail_id: detailId, text: `Which lugs, number ${index}?` };
    expect((await colleague.send('PUT', '/comments/create', call)).status).toBe(200);
  }
  await deliverEvents(product.kernel, [createWebhookHandler(product.kernel)]);
  await deliver();
  expect(received.map(({ body }) => JSON.parse(body) as object)).toMatchObject([
    {
      event: 'comment.created',
      workspace_id: workspaceId,
      user_id: colleague.id,
      order_detail_id: here.detailId,
      data: { text: 'Which lugs, number 0?', person: 'Colleague Person' },
    },
  ]);
});
