// Two web and two worker processes beside one of each, every process with the same share of a core; and what 10,000 orders take of processor,
// database and disk.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Installation, startInstallation } from '../chaos/installation.ts';
import { registerTeams, type Team } from '../chaos/teams.ts';
import { cleanUpAtTheEnd } from '../clean-up.ts';
import { countRequests, countWritten, placeOrders, processorOf, waitUntilWritten } from './measure-work.ts';
import { limitProcessor } from './processor-limit.ts';

/** Of a core, for each process of the product: little, so that PostgreSQL and the clients always have what they need. */
const share = 0.1;
const measuredMs = 12_000;
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

/** Requests and written orders in a second. */
async function measureRates(installation: Installation, teams: Team[], ofEach: number) {
  const { webUrls } = installation;
  await countRequests(webUrls, teams, 8, 4000);
  const before = await countWritten(installation);
  signalWorkers(installation, 'SIGSTOP');
  await placeOrders(webUrls, teams, waitingOrders);
  const limit = limitProcessor(
    installation.processes.map((one) => one.pid()),
    share,
  );
  const requests = await countRequests(webUrls, teams, clientsOfEach * ofEach, measuredMs);
  signalWorkers(installation, 'SIGCONT');
  // Until leases and connections are as usual.
  await wait(3000);
  const first = await countWritten(installation);
  await wait(measuredMs);
  const written = (await countWritten(installation)) - first;
  if (first - before + written >= waitingOrders) throw new Error('Too few orders were waiting: set SCALING_WAITING_ORDERS');
  await limit?.remove();
  return { requests: requests / (measuredMs / 1000), orders: written / (measuredMs / 1000), isLimited: limit !== null };
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
  const single = await measureRates(one.installation, one.teams, 1);
  await one.stop();
  const two = await start(2);
  const double = await measureRates(two.installation, two.teams, 2);
  const means = single.isLimited && double.isLimited ? `each with ${share} of a core` : 'without limits of processor';
  const rate = (value: number) => value.toFixed(1);
  print(
    `two web processes answer ${(double.requests / single.requests).toFixed(2)} times as many requests as one (${rate(double.requests)} and ${rate(single.requests)} a second, ${means}; aim: at least 1.8)`,
  );
  print(
    `two worker processes write ${(double.orders / single.orders).toFixed(2)} times as many orders as one (${rate(double.orders)} and ${rate(single.orders)} a second, ${means}; aim: at least 1.8)`,
  );
  await two.stop();
}

export async function benchCost(): Promise<void> {
  const { installation, teams, stop } = await start(2);
  await measureCost(installation, teams);
  await stop();
}
