// Disturbances during the run. The seed decides their kind, time and duration, so that it can be repeated.

import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '@folio/server/testing/random';
import { abortNextAttempt } from './give-up-writing.ts';
import type { Installation } from './installation.ts';

interface Disturbance {
  name: string;
  /** Share of all disturbances. */
  share: number;
  run: (installation: Installation, random: Random) => Promise<void>;
}

const between = (random: Random, from: number, to: number) => from + random.below(to - from + 1);

/** Longer than a job's lease: the heartbeats of a worker are missed after 10 s. */
const longFreezeMs = 25_000;

const anyProcess = ({ processes }: Installation, random: Random) => {
  const process = random.pick(processes);
  const proxy = process && processes.indexOf(process);
  if (!process || proxy === undefined) throw new Error('There is no process');
  return { process, nth: proxy };
};

const proxyOf = (installation: Installation, random: Random) => {
  const proxy = installation.proxies[anyProcess(installation, random).nth];
  if (!proxy) throw new Error('There is no proxy');
  return proxy;
};

const disturbances: Disturbance[] = [
  {
    name: 'kill a process',
    share: 16,
    run: async (installation, random) => anyProcess(installation, random).process.kill(between(random, 200, 2000)),
  },
  {
    name: 'freeze a process',
    share: 10,
    run: (installation, random) => anyProcess(installation, random).process.freeze(between(random, 1000, 12_000)),
  },
  {
    name: 'kill PostgreSQL',
    share: 3,
    run: async ({ cluster }, random) => {
      const pauseMs = between(random, 0, 3000);
      await cluster.kill();
      await wait(pauseMs);
      await cluster.start();
    },
  },
  {
    name: 'kill a connection of PostgreSQL',
    share: 3,
    run: async ({ cluster }, random) => cluster.killConnection(random.below(50)),
  },
  {
    name: 'freeze PostgreSQL',
    share: 5,
    run: ({ cluster }, random) => cluster.freeze(between(random, 1000, 8000)),
  },
  {
    name: 'terminate the connections of a process',
    share: 10,
    run: async (installation, random) => {
      const ports = proxyOf(installation, random).clientPorts();
      await installation.cluster
        .query('select pg_terminate_backend(pid) from pg_stat_activity where client_port = any($1::int[])', [ports])
        // The server may be away for another reason.
        .catch(() => undefined);
    },
  },
  {
    name: 'cut the connections of a process',
    share: 10,
    run: async (installation, random) => proxyOf(installation, random).cut(),
  },
  {
    name: 'delay the connections of a process',
    share: 8,
    run: (installation, random) => proxyOf(installation, random).stall(between(random, 500, 9000)),
  },
  {
    name: 'refuse connections of a process',
    share: 5,
    run: (installation, random) => proxyOf(installation, random).refuse(between(random, 500, 5000)),
  },
  {
    name: 'lose the answers of PostgreSQL',
    share: 12,
    run: (installation, random) => proxyOf(installation, random).loseAnswers(between(random, 20, 1500)),
  },
  {
    name: 'fill the disk of the files',
    share: 5,
    run: async ({ filesDisk }, random) => {
      const fullMs = between(random, 1000, 6000);
      filesDisk.fill();
      await wait(fullMs);
      filesDisk.empty();
    },
  },
  {
    name: 'fill the disk of the database',
    share: 3,
    run: async ({ databaseDisk, cluster }, random) => {
      const fullMs = between(random, 1000, 6000);
      databaseDisk.fill();
      await wait(fullMs);
      databaseDisk.empty();
      // PostgreSQL ends where it cannot write its log.
      if (!cluster.isRunning()) await cluster.start();
    },
  },
  {
    name: 'give up what is being written',
    share: 10,
    // The server may be away for another reason.
    run: ({ cluster }) => abortNextAttempt(cluster).catch(() => undefined),
  },
  {
    name: 'shift the clock of PostgreSQL',
    share: 4,
    // Only small steps back: scheduled work waits for as long as the clock goes back.
    run: async ({ databaseClock }, random) => {
      databaseClock.shift(random.pick([-5, -1, 5, 60, 600]) ?? 0);
    },
  },
  {
    name: 'shift the clock of a process',
    share: 10,
    run: async (installation, random) => {
      const seconds = random.pick([-3600, -90, -5, 0, 5, 90, 3600]) ?? 0;
      anyProcess(installation, random).process.shiftClock(seconds * 1000);
    },
  },
];

/** Frozen for longer than its jobs are leased, so that another worker has them when it continues. */
export async function freezeWorkerLong(installation: Installation): Promise<void> {
  await installation.processes.at(-1)?.freeze(longFreezeMs);
}

export function chooseDisturbance(random: Random): Disturbance {
  let left = random.below(disturbances.reduce((sum, { share }) => sum + share, 0));
  for (const disturbance of disturbances) {
    left -= disturbance.share;
    if (left < 0) return disturbance;
  }
  throw new Error('The shares do not add up');
}
