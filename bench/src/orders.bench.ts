// Orders per second with a model that replies at once, as a share of bare pg-boss with the same settings and
// a handler with the same inserts.

import { readConfig } from '@folio/server/app/read-config';
import { startKernel } from '@folio/server/app/start-kernel';
import { orderRunJob } from '@folio/server/features/writing/run-order';
import { jobOn } from '@folio/server/kernel/define-job';
import { posting, writtenPosting } from '@folio/server/testing/job-posting';
import { MockLanguageModelV4, simulateReadableStream } from 'ai/test';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { median } from './quantiles.ts';
import { type SeededDatabase, seedDatabase } from './seeded-database.ts';

const orders = 1000;
/** Orders that are written at a time. */
const slots = 8;
const loops = 2;
const batchSize = slots / loops;
const rounds = 5;

function instantModel() {
  const usage = {
    inputTokens: { total: 10, noCache: 10, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: 10, text: 10, reasoning: 0 },
  };
  const chunks = () => [
    { type: 'stream-start' as const, warnings: [] },
    { type: 'text-start' as const, id: '1' },
    { type: 'text-delta' as const, id: '1', delta: writtenPosting },
    { type: 'text-end' as const, id: '1' },
    { type: 'finish' as const, finishReason: { unified: 'stop' as const, raw: 'stop' }, usage },
  ];
  return new MockLanguageModelV4({
    doStream: () =>
      Promise.resolve({ stream: simulateReadableStream({ chunks: chunks(), initialDelayInMs: null, chunkDelayInMs: null }) }),
  });
}

/** Puts orders in the tables as placing them does, without jobs; answers the details' ids. */
async function insertOrders(database: SeededDatabase): Promise<number[]> {
  const { rows } = await database.client.query<{ id: number }>(
    `with placed as (insert into orders (account_id, user_id, tool_slug, title, fields, price) select 1, 1, 'job_posting', 'Baker', $1, 60 from generate_series(1, ${orders}) returning id)
     insert into order_details (order_id, account_id, user_id, tool_slug, title, language, status, price, credits_reserved) select id, 1, 1, 'job_posting', 'Baker', 'en', 'processing', 60, 60 from placed returning id`,
    [posting],
  );
  await database.client.query(
    'update accounts set credits_available = credits_available - $1, credits_reserved = credits_reserved + $1',
    [orders * 60],
  );
  await database.client.query(
    `insert into credit_movements (account_id, user_id, order_detail_id, kind, amount, balance) select 1, 1, id, 'reserve', -60, 0 from unnest($1::int[]) id`,
    [rows.map((row) => row.id)],
  );
  return rows.map((row) => row.id);
}

async function secondsUntilAccepted(database: SeededDatabase, ids: number[], start: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await start();
  for (;;) {
    const { rows } = await database.client.query<{ open: number }>(
      `select count(*)::int as open from order_details where id = any($1::int[]) and status <> 'accepted'`,
      [ids],
    );
    if (rows[0]?.open === 0) return (performance.now() - began) / 1000;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function runProduct(database: SeededDatabase): Promise<number> {
  const config = readConfig({
    DATABASE_URL: database.connectionString,
    DATA_DIR: database.dataDir,
    LOG_LEVEL: 'error',
  });
  const { kernel, stop } = await startKernel(config);
  const ids = await insertOrders(database);
  const job = orderRunJob('builtIn', () =>
    Promise.resolve({ provider: 'bench', modelId: 'instant', model: instantModel(), supportsSchema: true }),
  );
  for (const id of ids) await kernel.jobs.send(job, { detailId: id, isMoved: true });
  const seconds = await secondsUntilAccepted(database, ids, () => kernel.jobs.work([jobOn(kernel, job)], { slots }));
  await stop();
  return orders / seconds;
}

/** The same rows in the same transactions, by hand. */
async function writeByHand(pool: pg.Pool, id: number): Promise<void> {
  await pool.query(`update order_details set status = 'in_progress', attempt = attempt + 1, updated_at = now() where id = $1`, [
    id,
  ]);
  await pool.query('select * from orders where id = (select order_id from order_details where id = $1)', [id]);
  await pool.query(
    `insert into model_calls (account_id, user_id, tool_slug, order_detail_id, provider, model, capability, duration_ms, outcome) values (1, 1, 'job_posting', $1, 'bench', 'instant', 'text', 1, 'ok')`,
    [id],
  );
  const client = await pool.connect();
  await client.query('begin');
  await client.query(
    `update order_details set status = 'accepted', content = $2, words = 12, credits_reserved = 0 where id = $1`,
    [id, writtenPosting],
  );
  const { rows } = await client.query<{ id: number }>(
    `insert into document_versions (order_detail_id, number, title, html, words, origin) values ($1, 1, 'Baker', '<h1>Baker</h1><p>We bake.</p>', 12, 'engine') returning id`,
    [id],
  );
  await client.query('update order_details set current_version_id = $2 where id = $1', [id, rows[0]?.id]);
  await client.query(`insert into version_scores (version_id, score, parts, rule_version) values ($1, 50, '[]', 3)`, [
    rows[0]?.id,
  ]);
  await client.query(
    `insert into credit_months (account_id, user_id, workspace_id, month, credits) values (1, 1, 0, date_trunc('month', now())::date, 0)
     on conflict (user_id, workspace_id, month) do update set credits = credit_months.credits + excluded.credits`,
  );
  await client.query(
    `insert into raised_events (name, account_id, user_id, subject_id, data) values ('order.accepted', 1, 1, $1, '{"title":"Baker"}')`,
    [id],
  );
  await client.query('update accounts set credits_reserved = credits_reserved - 60');
  await client.query(
    `insert into credit_movements (account_id, user_id, order_detail_id, kind, amount, spent, balance) values (1, 1, $1, 'settle', 0, 60, 0)`,
    [id],
  );
  await client.query('commit');
  client.release();
}

async function runBare(database: SeededDatabase): Promise<number> {
  const boss = new PgBoss({ connectionString: database.connectionString, schema: 'bare', useListenNotify: true, max: 8 });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.createQueue('order', { notify: true, retryLimit: 3, heartbeatSeconds: 10 });
  const pool = new pg.Pool({ connectionString: database.connectionString, max: 20 });
  const ids = await insertOrders(database);
  for (const id of ids) await boss.send('order', { id });
  const pace = {
    batchSize,
    burstWhenBatchFull: true,
    pollingIntervalSeconds: 1,
    notifyPollingIntervalSeconds: 1,
    localConcurrency: loops,
  };
  const seconds = await secondsUntilAccepted(database, ids, async () => {
    await boss.work<{ id: number }>('order', pace, async (jobs) => {
      await Promise.all(jobs.map((job) => writeByHand(pool, job.data.id)));
    });
  });
  await boss.stop({ graceful: true });
  await pool.end();
  return orders / seconds;
}

/** Both take turns, so that a machine that drifts drifts for both; the first turn of each only warms it up. The median round counts. */
export async function benchOrders(): Promise<void> {
  const database = await seedDatabase();
  const ratios: number[] = [];
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const bare = await runBare(database);
      const product = await runProduct(database);
      if (round > 0) ratios.push(product / bare);
    }
    process.stdout.write(
      `orders with a model that answers at once: ${median(ratios).toFixed(2)} of bare pg-boss with the same inserts (aim: at least 0.5)\n`,
    );
  } finally {
    await database.stop();
  }
}
