// List page 1, one document and a poll of 20 ids at 100,000 documents, as shares of what a bare server does with the same SQL.
import autocannon from 'autocannon';
import { startChild, startProduct } from './child-process.ts';
import { type SeededDatabase, seedDatabase } from './seeded-database.ts';

const connections = 32;
const seconds = 2;
const rounds = 7;
const [productPort, barePort] = [3901, 3902];

async function requestsPerSecond(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, connections, duration: seconds, headers });
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
}

async function withTag(url: string, headers: Record<string, string>): Promise<Record<string, string>> {
  const response = await fetch(url, { headers });
  return { ...headers, 'if-none-match': response.headers.get('etag') ?? '' };
}

/** Product and bare server take short turns, so that a machine that drifts drifts for both; the median round counts. */
async function compare(one: Case, headers: Record<string, string>): Promise<void> {
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const product = await requestsPerSecond(one.product, one.isPoll ? await withTag(one.product, headers) : headers);
    ratios.push(product / (await requestsPerSecond(one.bare, one.isPoll ? await withTag(one.bare, headers) : headers)));
  }
  const median = ratios.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
  process.stdout.write(`${one.name}: ${median.toFixed(2)} of the bare server's requests/s (aim: at least ${one.aim})\n`);
}

async function medianMs(url: string, headers: Record<string, string>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < 200; index += 1) {
    const start = performance.now();
    await (await fetch(url, { headers })).arrayBuffer();
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[100] ?? 0;
}

async function compareAtHundredThousand(database: SeededDatabase, headers: Record<string, string>): Promise<void> {
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
  for (const one of cases) await compare(one, headers);
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
    await database.growTo(10_000);
    const list = `http://127.0.0.1:${productPort}/api/services/orders/show`;
    await medianMs(list, headers);
    const small = await medianMs(list, headers);
    await database.growTo(100_000);
    await compareAtHundredThousand(database, headers);
    await database.growTo(1_000_000);
    await medianMs(list, headers);
    process.stdout.write(
      `list, page 1, at 1,000,000 documents: ${((await medianMs(list, headers)) / small).toFixed(2)} times that at 10,000 (aim: at most 1.3)\n`,
    );
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
    await database.stop();
  }
}
