// Processes of the product over one PostgreSQL, each by a network of its own.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Cluster, startCluster } from './cluster.ts';
import { createDatabaseClock, type DatabaseClock } from './database-clock.ts';
import { type DatabaseProxy, startDatabaseProxy } from './database-proxy.ts';
import { type ProductProcess, startProductProcess } from './product-process.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

export interface Installation {
  cluster: Cluster;
  /** In the order of their roles. */
  processes: ProductProcess[];
  /** The network of each process, in the same order. */
  proxies: DatabaseProxy[];
  filesDisk: SmallDisk;
  databaseDisk: SmallDisk;
  databaseClock: DatabaseClock;
  dataDir: string;
  webUrls: string[];
  /** Starts one more process, which may be of another version of the product; answers it once it is ready. */
  add: (role: Role, main?: string) => Promise<ProductProcess>;
  /** Ends all disturbances and waits until all processes are ready. Returns the names of the processes that are not. */
  recover: () => Promise<string[]>;
  stop: () => Promise<void>;
}

const filesMegabytes = 192;
const databaseMegabytes = 640;

/** Seconds in which all processes are ready again once nothing disturbs them. */
const readyWithinS = 240;

const secretKey = 'f5a1c03c9d2b4e7f8a6b5c4d3e2f1a0b9c8d7e6f';

type Role = 'web' | 'worker';

export interface InstallationOptions {
  roles: readonly Role[];
  /** Command of its processes; the product of these sources by default. */
  main?: string;
  /** Disks that can be filled, in memory; else the machine's own. */
  hasSmallDisks: boolean;
  /** The clock of PostgreSQL can be shifted, where libfaketime is installed. */
  hasDatabaseClock?: boolean;
  /** Called when a process ended although nobody killed it. */
  onDeath: (name: string, code: number | null, lines: string[]) => void;
}

export async function startInstallation({
  roles,
  main,
  hasSmallDisks,
  hasDatabaseClock = false,
  onDeath,
}: InstallationOptions): Promise<Installation> {
  const folder = mkdtempSync(join(process.env['CHAOS_FOLDER'] ?? tmpdir(), 'folio-chaos-'));
  // Open to PostgreSQL's user.
  chmodSync(folder, 0o755);
  const filesDisk = mountSmallDisk(join(folder, 'files'), hasSmallDisks ? filesMegabytes : null);
  const databaseDisk = mountSmallDisk(join(folder, 'database'), hasSmallDisks ? databaseMegabytes : null);
  const databaseClock = createDatabaseClock(join(folder, 'database.clock'), hasDatabaseClock);
  const dataDir = join(filesDisk.folder, 'data');
  mkdirSync(dataDir);
  const proxies: DatabaseProxy[] = [];
  const processes: ProductProcess[] = [];
  let cluster: Cluster | undefined;

  const stop = async () => {
    await Promise.all(processes.map((one) => one.stop()));
    for (const proxy of proxies) proxy.close();
    await cluster?.stop();
    for (const disk of [filesDisk, databaseDisk]) disk.remove();
    rmSync(folder, { recursive: true, force: true });
  };

  /** Names of processes that are not ready. */
  async function waitUntilReady(): Promise<string[]> {
    const giveUpAt = performance.now() + readyWithinS * 1000;
    for (;;) {
      const ready = await Promise.all(processes.map((one) => one.isReady()));
      const missing = processes.filter((_, nth) => ready[nth] !== true).map(({ name }) => name);
      if (missing.length === 0 || performance.now() > giveUpAt) return missing;
      await wait(500);
    }
  }

  try {
    const started = await startCluster(databaseDisk.folder, databaseClock.environment);
    cluster = started;
    const launch = async (role: Role, mainOfIt: string | undefined) => {
      const proxy = await startDatabaseProxy(started.port);
      proxies.push(proxy);
      const launched = await startProductProcess({
        name: `${role} ${proxies.length}`,
        environment: {
          DATABASE_URL: started.urlAt(proxy.port),
          DATA_DIR: dataDir,
          FOLIO_ROLE: role,
          SECRET_KEY: secretKey,
        },
        main: mainOfIt,
        onDeath,
      });
      processes.push(launched);
      return launched;
    };
    for (const role of roles) await launch(role, main);
    const missing = await waitUntilReady();
    if (missing.length > 0) throw new Error(`Not ready: ${missing.join(', ')}`);
    return {
      cluster: started,
      processes,
      proxies,
      filesDisk,
      databaseDisk,
      databaseClock,
      dataDir,
      webUrls: processes.filter((_, nth) => roles[nth] === 'web').map(({ url }) => url),
      add: async (role, mainOfIt) => {
        const added = await launch(role, mainOfIt);
        const notReady = await waitUntilReady();
        if (notReady.length > 0) throw new Error(`Not ready: ${notReady.join(', ')}`);
        return added;
      },
      recover: async () => {
        for (const disk of [filesDisk, databaseDisk]) disk.empty();
        for (const proxy of proxies) proxy.recover();
        for (const one of processes) one.shiftClock(0);
        if (!started.isRunning()) await started.start();
        return waitUntilReady();
      },
      stop,
    };
  } catch (problem) {
    const lines = processes.flatMap(({ name, lastLines }) => lastLines().map((line) => `${name}: ${line}`));
    await stop();
    throw new Error(`The installation did not start: ${String(problem)}\n${lines.join('\n')}`, { cause: problem });
  }
}
