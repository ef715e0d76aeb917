// Calls without an Idempotency-Key, made twice with the same input: the second one makes nothing, queues nothing and charges nothing.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildHarmlessWorld, type HarmlessWorld, harmlessCalls } from '../testing/harmless-calls.ts';
import { type LoopbackSite, startLoopbackSite } from '../testing/loopback-site.ts';
import { startTestProduct, type TestProduct } from '../testing/test-product.ts';
import { calls, make } from './calls.ts';

let product: TestProduct;
let site: LoopbackSite;
let world: HarmlessWorld;
let tables: string[];

/** Tables that record a call itself and hold nothing that the call created. */
const notes = new Set(['audit_entries', 'audit_chain', 'audit_heads', 'rate_limits']);

beforeAll(async () => {
  site = await startLoopbackSite({
    '/page': (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>A</h1>'),
  });
  // No workers: jobs queued by a call stay queued, and can be counted.
  product = await startTestProduct({ FOLIO_ROLE: 'web', FETCH_ALLOW: site.host });
  world = await buildHarmlessWorld(product, `${site.url}page`);
  const rows = await product.sql<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  tables = rows.map(({ name }) => name).filter((name) => !notes.has(name));
});
afterAll(async () => {
  await product.stop();
  site.close();
});

/** Returns the rows of each table, the queued jobs and the credits of each account, as numbers. */
async function everything(without: readonly string[]): Promise<Record<string, unknown>> {
  const counted = tables.filter((name) => !without.includes(name));
  const [counts] = await product.sql<Record<string, unknown>>(
    `select ${counted.map((name) => `(select count(*)::int from "${name}") as "${name}"`).join(', ')}`,
  );
  const jobs = await product.sql(
    `select name, count(*)::int as count from pgboss.job where state < 'active' group by name order by name`,
  );
  const credits = await product.sql('select id, credits_available, credits_reserved from accounts order by id');
  return { ...counts, jobs, credits };
}

it.each(Object.entries(harmlessCalls))('%s, made twice', async (name, { begin, by, temporary = [] }) => {
  const call = calls.find((one) => one.name === name);
  if (!call) throw new Error(`There is no call ${name}`);
  const caller = by === 'staff' ? world.desk.staff : world.desk.owner;
  const input = await begin(world);
  const first = await make(caller, call, input);
  expect([first.status, first.body], name).toEqual([200, first.body]);
  const before = await everything(temporary);
  const second = await make(caller, call, input);
  expect([200, 409, 422], JSON.stringify(second.body)).toContain(second.status);
  expect(await everything(temporary)).toEqual(before);
});
