// Two web and two worker processes compared with one of each, every process with the same share of a core. Also the processor,
// database and disk use of 10,000 orders.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Installation, startInstallation } from '../chaos/installation.ts';
import { registerTeams, type Team } from '../chaos/teams.ts';
import { cleanUpAtTheEnd } from '../clean-up.ts';
import { median } from '../quantiles.ts';
import { countRequests, countWritten, placeOrders, processorOf, waitUntilWritten } from './measure-work.ts';
import { limitProcessor } from './processor-limit.ts';

/** Share of a core for each product process: small, so PostgreSQL and the clients are never the bottleneck. */
const share = 0.1;
const measuredMs = 12_000;
/** In turns, so that a machine that drifts drifts for both; the median counts. */
const rounds = 7;
const roundMs = 6000;
/** So many that requests wait at each process while its share is used up. */
const clientsOfEach = 32;
const warmUpOrders = 200;
const measuredRequests = 3000;
/** More than are written while it is measured. */
const waitingOrders = Number(process.env['SCALING_WAITING_ORDERS'] ?? 800);
const ordersOfCost = Number(process.env['SCALING_ORDERS'] ?? 10_000);
const teamCount = 8;

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Above other programs of the machine, where that is allowed. */
function prefer(pid: number): void {
  try {
    setPriority(pid, -10);
  } catch {
    // Only root may.
  }
}

async function start(ofEach: number) {
  const roles = [...Array<'web'>(ofEach).fill('web'), ...Array<'worker'>(ofEach).fill('worker')];
  const starting = startInstallation({
    roles,
    hasSmallDisks: false,
    onDeath: (name, code) => {
      throw new Error(`${name} ended with ${code}`);
    },
  });
  const stop = cleanUpAtTheEnd(async () => (await starting).stop());
  const installation = await starting;
  for (const pid of [installation.cluster.pid(), ...installation.processes.map((one) => one.pid())]) prefer(pid);
  const { teams } = await registerTeams(installation.webUrls[0] ?? '', teamCount, null);
  await placeOrders(installation.webUrls, teams, warmUpOrders);
  await waitUntilWritten(installation, warmUpOrders);
  return { installation, teams, stop };
}

const signalWorkers = ({ processes }: Installation, signal: NodeJS.Signals) => {
  for (const { name, pid } of processes) if (name.startsWith('worker')) process.kill(pid(), signal);
};

const limit = (installation: Installation) =>
  limitProcessor(
    installation.processes.map((one) => one.pid()),
    share,
  );

const perSecond = async (urls: readonly string[], teams: Team[], ms: number) =>
  (await countRequests(urls, teams, clientsOfEach * urls.length, ms)) / (ms / 1000);

/** Requests in a second that the first web process answers, and that both do, round by round; workers rest meanwhile. */
async function measureRequests(installation: Installation, teams: Team[]) {
  const { webUrls } = installation;
  signalWorkers(installation, 'SIGSTOP');
  const limited = limit(installation);
  await perSecond(webUrls, teams, roundMs);
  const found: { one: number; both: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const one = await perSecond(webUrls.slice(0, 1), teams, roundMs);
    found.push({ one, both: await perSecond(webUrls, teams, roundMs) });
  }
  await limited?.remove();
  signalWorkers(installation, 'SIGCONT');
  return found;
}

/** Written orders in a second. */
async function measureOrders(installation: Installation, teams: Team[]) {
  const before = await countWritten(installation);
  signalWorkers(installation, 'SIGSTOP');
  await placeOrders(installation.webUrls, teams, waitingOrders);
  const limited = limit(installation);
  signalWorkers(installation, 'SIGCONT');
  // Until leases and connections are as usual.
  await wait(3000);
  const first = await countWritten(installation);
  await wait(measuredMs);
  const written = (await countWritten(installation)) - first;
  if (first - before + written >= waitingOrders) throw new Error('Too few orders were waiting: set SCALING_WAITING_ORDERS');
  await limited?.remove();
  return { rate: written / (measuredMs / 1000), isLimited: limited !== null };
}

function bytesBelow(folder: string): number {
  // Made with its first file.
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

interface Sizes {
  tables: number;
  jobs: number;
  log: number;
  files: number;
}

async function measureSizes({ cluster, dataDir }: Installation): Promise<Sizes> {
  await cluster.query('vacuum analyze');
  const [row] = await cluster.query<Omit<Sizes, 'files'>>(
    `select sum(pg_total_relation_size(c.oid)) filter (where n.nspname = 'public')::float as tables,
       sum(pg_total_relation_size(c.oid)) filter (where n.nspname = 'pgboss')::float as jobs,
       (pg_current_wal_lsn() - '0/0'::pg_lsn)::float as log
     from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'm')`,
  );
  return { tables: row?.tables ?? 0, jobs: row?.jobs ?? 0, log: row?.log ?? 0, files: bytesBelow(join(dataDir, 'files')) };
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;

async function measureCost(installation: Installation, teams: Team[]): Promise<void> {
  const { webUrls } = installation;
  let requests = 0;
  const read = await processorOf(installation, async () => {
    while (requests < measuredRequests) requests += await countRequests(webUrls, teams, 8, 3000);
  });
  const perThousand = (seconds: number) => ((seconds / requests) * 1000).toFixed(2);
  print(
    `1,000 requests of pages: ${perThousand(read.web)} s of processor in web processes, ${perThousand(read.database)} s in PostgreSQL`,
  );
  const before = await measureSizes(installation);
  const written = await countWritten(installation);
  const begunAt = performance.now();
  const used = await processorOf(installation, async () => {
    await placeOrders(webUrls, teams, ordersOfCost);
    await waitUntilWritten(installation, written + ordersOfCost);
  });
  const seconds = (performance.now() - begunAt) / 1000;
  const after = await measureSizes(installation);
  const each = (name: keyof Sizes) => kilobytes((after[name] - before[name]) / ordersOfCost);
  const ofThousand = (value: number) => ((value / ordersOfCost) * 1000).toFixed(1);
  print(
    `${ordersOfCost} orders in ${seconds.toFixed(0)} s: for 1,000 of them ${ofThousand(used.web)} s of processor in web, ${ofThousand(used.worker)} s in worker processes, ${ofThousand(used.database)} s in PostgreSQL`,
  );
  print(
    `an order takes ${each('tables')} in tables and indexes, ${each('jobs')} in the queue for an hour, ${each('log')} of write-ahead log, ${each('files')} in files`,
  );
}

export async function benchScaling(): Promise<void> {
  const one = await start(1);
  const single = await measureOrders(one.installation, one.teams);
  await one.stop();
  const two = await start(2);
  const double = await measureOrders(two.installation, two.teams);
  const requests = await measureRequests(two.installation, two.teams);
  await two.stop();
  const means = single.isLimited && double.isLimited ? `each with ${share} of a core` : 'without limits of processor';
  const ratios = requests.map(({ one: alone, both }) => both / alone);
  const middle = (of: 'one' | 'both') => median(requests.map((round) => round[of])).toFixed(1);
  print(
    `two web processes answer ${median(ratios).toFixed(2)} times as many requests as one (${middle('both')} and ${middle('one')} a second, ${rounds} rounds from ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}, ${means}; aim: at least 1.8)`,
  );
  print(
    `two worker processes write ${(double.rate / single.rate).toFixed(2)} times as many orders as one (${double.rate.toFixed(1)} and ${single.rate.toFixed(1)} a second, ${means}; aim: at least 1.8)`,
  );
}

export async function benchCost(): Promise<void> {
  const { installation, teams, stop } = await start(2);
  await measureCost(installation, teams);
  await stop();
}
