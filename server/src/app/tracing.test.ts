// Traces of a running product, read by a collector on loopback: related spans belong together, and no secret is in them.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ModelServer } from '@folio/engine/models/testing/model-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeStatement } from '../kernel/db/trace-statements.ts';
import { posting, writtenPosting } from '../testing/job-posting.ts';
import { connectModel } from '../testing/model-for-tests.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../testing/test-product.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number | string; doubleValue?: number } }[];
  status: { code?: number };
}
interface Sent {
  resourceSpans: { resource: { attributes: unknown[] }; scopeSpans: { spans: Span[] }[] }[];
}

const callersTrace = 'ab'.repeat(16);
const bodies: string[] = [];
const headers: (string | undefined)[] = [];
let collector: Server;
let product: TestProduct;
let owner: TestCaller;
let model: ModelServer;

const spans = (): Span[] =>
  bodies.flatMap((body) =>
    (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
const valueOf = (span: Span | undefined, key: string) =>
  Object.values(span?.attributes.find((one) => one.key === key)?.value ?? {})[0];

beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      // An exporter that gave up on a busy machine leaves a request without its body, and repeats it.
      if (body !== '') bodies.push(body);
      headers.push(request.headers.authorization);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  product = await startTestProduct({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20abc',
    OTEL_SERVICE_NAME: 'folio-under-test',
    OTEL_BSP_SCHEDULE_DELAY: '50',
  });
  owner = await product.register('Marta Ferri', 'marta.ferri@example.com');
  model = await connectModel(owner, [{ kind: 'text', text: writtenPosting }]);
});
afterAll(async () => {
  await product.stop();
  model.close();
  collector.close();
});

describe('traces', () => {
  it('lead from a request over its statements and its job to the call of the model', async () => {
    const order = { tool: 'job_posting', fields: posting };
    const { status } = await owner.send('POST', '/services/orders/create', order, {
      traceparent: `00-${callersTrace}-${'cd'.repeat(8)}-01`,
    });
    expect(status).toBe(200);
    const ofTrace = () => spans().filter(({ traceId }) => traceId === callersTrace);
    await vi.waitFor(() => expect(ofTrace().map(({ name }) => name)).toContain('job order.run_text'), { timeout: 15_000 });
    const found = ofTrace();
    const named = (name: string) => found.find((span) => span.name === name);
    const request = named('POST /api/services/orders/create');
    expect(request?.parentSpanId).toBe('cd'.repeat(8));
    expect(valueOf(request, 'http.response.status_code')).toBe(200);
    expect(valueOf(request, 'folio.actor.kind')).toBe('session');
    const statement = found.find((span) => span.name === 'insert-orders');
    expect(statement?.parentSpanId).toBe(request?.spanId);
    const job = named('job order.run_text');
    expect(job?.parentSpanId).toBe(request?.spanId);
    expect(valueOf(job, 'folio.job.attempt')).toBe(1);
    expect(Number(valueOf(job, 'folio.job.queue_seconds'))).toBeLessThan(10);
    const call = named('model text');
    expect(call?.parentSpanId).toBe(job?.spanId);
    expect(valueOf(call, 'gen_ai.request.model')).toBe('test-model');
    expect(valueOf(call, 'gen_ai.provider.name')).toBe('openai-compatible');
    expect(Number(valueOf(call, 'gen_ai.usage.output_tokens'))).toBeGreaterThan(0);
    expect(found.some((span) => span.parentSpanId === job?.spanId && valueOf(span, 'db.system.name') === 'postgresql')).toBe(
      true,
    );
    expect(model.traces.at(-1)).toBe(`00-${callersTrace}-${call?.spanId}-01`);
  });

  it('begin with each request without one, and note refusals and failures without what was sent', async () => {
    await owner.get('/user');
    const { status } = await product.visitor.send('POST', '/services/auth/login', {
      email: 'marta.ferri@example.com',
      password: 'a-wrong-password-1',
    });
    expect(status).toBeGreaterThanOrEqual(400);
    const named = (name: string) => spans().filter((span) => span.name === name);
    await vi.waitFor(() => expect(named('POST /api/services/auth/login')).toHaveLength(1), { timeout: 15_000 });
    const [refused] = named('POST /api/services/auth/login');
    expect(valueOf(refused, 'http.response.status_code')).toBe(status);
    expect(refused?.parentSpanId ?? '').toBe('');
    await vi.waitFor(() => expect(named('GET /api/user').length).toBeGreaterThan(0), { timeout: 15_000 });
    expect(named('GET /api/user')[0]?.traceId).not.toBe(refused?.traceId);
  });

  it('leave out checks of supervisors, and ignore a traceparent that is none', async () => {
    for (const path of ['/healthz', '/readyz']) await fetch(`${product.url}${path}`);
    await fetch(`${product.url}/api/user`, { headers: { traceparent: `00-${'0'.repeat(32)}-x` } });
    const before = bodies.length;
    await vi.waitFor(() => expect(bodies.length).toBeGreaterThan(before), { timeout: 15_000 });
    expect(spans().filter(({ name }) => /healthz|readyz/.test(name))).toEqual([]);
    expect(spans().filter(({ traceId }) => /^0+$/.test(traceId))).toEqual([]);
  });

  it('have no token, address, name or text in them', () => {
    const all = bodies.join('\n');
    expect(spans().length).toBeGreaterThan(50);
    for (const secret of [owner.token, 'marta.ferri', 'Marta', 'Mill Lane', 'a-wrong-password', 'Bake bread', '127.0.0.1'])
      expect(all).not.toContain(secret);
    expect(all).not.toMatch(/[\w.]+@[\w.]+\.\w/);
    expect(all).not.toMatch(/\bwhere\b|\bvalues\b|\$1/i);
    expect(all).toContain('folio-under-test');
    expect(new Set(headers)).toEqual(new Set(['Basic abc']));
  });
});

it.each([
  [{ name: 'cost-of-model-call', text: 'select 1' }, 'cost-of-model-call'],
  [{ text: 'insert into "orders" values (\'secret\')' }, 'insert orders'],
  ["update only accounts set name = 'secret'", 'update accounts'],
  ['begin', 'begin'],
  ["do $$ 'secret' $$", 'statement'],
])('describes %j as %s', (first, name) => {
  expect(describeStatement(first).name).toBe(name);
  expect(JSON.stringify(describeStatement(first))).not.toContain('secret');
});
