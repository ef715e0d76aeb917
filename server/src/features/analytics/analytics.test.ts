import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildWorkspace } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { createEventQueue } from './event-queue.ts';

const received: Record<string, unknown>[] = [];
let isDown = false;
const collector = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (part: string) => {
    body += part;
  });
  request.on('end', () => {
    response.writeHead(isDown ? 500 : 200).end();
    if (!isDown) received.push(...(JSON.parse(body) as { events: Record<string, unknown>[] }).events);
  });
});
let product: TestProduct;
let owner: TestCaller;
let workspace: number;

beforeAll(async () => {
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
  const collectorAddress = `127.0.0.1:${(collector.address() as AddressInfo).port}`;
  product = await startTestProduct({
    FOLIO_ROLE: 'web',
    ANALYTICS_URL: `http://${collectorAddress}/events`,
    FETCH_ALLOW: collectorAddress,
  });
  owner = await product.register('Tool User');
  workspace = await buildWorkspace(product, owner, { name: 'Autumn' });
});
afterAll(async () => {
  await product.stop();
  collector.close();
});

const report = (body: Record<string, unknown>) => owner.send('POST', '/services/analytics/tool_use', body);

describe('tool use', () => {
  it('is sent on with the fields of the specification and nothing about the person', async () => {
    const { status, body } = await report({ event: 'tool_use', tool: 'blog_post', human_credits: 207, workspace_id: workspace });
    const fields = {
      event: 'tool_use',
      gtag_service_name: 'blog_post',
      gtag_service_group: 'ai_writer',
      human_credits: 207,
      cost_for_usage: 2.07,
      workspace_name: 'Autumn',
      product_keys: ['blog_post'],
    };
    expect([status, body]).toEqual([200, { status: 'success', is_forwarded: true, tool_use: fields }]);
    await vi.waitFor(() => expect(received).toEqual([{ ...fields, at: expect.any(String) }]), 8000);
  });
  it('answers at once while the other side is down, and arrives later', async () => {
    isDown = true;
    const begun = Date.now();
    expect((await report({ event: 'tool_error', tool: 'seo_article' })).status).toBe(200);
    expect(Date.now() - begun).toBeLessThan(1000);
    setTimeout(() => {
      isDown = false;
    }, 2500);
    await vi.waitFor(() => expect(received.at(-1)).toMatchObject({ event: 'tool_error', message: 'Response is not success' }), {
      timeout: 12_000,
    });
  }, 15_000);
  it('is refused for a tool that is none, a foreign workspace, a negative sum and a visitor', async () => {
    const use = { event: 'tool_use', tool: 'blog_post' };
    expect((await report({ ...use, tool: 'nothing' })).status).toBe(404);
    expect((await report({ ...use, workspace_id: workspace + 1000 })).status).toBe(404);
    expect((await report({ ...use, human_credits: -1 })).status).toBe(422);
    expect((await product.visitor.send('POST', '/services/analytics/tool_use', use)).status).toBe(401);
  });
});

describe('the queue', () => {
  it('keeps the newest events, drops a batch after its last try, and never throws', async () => {
    vi.useFakeTimers();
    const dropped = vi.fn<(count: number) => void>();
    const send = vi.fn<(events: readonly number[]) => Promise<void>>().mockRejectedValue(new Error('down'));
    const queue = createEventQueue<number>({ send, onDrop: dropped, maxEvents: 3, maxBatch: 2, pauseMs: 10, maxTries: 2 });
    for (const event of [1, 2, 3, 4, 5]) queue.push(event);
    expect([queue.size(), dropped.mock.calls.length]).toEqual([3, 2]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(queue.size()).toBe(0);
    expect(send.mock.calls.map(([events]) => events)).toEqual([[3, 4], [3, 4], [5], [5]]);
    vi.useRealTimers();
  });
});
