// PostgreSQL as a server of its own, as an administrator runs it: killed, frozen and started as one.
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findBinaries, runnableBinaries } from '@folio/server/kernel/db/postgres-binaries';
import { asNobody, clusterPaths, ensureCluster } from '@folio/server/kernel/db/postgres-cluster';
import { findFreePort } from '@folio/server/testing/free-port';
import pg from 'pg';

export interface Cluster {
  port: number;
  /** The database by this port: the server's own or that of a proxy. */
  urlAt: (port: number) => string;
  query: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;
  isRunning: () => boolean;
  pid: () => number;
  start: () => Promise<void>;
  kill: () => Promise<void>;
  /** Kills the process of one connection, after which PostgreSQL ends all and recovers. */
  killConnection: (nth: number) => void;
  freeze: (milliseconds: number) => Promise<void>;
  stop: () => Promise<void>;
}

/** Seconds that PostgreSQL may recover. */
const recoverWithinS = 60;

/** Processes of a parent; none where the system has no /proc. */
function childrenOf(parent: number): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .filter((name) => {
        try {
          return readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(parent);
        } catch {
          return false;
        }
      })
      .map(Number);
  } catch {
    return [];
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended meanwhile.
  }
}

/** Starts PostgreSQL in a folder, with the durability of production; `environment` is added to that of its processes. */
export async function startCluster(folder: string, environment: Record<string, string>): Promise<Cluster> {
  const binaries = runnableBinaries(await findBinaries());
  const paths = clusterPaths(folder);
  await ensureCluster(binaries, paths.cluster, true);
  const port = await findFreePort();
  const urlAt = (ofPort: number, name = 'folio') => `postgresql://folio@127.0.0.1:${ofPort}/${name}`;
  const log = openSync(join(folder, 'postgres.log'), 'a', 0o600);
  let child: ChildProcess | null = null;
  let ended = Promise.resolve();

  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${paths.socket}`]
    // Small, so that a full disk is one of a few hundred megabytes.
    .concat(['max_connections=200', 'shared_buffers=64MB', 'max_wal_size=96MB', 'min_wal_size=32MB']);

  async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = [], name = 'folio'): Promise<Row[]> {
    const client = new pg.Client({ connectionString: urlAt(port, name), connectionTimeoutMillis: 5000, query_timeout: 60_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  const isRunning = () => child !== null;

  /** Tries until it answers; a server that cannot start (its disk is full) is started once more. */
  async function start(): Promise<void> {
    for (let attempt = 0; attempt < recoverWithinS * 5; attempt += 1) {
      if (child === null) {
        const server = spawn(binaries.postgres, ['-D', paths.cluster, ...settings.flatMap((setting) => ['-c', setting])], {
          ...asNobody(),
          cwd: '/',
          env: { ...process.env, ...environment },
          detached: true,
          stdio: ['ignore', log, log],
        });
        child = server;
        ended = new Promise<void>((resolve) =>
          server.once('exit', () => {
            if (child === server) child = null;
            resolve();
          }),
        );
      }
      try {
        await query('select 1', [], 'postgres');
        return;
      } catch {
        await wait(200);
      }
    }
    throw new Error(`PostgreSQL does not answer after ${recoverWithinS} s`);
  }

  await start();
  await query('create database folio', [], 'postgres');
  return {
    port,
    urlAt,
    query,
    isRunning,
    pid: () => child?.pid ?? 0,
    start,
    kill: async () => {
      const server = child?.pid;
      if (server === undefined) return;
      signal(server, 'SIGKILL');
      await ended;
    },
    killConnection: (nth) => {
      const processes = child?.pid === undefined ? [] : childrenOf(child.pid);
      const chosen = processes[nth % Math.max(1, processes.length)];
      if (chosen !== undefined) signal(chosen, 'SIGKILL');
    },
    freeze: async (milliseconds) => {
      const server = child?.pid;
      if (server === undefined) return;
      // First the server, so that no more processes begin.
      signal(server, 'SIGSTOP');
      const frozen = [server, ...childrenOf(server)];
      for (const pid of frozen) signal(pid, 'SIGSTOP');
      await wait(milliseconds);
      for (const pid of frozen) signal(pid, 'SIGCONT');
    },
    stop: async () => {
      const server = child?.pid;
      if (server !== undefined) {
        signal(server, 'SIGCONT');
        signal(server, 'SIGINT');
        await Promise.race([ended, wait(5000)]);
        signal(server, 'SIGKILL');
        await ended;
      }
      closeSync(log);
    },
  };
}
