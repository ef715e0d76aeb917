// `npm run demo` beside a running product: a team with a history, in which nothing but the two examples failed or waits.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../testing/test-product.ts';

const run = promisify(execFile);
let product: TestProduct;

const demo = () =>
  run(process.execPath, [fileURLToPath(new URL('fill-demo.ts', import.meta.url))], {
    env: {
      ...process.env,
      FOLIO_URL: product.url,
      DATA_DIR: product.kernel.config.dataDir,
      DATABASE_URL: product.kernel.config.databaseUrl ?? '',
    },
  });

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

it('makes a team with six weeks of work, and makes it once', async () => {
  const { stdout } = await demo();
  expect(stdout).toContain('marta@halden.example');
  const count = async (text: string) =>
    (await product.sql<{ count: number }>(`select count(*)::int as count from ${text}`))[0]?.count;
  const states = await product.sql<{ status: string; count: number }>(
    'select status, count(*)::int as count from order_details group by status order by status',
  );
  expect(Object.fromEntries(states.map(({ status, count: number }) => [status, number]))).toEqual({
    accepted: expect.any(Number),
    failed: 1,
    onHold: 1,
  });
  const made = {
    users: await count('users'),
    workspaces: await count('workspaces'),
    voices: await count('brand_voices'),
    briefings: await count('guidelines'),
    folders: await count('folders'),
    sources: await count(`additional_sources where state = 'ready'`),
    comments: await count('comments'),
    chats: await count(`chat_messages where role = 'assistant'`),
  };
  expect(made).toEqual({ users: 3, workspaces: 2, voices: 2, briefings: 2, folders: 8, sources: 3, comments: 4, chats: 2 });
  const tasks = await product.sql<{ status: string; count: number }>(
    'select status, count(*)::int as count from tasks group by status',
  );
  expect(Object.fromEntries(tasks.map(({ status, count: number }) => [status, number]))).toEqual({
    waiting: 3,
    on_going: 2,
    ready: 2,
    approved: 1,
    completed: 1,
  });
  expect(await product.sql('select name, state from campaigns order by name')).toEqual([
    { name: 'Cabin nights', state: 'running' },
    { name: 'Long weekend', state: 'running' },
    { name: 'Spring kitchen', state: 'proposed' },
  ]);
  const [figures] = await product.sql(
    'select count(*)::int as rows, count(distinct date)::int as days, count(visits)::int as visits from campaign_results',
  );
  expect(figures).toEqual({ rows: 168, days: 42, visits: 84 });
  const byCountry = 'select country, count(distinct order_detail_id)::int as texts from websites w';
  expect(
    await product.sql(`${byCountry} left join publications p on p.website_id = w.id and p.state = 'live' group by 1 order by 1`),
  ).toEqual([
    { country: 'AT', texts: 3 },
    { country: 'DE', texts: 5 },
    { country: 'FI', texts: 0 },
    { country: 'GB', texts: 4 },
    { country: 'NO', texts: 1 },
  ]);
  expect(await count('campaign_results where country is null')).toBe(0);
  expect(await count('document_versions where number > 1')).toBeGreaterThanOrEqual(2);
  expect(await count(`order_details where category = 'media'`)).toBeGreaterThanOrEqual(5);
  expect(await count('order_details where bulk_order_id is not null')).toBe(8);
  const [dates] = await product.sql<{ days: number; weekend: number; weeks: number }>(
    `select (extract(epoch from max(created_at) - min(created_at)) / 86400)::int as days,
      count(distinct date_trunc('week', created_at))::int as weeks,
      count(*) filter (where extract(isodow from created_at) > 5 and created_at < now() - interval '2 days')::int as weekend from order_details`,
  );
  expect(dates?.days).toBeGreaterThan(35);
  expect(dates?.weeks).toBeGreaterThanOrEqual(6);
  expect(dates?.weekend).toBe(0);
  const repeated = await demo();
  expect(repeated.stdout).toContain('there already');
  expect(await count('users')).toBe(3);
}, 180_000);
