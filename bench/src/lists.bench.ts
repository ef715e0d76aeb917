// List page 1 and page 501, one document, a poll of 20 ids and an order at 100,000 documents, as shares of a bare server's
// throughput, and the memory of the web process.
import { setTimeout } from 'node:timers/promises';
import { posting } from '@folio/server/testing/job-posting';
import autocannon from 'autocannon';
import { type Child, startChild, startProduct } from './child-process.ts';
import { residentMegabytes } from './heavy/process-use.ts';
import { median } from './quantiles.ts';
import { type SeededDatabase, seedDatabase } from './seeded-database.ts';

const connections = 32;
const seconds = 2;
/** Rounds that are not counted: the larger program takes longer until its code is compiled. */
const warmUp = 2;
const rounds = 7;
const [productPort, barePort] = [3901, 3902];

/** Connections send with the headers in turn. */
async function requestsPerSecond(
  url: string,
  headers: Record<string, string> | Record<string, string>[],
  body?: string,
): Promise<number> {
  const post = body === undefined ? {} : { method: 'POST' as const, body };
  const from = Array.isArray(headers) ? { requests: headers.map((one) => ({ headers: one })) } : { headers };
  const result = await autocannon({ url, connections, duration: seconds, ...from, ...post });
  if (result.errors > 0 || result['5xx'] > 0 || result['4xx'] > 0)
    throw new Error(`${url}: ${result.errors} errors, ${result['4xx']} 4xx, ${result['5xx']} 5xx`);
  return result.requests.average;
}

interface Case {
  name: string;
  aim: number;
  product: string;
  bare: string;
  isPoll?: boolean;
  /** Sent by POST. */
  body?: string;
  /** Session tokens of the callers, used in turn, in place of the founder's. */
  tokens?: string[];
  /** Baseline, if it is not the same call of the bare server. */
  beside?: string;
}

/** An order that waits for a worker; the bare server inserts one row. */
const order = JSON.stringify({ tool: 'job_posting', fields: posting });

/** The headers of a poll; throws where the answer to it is not 304, as then another call would be measured. */
async function withTag(url: string, headers: Record<string, string>): Promise<Record<string, string>> {
  const first = await fetch(url, { headers });
  const poll = { ...headers, 'if-none-match': first.headers.get('etag') ?? '' };
  const { status } = await fetch(url, { headers: poll });
  if (status !== 304) throw new Error(`${url}: a poll was answered ${status}`);
  return poll;
}

/** Product and bare server take short turns, so that a machine that drifts drifts for both; the median round counts. */
async function compare({ name, aim, product, bare, isPoll, body, tokens, beside }: Case, token: string): Promise<void> {
  const headersOf = (one: string) => ({
    authorization: `Bearer ${one}`,
    ...(body ? { 'content-type': 'application/json' } : {}),
  });
  const headers = headersOf(token);
  const ratios: number[] = [];
  for (let round = -warmUp; round < rounds; round += 1) {
    const callers = tokens ? tokens.map(headersOf) : headers;
    const own = await requestsPerSecond(product, isPoll ? await withTag(product, headers) : callers, body);
    const other = await requestsPerSecond(bare, isPoll ? await withTag(bare, headers) : headers, body);
    if (round >= 0) ratios.push(own / other);
  }
  process.stdout.write(
    `${name}: ${median(ratios).toFixed(2)} of ${beside ?? 'the bare server'}'s requests/s (aim: at least ${aim})\n`,
  );
}

/** Page 501 beside page 1, in turns. */
async function compareDeepPage(list: string, headers: Record<string, string>): Promise<void> {
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    ratios.push((await requestsPerSecond(list, headers)) / (await requestsPerSecond(`${list}?page=501`, headers)));
  process.stdout.write(`list, page 501: ${median(ratios).toFixed(2)} times the cost of page 1 (aim: at most 1.5)\n`);
}

async function medianMs(url: string, headers: Record<string, string>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < 200; index += 1) {
    const start = performance.now();
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    times.push(performance.now() - start);
  }
  return median(times);
}

/** The fastest of several medians: PostgreSQL goes on writing for seconds after a million rows. */
async function calmMs(url: string, headers: Record<string, string>): Promise<number> {
  const medians: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    medians.push(await medianMs(url, headers));
    await setTimeout(1000);
  }
  return Math.min(...medians);
}

async function compareAtHundredThousand(database: SeededDatabase): Promise<void> {
  const { rows } = await database.client.query<{ id: number }>('select id from order_details order by created_at desc limit 20');
  const ids = rows.map((row) => row.id);
  const product = `http://127.0.0.1:${productPort}/api/services/orders/show`;
  const bare = `http://127.0.0.1:${barePort}`;
  const cases: Case[] = [
    { name: 'list, page 1', aim: 0.8, product, bare: `${bare}/list` },
    {
      name: 'one document',
      aim: 0.6,
      product: `${product}?action=retrieve-html&order_detail_id=${ids[0]}`,
      bare: `${bare}/detail?id=${ids[0]}`,
    },
    {
      name: 'poll of 20 ids (304)',
      aim: 0.5,
      product: `${product}?${ids.map((id) => `order_detail_ids[]=${id}`).join('&')}`,
      bare: `${bare}/poll?${ids.map((id) => `id=${id}`).join('&')}`,
      isPoll: true,
    },
  ];
  for (const one of cases) await compare(one, database.token);
}

/** Orders with ledger and job, each of which waits for a worker. */
const orderCase = {
  aim: 0.25,
  product: `http://127.0.0.1:${productPort}/api/services/orders/create`,
  bare: `http://127.0.0.1:${barePort}/insert`,
  body: order,
  beside: 'a plain insert',
};

/** V8 gives memory that its start used back after eight seconds; a process that was just started is not idle. */
const idleAfterMs = 15_000;

/** Memory of the web process before any request, and after the list was fetched by all connections at once. */
async function benchMemoryOf(product: Child, bare: Child, list: string, headers: Record<string, string>): Promise<void> {
  await setTimeout(idleAfterMs);
  const idle = residentMegabytes(product.pid);
  await requestsPerSecond(list, headers);
  const [loaded, plain] = [residentMegabytes(product.pid), residentMegabytes(bare.pid)];
  process.stdout.write(
    `resident memory of a web process: ${(idle / plain).toFixed(1)} times the bare server's (${idle.toFixed(0)} MB idle, ${loaded.toFixed(0)} MB under the list load; aims: 150 and 300)\n`,
  );
}

export async function benchLists(): Promise<void> {
  const database = await seedDatabase();
  const headers = { authorization: `Bearer ${database.token}` };
  const env = {
    DATABASE_URL: database.connectionString,
    DATA_DIR: database.dataDir,
    PORT: String(productPort),
    FOLIO_ROLE: 'web',
    LOG_LEVEL: 'warn',
  };
  const product = await startProduct(`http://127.0.0.1:${productPort}/healthz`, env);
  const bare = await startChild(
    [process.execPath, 'bench/src/bare-server.ts', database.connectionString, String(barePort)],
    `http://127.0.0.1:${barePort}/list`,
  );
  try {
    await benchMemoryOf(product, bare, `http://127.0.0.1:${productPort}/api/services/orders/show`, headers);
    await database.growTo(10_000);
    const list = `http://127.0.0.1:${productPort}/api/services/orders/show`;
    // Compiles the code before the baseline is measured.
    for (let round = 0; round < warmUp; round += 1) await requestsPerSecond(list, headers);
    const small = await calmMs(list, headers);
    await database.growTo(100_000);
    await compareAtHundredThousand(database);
    await compareDeepPage(list, headers);
    await database.growTo(1_000_000);
    process.stdout.write(
      `list, page 1, at 1,000,000 documents: ${((await calmMs(list, headers)) / small).toFixed(2)} times that at 10,000 (aim: at most 1.2)\n`,
    );
    await compare({ ...orderCase, name: 'order with ledger and job, of one account' }, database.token);
    const tokens = await database.addAccounts(connections);
    await compare(
      { ...orderCase, name: `order with ledger and job, of ${connections} accounts`, aim: 0.1, tokens },
      database.token,
    );
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
    await database.stop();
  }
}
