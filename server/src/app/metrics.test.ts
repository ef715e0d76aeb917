// GET /metrics of a running product: its readers, and values that follow events.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { posting } from '../testing/job-posting.ts';
import { startOwnProduct, type TestCaller, type TestProduct } from '../testing/test-product.ts';

const token = 'metrics-token-0123456789-abcdef';
let product: TestProduct;
let owner: TestCaller;

beforeAll(async () => {
  product = await startOwnProduct({ METRICS_TOKEN: token });
  owner = await product.register('Marta Ferri');
});
afterAll(() => product.stop());

const ask = (authorization?: string, from = product) =>
  fetch(`${from.url}/metrics`, authorization ? { headers: { authorization } } : {});

/** The sum of all samples with this beginning of their line and all of these labels. */
async function figure(name: string, ...labels: string[]): Promise<number> {
  const lines = (await (await ask(`Bearer ${token}`)).text()).split('\n');
  return lines
    .filter((line) => line.startsWith(name) && !line.startsWith('#') && labels.every((label) => line.includes(label)))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

describe('access to metrics', () => {
  it('refuses without the token, and with another one', async () => {
    for (const authorization of [undefined, 'Bearer ', `Bearer ${token}x`, `Basic ${token}`, `Bearer ${owner.token}`]) {
      const answer = await ask(authorization);
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
      expect(await answer.text()).not.toContain('folio_');
    }
  });
  it('is not there without METRICS_TOKEN, and no call of the API', async () => {
    const other = await startOwnProduct({ FOLIO_ROLE: 'web' });
    try {
      for (const authorization of [undefined, 'Bearer ', 'Bearer null', `Bearer ${token}`])
        expect((await ask(authorization, other)).status).toBe(404);
      const reference = (await (await fetch(`${other.url}/api/openapi.json`)).json()) as { paths: object };
      expect(Object.keys(reference.paths).filter((path) => path.includes('metrics'))).toEqual([]);
    } finally {
      await other.stop();
    }
  });
});

describe('its figures', () => {
  it('are lines of the text format, none of them twice', async () => {
    const answer = await ask(`Bearer ${token}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    const text = await answer.text();
    expect(text.endsWith('\n')).toBe(true);
    const lines = text.split('\n').filter((line) => line !== '');
    const sample = /^[a-z_]+(\{[a-z_]+="(?:[^"\\]|\\.)*"(,[a-z_]+="(?:[^"\\]|\\.)*")*\})? -?\d+(\.\d+)?(e-?\d+)?$/;
    expect(lines.filter((line) => !/^# (HELP|TYPE) [a-z_]+ ./.test(line) && !sample.test(line))).toEqual([]);
    const names = lines.filter((line) => !line.startsWith('#')).map((line) => line.replace(/ [^ ]*$/, ''));
    expect(new Set(names).size).toBe(names.length);
  });
  it('count requests by route, never by path', async () => {
    const routes = ['method="GET"', 'route="/api/user"', 'status="2xx"'];
    const before = await figure('folio_http_request_duration_seconds_count', ...routes);
    await owner.get('/user');
    await owner.get('/user');
    await product.visitor.get('/user');
    await vi.waitFor(async () => expect(await figure('folio_http_request_duration_seconds_count', ...routes)).toBe(before + 2), {
      timeout: 15_000,
    });
    await fetch(`${product.url}/a-page-of-nobody-4711`);
    await product.visitor.get('/a-call-of-nobody-4711');
    const text = await (await ask(`Bearer ${token}`)).text();
    expect(text).toMatch(/route="other",status="2xx"|route="other",status="4xx"/);
    expect(text).not.toContain('4711');
  });
  it('has buckets that only grow, up to the count', async () => {
    const text = await (await ask(`Bearer ${token}`)).text();
    const buckets = text
      .split('\n')
      .filter((line) => /_bucket\{le="[^"]+",method="GET",route="\/api\/user",status="2xx"/.test(line));
    const values = buckets.map((line) => Number(line.split(' ').at(-1)));
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect(buckets.at(-1)).toContain('le="+Inf"');
    expect(values.at(-1)).toBe(
      await figure('folio_http_request_duration_seconds_count', 'method="GET"', 'route="/api/user"', 'status="2xx"'),
    );
  });
  it('count jobs and credits of an order', async () => {
    const jobs = await figure('folio_job_duration_seconds_count', 'queue="order.run"', 'outcome="completed"');
    const credits = await figure('folio_credits_spent_total');
    const placed = await owner.send('POST', '/services/orders/create', { tool: 'job_posting', fields: posting });
    expect(placed.status).toBe(200);
    await vi.waitFor(
      async () => {
        const [spent] = await product.sql<{ spent: number }>(
          "select sum(spent)::int as spent from credit_movements where kind = 'settle'",
        );
        expect(spent?.spent).toBeGreaterThan(0);
        expect(await figure('folio_credits_spent_total')).toBe(credits + (spent?.spent ?? 0));
        expect(await figure('folio_job_duration_seconds_count', 'queue="order.run"', 'outcome="completed"')).toBe(jobs + 1);
      },
      { timeout: 15_000, interval: 100 },
    );
  });
  it('have queues with their lane from one statement in ten seconds, and what the process uses', async () => {
    const query = vi.spyOn(product.kernel.database.pool, 'query');
    await Promise.all(Array.from({ length: 20 }, () => ask(`Bearer ${token}`)));
    const counted = query.mock.calls.filter(([text]) => text.includes('pgboss.job'));
    query.mockRestore();
    expect(counted.length).toBeLessThanOrEqual(1);
    expect(await figure('folio_database_up')).toBe(1);
    expect(await figure('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
    expect(await figure('folio_database_pool_connections')).toBeGreaterThan(0);
    expect(await figure('folio_event_loop_delay_seconds', 'quantile="1"')).toBeGreaterThan(0);
  });
  it('shows how long the oldest job waits', async () => {
    const idle = await startOwnProduct({ METRICS_TOKEN: token, FOLIO_ROLE: 'web' });
    try {
      await idle.sql("insert into pgboss.job (name, start_after) values ('order.run', now() - interval '2 min')");
      const text = await (await ask(`Bearer ${token}`, idle)).text();
      expect(text).toMatch(/^folio_queue_jobs\{queue="order.run",lane="\w+",state="ready"\} 1$/m);
      expect(text).toMatch(/^folio_queue_oldest_seconds\{queue="order.run",lane="\w+"\} 1[2-4]\d/m);
    } finally {
      await idle.stop();
    }
  });
});
