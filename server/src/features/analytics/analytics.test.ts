import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTask, buildWorkspace } from '../../testing/build.ts';
import { createTestDatabase, startChildProduct } from '../../testing/child-product.ts';
import { answerWithoutEnd } from '../../testing/endless-answer.ts';
import { csvOf, sendBulk } from '../../testing/table-files.ts';
import { goodPassword, startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { analyticsConfig } from './analytics.config.ts';
import { sendEvents } from './analytics.jobs.ts';

const received: Record<string, unknown>[] = [];
/** Events of each request. */
const batches: number[] = [];
let isDown = false;
let isEndless = false;
const collector = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (part: string) => {
    body += part;
  });
  request.on('end', () => {
    if (isEndless) answerWithoutEnd(response);
    else response.writeHead(isDown ? 500 : 200).end();
    if (isDown) return;
    const { events } = JSON.parse(body) as { events: Record<string, unknown>[] };
    batches.push(events.length);
    received.push(...events);
  });
});
const collectorHost = () => `127.0.0.1:${(collector.address() as AddressInfo).port}`;
let product: TestProduct;
let owner: TestCaller;
let workspace: number;

beforeAll(async () => {
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
  const host = collectorHost();
  product = await startTestProduct({ ANALYTICS_URL: `http://${host}/events`, FETCH_ALLOW: host });
  owner = await product.register('Tool User');
  workspace = await buildWorkspace(product, owner, { name: 'Autumn' });
});
afterAll(async () => {
  await product.stop();
  collector.close();
});

const report = (body: Record<string, unknown>) => owner.send('POST', '/services/analytics/tool_use', body);

const posting = {
  job_title: 'Tram driver',
  seniority: 'middle',
  company_name: 'Harbour Line',
  responsibilities: 'Drive the tram',
  skills: 'Calm',
  location: 'Bergen',
  application_instructions: 'Write to us',
  language: 'en',
};
const fields = {
  event: 'tool_use',
  gtag_service_name: 'job_posting',
  gtag_service_group: 'ai_writer',
  human_credits: 60,
  cost_for_usage: 0.6,
  workspace_name: 'Autumn',
  product_keys: ['job_posting'],
};
const order = (more: Record<string, unknown> = {}, headers = {}) =>
  owner.send(
    'POST',
    '/services/orders/create',
    { tool: 'job_posting', fields: posting, workspace_id: workspace, ...more },
    headers,
  );

/** Everything that was sent on since the last look. */
async function arrived(): Promise<Record<string, unknown>[]> {
  await vi.waitFor(async () => {
    await sendEvents(product.kernel);
    const [waiting] = await product.sql<{ count: number }>('select count(*)::int as count from analytics_events');
    expect(waiting?.count).toBe(0);
  }, 60_000);
  return received.splice(0).map(({ id: _id, at: _at, ...event }) => event);
}

describe('tool use', () => {
  it('is sent on once for an order by the API, with the fields of the specification and nothing about the person', async () => {
    const key = { 'idempotency-key': 'one-order' };
    expect((await order({}, key)).status).toBe(200);
    expect((await order({}, key)).status).toBe(200);
    expect(await arrived()).toEqual([fields]);
  });
  it('is sent on once for an order of the page, whose report only returns the event', async () => {
    const { body } = await order();
    const { id } = body.order as { id: number };
    const said = await report({ event: 'tool_use', tool: 'job_posting', order_id: id, human_credits: 9999 });
    expect([said.status, said.body]).toEqual([200, { status: 'success', is_forwarded: true, tool_use: fields }]);
    expect(await arrived()).toEqual([fields]);
  });
  it('is sent on once for the order of a task', async () => {
    const task = await buildTask(product, owner, workspace);
    const { status, body } = await order({ task_id: task });
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(await arrived()).toEqual([fields]);
  });
  it('is sent on once for a bulk order, with the credits of all rows', async () => {
    const table = csvOf(
      [Object.keys(posting), Object.values(posting), Object.values(posting)].map((row) => row.join(',')).join('\n'),
    );
    const { status, body } = await sendBulk(owner, 'create', { tool: 'job_posting', file: table, workspace_id: workspace });
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(await arrived()).toEqual([{ ...fields, human_credits: 120, cost_for_usage: 1.2 }]);
  });
  it('is an error for a refused order, and none for a report of the page about it', async () => {
    const refused = { ...fields, event: 'tool_error', human_credits: 0, cost_for_usage: 0, message: 'Response is not success' };
    expect((await order({ fields: { ...posting, job_title: '' } })).status).toBe(422);
    const said = await report({ event: 'tool_error', tool: 'job_posting', workspace_id: workspace });
    expect(said.body.tool_use).toEqual(refused);
    expect(await arrived()).toEqual([refused]);
    // An order without an answer: only the page knows of it.
    await report({ event: 'tool_error', tool: 'job_posting', workspace_id: workspace, is_unanswered: true });
    expect(await arrived()).toEqual([refused]);
    // The name of a workspace that the caller cannot open stays inside.
    expect((await order({ workspace_id: workspace + 1000 })).status).toBe(404);
    expect(await arrived()).toEqual([{ ...refused, workspace_name: null }]);
  });
  it('is kept while the other side is down, and arrives with the next try', async () => {
    isDown = true;
    expect((await order()).status).toBe(200);
    isDown = false;
    expect(await arrived()).toEqual([fields]);
  });
  it('is refused for a tool that is none, a foreign workspace or order, and a visitor', async () => {
    const use = { event: 'tool_use', tool: 'blog_post' };
    expect((await report({ ...use, tool: 'nothing' })).status).toBe(404);
    expect((await report({ ...use, workspace_id: workspace + 1000 })).status).toBe(404);
    expect((await report({ ...use, order_id: 1_000_000 })).status).toBe(404);
    expect((await product.visitor.send('POST', '/services/analytics/tool_use', use)).status).toBe(401);
  });
});

describe('events that wait', () => {
  const count = async () =>
    (await product.sql<{ count: number }>('select count(*)::int as count from analytics_events'))[0]?.count;
  const insertMany = (many: number, age: string) =>
    product.sql(
      `insert into analytics_events (event, created_at) select jsonb_build_object('event', 'tool_use', 'n', n), now() - $2::interval from generate_series(1, $1::int) n`,
      [many, age],
    );
  const numbersOf = (events: Record<string, unknown>[]) => events.map(({ n }) => n);

  it('go in batches of fifty, oldest first, and are gone once they arrived', async () => {
    received.length = 0;
    batches.length = 0;
    await insertMany(120, '1 minute');
    await Promise.all([sendEvents(product.kernel), sendEvents(product.kernel)]);
    await vi.waitFor(async () => expect(await count()).toBe(0), { timeout: 15_000 });
    expect(Math.max(...batches)).toBe(50);
    expect(numbersOf(received).toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 120 }, (_, at) => at + 1));
    expect(new Set(received.map(({ id }) => id)).size).toBe(120);
  });
  it('stay while the other side is down, and after a worker that died while it sent them', async () => {
    isDown = true;
    await insertMany(3, '1 minute');
    await sendEvents(product.kernel);
    expect(await count()).toBe(3);
    await product.sql(`update analytics_events set claimed_until = now() + interval '1 minute'`);
    isDown = false;
    await sendEvents(product.kernel);
    expect(await count()).toBe(3);
    await product.sql(`update analytics_events set claimed_until = now() - interval '1 second'`);
    await sendEvents(product.kernel);
    expect(await count()).toBe(0);
  });
  it('arrived once the status did, also where the answer never ends', async () => {
    isEndless = true;
    await insertMany(3, '1 minute');
    const began = performance.now();
    await sendEvents(product.kernel);
    isEndless = false;
    expect(await count()).toBe(0);
    // One request can take fifteen seconds.
    expect(performance.now() - began).toBeLessThan(8000);
  });
  it('are dropped after a day, and the oldest of more than 10,000', async () => {
    isDown = true;
    await insertMany(10, '25 hours');
    await insertMany(10_005, '1 minute');
    await sendEvents(product.kernel);
    const [rest] = await product.sql(
      `select count(*)::int as count, min((event->>'n')::int) as first from analytics_events where created_at > now() - interval '1 day'`,
    );
    expect([await count(), rest]).toEqual([10_000, { count: 10_000, first: 6 }]);
    isDown = false;
    const ofFeatures = new Map(product.kernel.config.ofFeatures).set(analyticsConfig, { analyticsUrl: null });
    await sendEvents({ ...product.kernel, config: { ...product.kernel.config, ofFeatures } });
    expect(await count()).toBe(0);
  });
});

it('no event that was answered is lost when the process is killed', async () => {
  received.length = 0;
  const database = await createTestDatabase();
  const environment = {
    DATABASE_URL: database.connectionString,
    DATA_DIR: database.dataDir,
    SECRET_KEY: 'a-key-of-tests-0123456789-abcdefghijklmn',
    ANALYTICS_URL: `http://${collectorHost()}/events`,
    FETCH_ALLOW: collectorHost(),
  };
  const web = await startChildProduct({ ...environment, FOLIO_ROLE: 'web' });
  const send = async (path: string, body: object, token?: string) => {
    const response = await fetch(`${web.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Record<string, { token: string }> };
  };
  const person = { name: 'Marta Ferri', email: 'marta@example.com', password: goodPassword };
  const token = (await send('/services/auth/register', person)).body['service-api']?.token;
  const use = { event: 'tool_error', tool: 'blog_post', is_unanswered: true };
  for (let count = 0; count < 3; count += 1) expect((await send('/services/analytics/tool_use', use, token)).status).toBe(200);
  await web.end('SIGKILL');
  expect(received).toEqual([]);
  const worker = await startChildProduct({ ...environment, FOLIO_ROLE: 'worker' });
  await vi.waitFor(() => expect(received.map(({ event }) => event)).toEqual(['tool_error', 'tool_error', 'tool_error']), 20_000);
  await worker.end('SIGKILL');
  await database.close();
});
