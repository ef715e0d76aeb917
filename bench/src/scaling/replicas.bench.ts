// Reads with one and two replicas beside reads from the primary alone, every PostgreSQL with the same share of a core; and what the position costs
// that the primary answers with each caller.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { positionColumn } from '@folio/server/kernel/db/wal-position';
import { findFreePort } from '@folio/server/testing/free-port';
import { type ReplicatedPostgres, type Standby, startReplicatedPostgres } from '@folio/server/testing/replicated-postgres';
import pg from 'pg';
import { callApi } from '../api/api-call.ts';
import type { Team } from '../chaos/teams.ts';
import { startProduct } from '../child-process.ts';
import { cleanUpAtTheEnd } from '../clean-up.ts';
import { processorMs } from '../heavy/process-use.ts';
import { countRequests } from './measure-work.ts';
import { limitProcessor } from './processor-limit.ts';

/** Of a core, for each PostgreSQL: little, so that it is what bounds the requests. */
const share = 0.15;
const clients = 12;
const warmUpMs = 4000;
const measuredMs = 10_000;
const documents = 20_000;
/** Milliseconds between two writes of a team while others read. */
const writeEveryMs = 100;
const lookUps = 4000;
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
  const { token } = answer?.body['service-api'] as { token: string };
  return { accountId: 1, token, workspaceId: 0, documents: [1], open: [], pictures: [] };
}

/** Statements that the primary has run, as it last reported them. */
async function statementsOf(postgres: ReplicatedPostgres): Promise<number> {
  // Processes report what they did within a second.
  await wait(1500);
  const [row] = await postgres.query<{ count: number }>(
    `select (xact_commit + xact_rollback)::float as count from pg_stat_database where datname = 'folio'`,
  );
  return row?.count ?? 0;
}

/** Shares of requests that replicas answered, from the figures of the process. */
async function answeredByReplicas(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const counts = [...(await answer.text()).matchAll(/^folio_reads_total\{from="(\w+)".*\} (\d+)$/gm)];
  const sum = (wanted?: string) =>
    counts.filter(([, from]) => wanted === undefined || from === wanted).reduce((total, [, , count]) => total + Number(count), 0);
  return sum('replica') / Math.max(1, sum());
}

async function write(url: string, { token }: Team, signal: AbortSignal): Promise<void> {
  for (let nth = 0; !signal.aborted; nth += 1) {
    const body = { name: `Folder ${nth} ${Math.random()}` };
    await callApi(url, { method: 'PUT', path: 'services/folders/create', body, token });
    await wait(writeEveryMs);
  }
}

async function measure(setup: Setup, team: Team, replicas: number, hasWriter: boolean) {
  const product = await startOn(setup, replicas);
  await countRequests([product.url], [team], clients, warmUpMs);
  const before = { statements: await statementsOf(setup.postgres), ms: processorMs(setup.postgres.pid()) };
  const over = new AbortController();
  const writing = hasWriter ? write(product.url, team, over.signal) : Promise.resolve();
  const requests = await countRequests([product.url], [team], clients, measuredMs);
  over.abort();
  await writing;
  const after = { ms: processorMs(setup.postgres.pid()), statements: await statementsOf(setup.postgres) };
  const fromReplicas = await answeredByReplicas(product.url);
  await product.stop();
  return {
    requests: requests / (measuredMs / 1000),
    processor: (after.ms - before.ms) / requests,
    statements: (after.statements - before.statements) / requests,
    fromReplicas,
  };
}

/** Time of the look-up's statement with the position, as a share of the time without. */
async function measurePosition(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const plain = 'select u.id, u.name, u.role from users u where u.id = $1';
  const texts = [plain, plain.replace('u.role', `u.role, ${positionColumn} as position`)];
  const times = [0, 0];
  for (let nth = 0; nth < lookUps; nth += 1)
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
  const alone = await measure(setup, team, 0, false);
  print(
    `the primary alone: ${alone.requests.toFixed(1)} requests a second, ${alone.statements.toFixed(2)} transactions for each`,
  );
  for (const [replicas, hasWriter] of [
    [1, false],
    [2, false],
    [2, true],
  ] as const) {
    const found = await measure(setup, team, replicas, hasWriter);
    const ratio = (of: 'requests' | 'processor' | 'statements') => (found[of] / alone[of]).toFixed(2);
    print(
      `${replicas === 1 ? 'one replica' : 'two replicas'}${hasWriter ? ', while someone writes' : ''}: ${ratio('requests')} times the requests (${found.requests.toFixed(1)} a second, ${means}); a request takes ${ratio('processor')} of the processor and ${ratio('statements')} of the transactions on the primary; replicas answered ${(found.fromReplicas * 100).toFixed(1)} %`,
    );
  }
  await limit?.remove();
  await stop();
}
