// Old rows go, others stay, for any number of sweeps, even if one was killed.
import { addDays } from '@folio/contract/working-days';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { modelCall } from '../../testing/report-facts.ts';
import { startOwnProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { countReports } from '../reports/reports.jobs.ts';
import { aging, removalOf, removeStep } from './aging-rows.queries.ts';
import { removeAllOldRows, removeOldRows } from './remove-old-rows.ts';
import type { AgingRows } from './retention.config.ts';
import { retentionSweep } from './retention.jobs.ts';

let product: TestProduct;
let owner: TestCaller;
const ago = (days: number) => `${addDays(new Date().toISOString().slice(0, 10), -days)}T12:00Z`;

beforeAll(async () => {
  product = await startOwnProduct({ FOLIO_ROLE: 'web', KEEP_REPORT_DAYS: '400' });
  owner = await product.register('Owner Person');
  await product.sql(
    `insert into webhooks (account_id, user_id, url, events, secret_sealed) select account_id, id, 'https://example.com', '{}', '-' from users`,
  );
});
afterAll(() => product.stop());

/** Adds a row of each age, in days. */
const inserts: Record<AgingRows, (age: number) => Promise<unknown>> = {
  model_calls: (age) => modelCall(product, owner, { at: ago(age), micros: 100 }),
  webhook_deliveries: (age) =>
    product.sql(
      `insert into webhook_deliveries (webhook_id, event, body, state, created_at) select id, 'order.accepted', '{}', 'delivered', $1 from webhooks`,
      [ago(age)],
    ),
  read_notifications: (age) =>
    product.sql(
      `insert into notifications (user_id, account_id, event_id, event, data, in_app, created_at, read_at)
       select id, account_id, $2, 'order_finished', '{}', true, $1, $1 from users`,
      [ago(age), age],
    ),
  notifications: (age) =>
    product.sql(
      `insert into notifications (user_id, account_id, event_id, event, data, in_app, created_at)
       select id, account_id, $2, 'order_finished', '{}', true, $1 from users`,
      [ago(age), age],
    ),
  inbox_states: (age) =>
    product.sql(`insert into inbox_states (user_id, item_key, done_at, updated_at) select id, $2::text, $1, $1 from users`, [
      ago(age),
      `mention:${age}`,
    ]),
  sessions: (age) =>
    product.sql(
      `with one as (insert into sessions (token_hash, user_id, expires_at) select sha256($1::text::bytea), id, $1::timestamptz from users returning id, user_id)
       insert into one_time_tokens (token_hash, purpose, user_id, session_id, expires_at)
       select sha256($1::text::bytea), 'impersonate', user_id, id, now() from one`,
      [ago(age)],
    ),
  one_time_tokens: (age) =>
    product.sql(
      `insert into one_time_tokens (token_hash, purpose, user_id, expires_at) select sha256($1::text::bytea), 'reset_password', id, $1::timestamptz from users`,
      [ago(age)],
    ),
  report_days: (age) =>
    product.sql(
      `insert into report_days (account_id, day, workspace_id, user_id, tool_slug, language, website_id) values (1, $1::timestamptz::date, 0, 0, '', '', 0)`,
      [ago(age)],
    ),
  report_approvals: (age) =>
    product.sql(
      `with one as (insert into report_approvals (task_id, account_id, day, workspace_id, user_id, tool_slug, rounds, is_first_time)
         values ($2, 1, $1::timestamptz::date, 1, 1, '', 1, true) returning *)
       insert into report_waits (task_id, kind, name, position, account_id, day, workspace_id, user_id, minutes)
       select task_id, 'review', '', 0, account_id, day, workspace_id, user_id, 5 from one`,
      [ago(age), age],
    ),
};

const count = async (rows: AgingRows) =>
  (
    await product.sql<{ count: number }>(
      `select count(*)::int as count from ${aging[rows].table} where ${aging[rows].only ?? 'true'}`,
    )
  )[0]?.count;

beforeEach(async () => {
  await product.sql(
    'truncate model_calls, webhook_deliveries, notifications, inbox_states, one_time_tokens, report_days, report_approvals, report_waits, report_state',
  );
  await product.sql(`delete from sessions where expires_at < now()`);
});

describe.each<[AgingRows, number]>([
  ['model_calls', 400],
  ['webhook_deliveries', 30],
  ['read_notifications', 180],
  ['notifications', 400],
  ['inbox_states', 400],
  ['sessions', 400],
  ['one_time_tokens', 400],
  ['report_days', 400],
  ['report_approvals', 400],
])('%s', (rows, days) => {
  it(`go after ${days} days`, async () => {
    await countReports(product.kernel);
    for (const age of [days + 2, days + 30, days - 2, 1]) await inserts[rows](age);
    const before = (await count(rows)) ?? 0;
    expect(await removeOldRows(product.kernel, rows)).toBe(2);
    expect(await count(rows)).toBe(before - 2);
    expect(await removeOldRows(product.kernel, rows)).toBe(0);
  });

  it('are found by an index', async () => {
    const text = removalOf(aging[rows])
      .replaceAll('$3', '10')
      .replaceAll(/\$[12]/g, `'2026-01-01'`);
    const plan = await product.kernel.database.transaction(async ({ client }) => {
      await client.query('set local enable_seqscan = off; set local enable_bitmapscan = off; set local enable_sort = off');
      const { rows: lines } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`);
      return lines.map((line) => line['QUERY PLAN']).join('\n');
    });
    expect(plan).toMatch(new RegExp(`Index Scan using ${aging[rows].table}_\\w+ on ${aging[rows].table}`));
    expect(plan).toContain('Tid Scan');
    expect(plan).not.toContain('Seq Scan on');
  });
});

it('twenty at once remove each row once', async () => {
  await product.sql(
    `insert into webhook_deliveries (webhook_id, event, body, state, created_at)
     select w.id, 'order.accepted', '{}', 'delivered', now() - interval '40 days' - n * interval '1 second' from webhooks w, generate_series(1, 5000) n`,
  );
  await inserts.webhook_deliveries(5);
  const removed = await Promise.all(Array.from({ length: 20 }, () => removeOldRows(product.kernel, 'webhook_deliveries')));
  await removeOldRows(product.kernel, 'webhook_deliveries');
  expect(await count('webhook_deliveries')).toBe(1);
  expect(removed.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(5000);
});

it('a sweep that was killed between two steps continues with the next', async () => {
  for (let age = 31; age < 51; age += 1) await inserts.webhook_deliveries(age);
  const span = { from: '-infinity', before: new Date(ago(30)) };
  const first = await removeStep(product.kernel.database, 'webhook_deliveries', span, 8);
  expect(first).toMatchObject({ found: 8, removed: 8 });
  expect(await count('webhook_deliveries')).toBe(12);
  // Aborted before its first step, a run removes nothing.
  await removeAllOldRows(product.kernel, AbortSignal.abort());
  expect(await count('webhook_deliveries')).toBe(12);
  await retentionSweep.run(product.kernel, {}, { signal: new AbortController().signal, isLastTry: true });
  expect(await count('webhook_deliveries')).toBe(0);
});

it('calls go once their days are counted, and the days stay', async () => {
  await inserts.model_calls(450);
  await inserts.model_calls(2);
  const calls = () => product.sql<{ calls: number }>('select sum(calls)::int as calls from report_days');
  expect(await removeOldRows(product.kernel, 'model_calls')).toBe(0);
  await countReports(product.kernel);
  expect(await calls()).toEqual([{ calls: 2 }]);
  expect(await removeOldRows(product.kernel, 'model_calls')).toBe(1);
  // Counting all days once more leaves those that have no facts any more.
  await product.sql(`update report_state set next_day = '2020-01-01'`);
  await countReports(product.kernel);
  expect(await calls()).toEqual([{ calls: 2 }]);
});
