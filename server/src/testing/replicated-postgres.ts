// A primary and streaming standbys of it: clusters of the embedded PostgreSQL, copied as a base backup.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../kernel/db/embedded-postgres.ts';
import { clusterPaths, locateCluster } from '../kernel/db/postgres-cluster.ts';

/** Data need not survive a crash of the machine, but commits must be written before they are visible, as in production. */
const settings = ['fsync=off', 'wal_keep_size=256MB', 'max_wal_senders=10'];

export interface Standby {
  url: string;
  /** Of the server that starts all others. */
  pid: () => number;
  /** Stops the replay: later commits of the primary are not visible. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  /** Replays each commit so many milliseconds after it was made. */
  delay: (ms: number) => Promise<void>;
  /** Ends the server at once, as when its machine is lost. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  /** Stops all its processes without ending their connections; answers how they go on. */
  freeze: () => Promise<() => void>;
  /** Makes a primary of it. */
  promote: () => Promise<void>;
  query: <Row extends pg.QueryResultRow>(text: string) => Promise<Row[]>;
}

export interface ReplicatedPostgres {
  url: string;
  pid: () => number;
  query: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;
  addStandby: () => Promise<Standby>;
  stop: () => Promise<void>;
}

async function ask<Row extends pg.QueryResultRow>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Retries statements that a standby server cancels because they conflict with its replay. */
async function retryOnConflict<T>(run: () => Promise<T>, tries = 20): Promise<T> {
  try {
    return await run();
  } catch (problem) {
    if (tries <= 1 || (problem as { code?: string }).code !== '40001') throw problem;
    return retryOnConflict(run, tries - 1);
  }
}

/** Excluded from a base backup: the log, which is streamed, and files of the running server. */
const leftOut = /^(?:pg_wal\/.+|pg_replslot\/.+|pg_stat_tmp\/.+|postmaster\.(?:pid|opts))$/;

const pidOf = (cluster: string) => Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);

async function copyCluster(primaryUrl: string, from: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: primaryUrl });
  await client.connect();
  try {
    await client.query("select pg_backup_start('standby', true)");
    cpSync(from, to, { recursive: true, filter: (path) => !leftOut.test(relative(from, path)) });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    writeFileSync(join(to, 'backup_label'), rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
}

export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const folders: string[] = [];
  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'folio-replica-'));
    folders.push(folder);
    return folder;
  };
  const running: { stop: () => Promise<void> }[] = [];
  const primaryFolder = newFolder();
  const primary = await startEmbeddedPostgres(primaryFolder, { settings });
  const { cluster: primaryCluster, socket: primarySocket } = clusterPaths(primaryFolder);

  async function addStandby(): Promise<Standby> {
    const folder = newFolder();
    const { cluster } = clusterPaths(folder);
    await copyCluster(primary.connectionString, primaryCluster, cluster);
    writeFileSync(join(cluster, 'standby.signal'), '');
    writeFileSync(
      join(cluster, 'postgresql.auto.conf'),
      `primary_conninfo = 'host=${primarySocket} port=5432 user=folio'\nwal_retrieve_retry_interval = 200\nmax_standby_streaming_delay = 200\n`,
    );
    let server: EmbeddedPostgres | null = await startEmbeddedPostgres(folder, { settings });
    const url = server.connectionString;
    running.push({ stop: async () => server?.stop() });
    const query: Standby['query'] = (text) => retryOnConflict(() => ask(url, text));
    return {
      url,
      pid: () => pidOf(cluster),
      query,
      pause: async () => {
        await query('select pg_wal_replay_pause()');
        for (;;) {
          const [found] = await query<{ state: string }>('select pg_get_wal_replay_pause_state() as state');
          if (found?.state === 'paused') return;
          await wait(5);
        }
      },
      resume: async () => void (await query('select pg_wal_replay_resume()')),
      delay: async (ms) => {
        await query(`alter system set recovery_min_apply_delay = ${ms}`);
        await query('select pg_reload_conf()');
      },
      kill: async () => {
        server = null;
        // PostgreSQL's immediate shutdown.
        process.kill(pidOf(cluster), 'SIGQUIT');
        while (existsSync(join(cluster, 'postmaster.pid'))) await wait(10);
      },
      start: async () => {
        server = await startEmbeddedPostgres(folder, { settings });
      },
      freeze: async () => {
        const rows = await query<{ pid: number }>('select pid from pg_stat_activity where pid <> pg_backend_pid()');
        const pids = [pidOf(cluster), ...rows.map(({ pid }) => pid)];
        for (const pid of pids) process.kill(pid, 'SIGSTOP');
        return () => {
          for (const pid of pids) process.kill(pid, 'SIGCONT');
        };
      },
      promote: async () => void (await query('select pg_promote()')),
    };
  }

  return {
    url: primary.connectionString,
    pid: () => pidOf(primaryCluster),
    query: (text, values) => ask(primary.connectionString, text, values),
    addStandby,
    stop: async () => {
      for (const server of running) await server.stop();
      await primary.stop();
      // Their clusters lie elsewhere where PostgreSQL's user cannot enter the folders.
      for (const folder of folders)
        for (const path of [locateCluster(folder).home, folder]) rmSync(path, { recursive: true, force: true });
    },
  };
}
