// Reads with one and two replicas compared with reads from the primary alone, every PostgreSQL with the same share of a core.
// Also the cost of the position that the primary returns to each caller.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { positionColumn } from '@folio/server/kernel/db/replicas/read-replicas';
import { findFreePort } from '@folio/server/testing/free-port';
import { type ReplicatedPostgres, type Standby, startReplicatedPostgres } from '@folio/server/testing/replicated-postgres';
import pg from 'pg';
import { callApi } from '../api/api-call.ts';
import type { Team } from '../chaos/teams.ts';
import { startProduct } from '../child-process.ts';
import { cleanUpAtTheEnd } from '../clean-up.ts';
import { processorMs } from '../heavy/process-use.ts';
import { median } from '../quantiles.ts';
import { countRequests } from './measure-work.ts';
import { limitProcessor } from './processor-limit.ts';

/** Share of a core for each PostgreSQL: small, because it must be the bottleneck. */
const share = 0.08;
const clients = 20;
const warmUpMs = 3000;
const measuredMs = 6000;
/** In turns, so that a machine that drifts drifts for all; the median counts. */
const rounds = 5;
const documents = 20_000;
/** Milliseconds between two writes of a team while others read. */
const writeEveryMs = 100;
const repeats = 4000;
const metricsToken = 'metrics-token-of-benchmarks';

const print = (line: string) => void process.stdout.write(`${line}\n`);

const insertDocuments = [
  `insert into orders (id, account_id, user_id, tool_slug, title, fields, created_at) overriding system value
   select n, 1, 1, 'blog_post', 'Document ' || n, '{"topic": "Trail shoes"}', now() - n * interval '1 minute' from generate_series(1, $1::int) n`,
  `insert into order_details (id, order_id, account_id, user_id, tool_slug, title, language, status, price, words, created_at) overriding system value
   select n, n, 1, 1, 'blog_post', 'Document ' || n, 'en', 'accepted', 100, 500, now() - n * interval '1 minute' from generate_series(1, $1::int) n`,
  `insert into document_versions (id, order_detail_id, number, title, html, words, origin, created_at) overriding system value
   select n, n, 1, 'Document ' || n, '<h1>Document ' || n || '</h1>' || repeat('<p data-origin="engine">Grip comes from the outsole.</p>', 40), 500, 'engine', now()
   from generate_series(1, $1::int) n`,
  'update order_details set current_version_id = id, version_count = 1 where id <= $1::int',
];

interface Setup {
  postgres: ReplicatedPostgres;
  standbys: Standby[];
  dataDir: string;
}

async function startOn({ postgres, standbys, dataDir }: Setup, replicas: number) {
  const url = `http://127.0.0.1:${await findFreePort()}`;
  const child = await startProduct(`${url}/readyz`, {
    PORT: new URL(url).port,
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    DATABASE_READ_URL: standbys
      .slice(0, replicas)
      .map((standby) => standby.url)
      .join(','),
    FOLIO_ROLE: 'web',
    LOG_LEVEL: 'warn',
    METRICS_TOKEN: metricsToken,
    SECRET_KEY: 'a-key-of-benchmarks-0123456789-abcdefgh',
  });
  return { url, stop: child.stop };
}

async function registerTeam(url: string): Promise<Team> {
  const body = { name: 'Marta Ferri', email: 'marta@example.com', password: 'correct-horse-battery' };
  const answer = await callApi(url, { method: 'POST', path: 'services/auth/register', body });
  if (answer?.status !== 200) throw new Error(`The registration was answered ${answer?.status}`);
  const { token } = answer.body['service-api'] as { token: string };
  return { accountId: 1, token, workspaceId: 0, documents: [1], open: [], pictures: [], chats: [] };
}

/** Transactions of the primary, as it last reported them; a statement alone is one. */
async function transactionsOf(postgres: ReplicatedPostgres): Promise<number> {
  // Processes report their statistics within a second.
  await wait(1500);
  const [row] = await postgres.query<{ count: number }>(
    `select (xact_commit + xact_rollback)::float as count from pg_stat_database where datname = 'folio'`,
  );
  return row?.count ?? 0;
}

/** Requests that a replica may answer, and those that one did, from the figures of the process. */
async function readsOf(url: string) {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const counts = [...(await answer.text()).matchAll(/^folio_reads_total\{from="(\w+)".*\} (\d+)$/gm)];
  const sum = (from: string) => counts.filter((found) => found[1] === from).reduce((total, found) => total + Number(found[2]), 0);
  return { replica: sum('replica'), all: sum('replica') + sum('primary') };
}

async function write(url: string, { token }: Team, signal: AbortSignal): Promise<void> {
  for (let nth = 0; !signal.aborted; nth += 1) {
    const body = { name: `Folder ${nth} ${Math.random()}` };
    await callApi(url, { method: 'PUT', path: 'services/folders/create', body, token });
    await wait(writeEveryMs);
  }
}

interface Measured {
  /** In a second. */
  requests: number;
  /** Milliseconds of processor, and transactions, of the primary for a request. */
  processor: number;
  transactions: number;
}

async function measure(postgres: ReplicatedPostgres, url: string, team: Team): Promise<Measured> {
  const before = { transactions: await transactionsOf(postgres), ms: processorMs(postgres.pid()) };
  const requests = await countRequests([url], [team], clients, measuredMs);
  const after = { ms: processorMs(postgres.pid()), transactions: await transactionsOf(postgres) };
  return {
    requests: requests / (measuredMs / 1000),
    processor: (after.ms - before.ms) / requests,
    transactions: (after.transactions - before.transactions) / requests,
  };
}

/** The share of requests that replicas answer while someone writes ten times a second. */
async function measureBesideWrites(url: string, team: Team): Promise<number> {
  const before = await readsOf(url);
  const over = new AbortController();
  const writing = write(url, team, over.signal);
  await countRequests([url], [team], clients, measuredMs);
  over.abort();
  await writing;
  const after = await readsOf(url);
  return (after.replica - before.replica) / (after.all - before.all);
}

/** Time of the look-up's statement with the position, as a share of the time without. */
async function measurePosition(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const plain = 'select u.id, u.name, u.role from users u where u.id = $1';
  const texts = [plain, plain.replace('u.role', `u.role, ${positionColumn} as position`)];
  const times = [0, 0];
  for (let nth = 0; nth < repeats; nth += 1)
    for (const [index, text] of texts.entries()) {
      const begun = performance.now();
      await client.query({ name: `look-up-${index}`, text, values: [1] });
      times[index] = (times[index] ?? 0) + performance.now() - begun;
    }
  await client.end();
  return (times[1] ?? 0) / (times[0] ?? 1);
}

export async function benchReplicas(): Promise<void> {
  const postgres = await startReplicatedPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'folio-bench-'));
  const stop = cleanUpAtTheEnd(async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const setup = { postgres, dataDir, standbys: [await postgres.addStandby(), await postgres.addStandby()] };
  const first = await startOn(setup, 0);
  const team = await registerTeam(first.url);
  await first.stop();
  for (const text of insertDocuments) await postgres.query(text, [documents]);
  await postgres.query('analyze');
  print(`the caller's look-up with the position takes ${(await measurePosition(postgres.url)).toFixed(2)} of its time without`);
  const limit = limitProcessor([postgres.pid(), ...setup.standbys.map((standby) => standby.pid())], share);
  const means = limit ? `each PostgreSQL with ${share} of a core` : 'without limits of processor';
  const products = await Promise.all([0, 1, 2].map((replicas) => startOn(setup, replicas)));
  for (const { url } of products) await countRequests([url], [team], clients, warmUpMs);
  const found: Measured[][] = products.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [nth, { url }] of products.entries()) found[nth]?.push(await measure(postgres, url, team));
  const medians = found.map((all) => ({
    requests: median(all.map(({ requests }) => requests)),
    processor: median(all.map(({ processor }) => processor)),
    transactions: median(all.map(({ transactions }) => transactions)),
  }));
  const [alone, ...replicated] = medians;
  for (const [nth, one] of replicated.entries()) {
    const ratio = (of: keyof Measured) => (one[of] / (alone?.[of] ?? 1)).toFixed(2);
    print(
      `${nth === 0 ? 'one replica answers' : 'two replicas answer'} ${ratio('requests')} times as many requests as the primary alone (${one.requests.toFixed(1)} and ${alone?.requests.toFixed(1)} a second, ${means}); a request takes ${ratio('processor')} of the processor and ${ratio('transactions')} of the transactions on the primary`,
    );
  }
  const besideWrites = await measureBesideWrites(products[2]?.url ?? '', team);
  print(`while someone writes ten times a second, replicas answer ${besideWrites.toFixed(2)} of the requests`);
  for (const { stop: stopProduct } of products) await stopProduct();
  // Processes that a server started share its group.
  await stop();
  await limit?.remove();
}
