import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { type Binaries, findBinaries } from './postgres-binaries.ts';

const quick = { settings: ['fsync=off'] };

let parent: string;
let dataDir: string;
let server: EmbeddedPostgres;

const connect = async (connectionString: string) => {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

const startTime = async (client: pg.Client) =>
  (await client.query<{ started: string }>('select pg_postmaster_start_time()::text as started')).rows[0]?.started;

const postmasterOf = ({ folder }: EmbeddedPostgres) =>
  Number(readFileSync(join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Like a home folder: nobody else may enter, and PostgreSQL refuses to run as root. */
function privateFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'folio-private-'));
  chmodSync(folder, 0o700);
  return folder;
}

beforeAll(async () => {
  parent = privateFolder();
  dataDir = join(parent, 'data');
  server = await startEmbeddedPostgres(dataDir, quick);
});

afterAll(async () => {
  await server.stop();
  rmSync(parent, { recursive: true, force: true });
  const { folder } = server;
  rmSync(folder, { recursive: true, force: true });
});

describe('the embedded PostgreSQL', () => {
  it('runs below a folder that others may not enter', async () => {
    const client = await connect(server.connectionString);
    const { rows } = await client.query<{ version: string }>("select current_setting('server_version') as version");
    expect(rows[0]?.version).toMatch(/^18/);
    await client.end();
  });
  it('is shared by a second process on the same folder, and not stopped while someone uses it', async () => {
    const client = await connect(server.connectionString);
    const before = await startTime(client);
    const second = await startEmbeddedPostgres(dataDir);
    await second.stop();
    expect(await startTime(client)).toBe(before);
    await client.end();
  });
  it('is stopped although the last connection ends only while it is', async () => {
    const client = await connect(server.connectionString);
    // As a busy machine ends it: after the client thinks that it is closed.
    const ending = new Promise((resolve) => setTimeout(resolve, 300)).then(() => client.end());
    await server.stop();
    await ending;
    const isStopped = await connect(server.connectionString).then(
      (later) => later.end().then(() => false),
      () => true,
    );
    server = await startEmbeddedPostgres(dataDir, quick);
    expect(isStopped).toBe(true);
  });
  it('keeps what was written over a stop and a start', async () => {
    const client = await connect(server.connectionString);
    await client.query('create table kept (word text)');
    await client.query(`insert into kept values ('yes')`);
    await client.end();
    await server.stop();
    server = await startEmbeddedPostgres(dataDir, quick);
    const reconnected = await connect(server.connectionString);
    expect((await reconnected.query('select word from kept')).rows).toEqual([{ word: 'yes' }]);
    await reconnected.end();
  });
  it('starts at once after it was killed, again and again', async () => {
    for (let round = 0; round < 4; round += 1) {
      // Busy sessions, which take a moment to notice.
      const clients = await Promise.all(Array.from({ length: 10 }, () => connect(server.connectionString)));
      const work = clients.map((client) => client.query('select pg_sleep(60)').catch(() => undefined));
      process.kill(postmasterOf(server), 'SIGKILL');
      server = await startEmbeddedPostgres(dataDir, quick);
      await Promise.all(work);
      const client = await connect(server.connectionString);
      expect((await client.query('select word from kept')).rows).toEqual([{ word: 'yes' }]);
      await client.end();
    }
  });
  it('is started again when it dies, by a process that watches it, until it is stopped', async () => {
    const reports: (string | null)[] = [];
    server.watch((problem) => reports.push(problem));
    for (const signal of ['SIGKILL', 'SIGINT']) {
      const killed = postmasterOf(server);
      process.kill(killed, signal);
      await vi.waitFor(async () => (await connect(server.connectionString)).end(), { timeout: 20_000, interval: 50 });
      await vi.waitFor(() => expect(reports.at(-1)).toBeNull(), { timeout: 20_000 });
      expect(postmasterOf(server)).not.toBe(killed);
    }
    expect(reports).toHaveLength(4);
    await server.stop();
    await expect(connect(server.connectionString)).rejects.toThrow(/ENOENT|ECONNREFUSED/);
    server = await startEmbeddedPostgres(dataDir, quick);
  });
  it('starts on a cluster that root has copied back', async () => {
    await server.stop();
    const copy = join(parent, 'copy');
    cpSync(join(server.folder, 'cluster'), copy, { recursive: true });
    rmSync(join(server.folder, 'cluster'), { recursive: true });
    cpSync(copy, join(server.folder, 'cluster'), { recursive: true });
    server = await startEmbeddedPostgres(dataDir, quick);
    const client = await connect(server.connectionString);
    expect((await client.query('select word from kept')).rows).toEqual([{ word: 'yes' }]);
    await client.end();
  });
});

describe('a first start', () => {
  const cleanUp: (() => unknown)[] = [];
  afterEach(async () => {
    for (const step of cleanUp.splice(0).toReversed()) await step();
  });

  async function startIn(folder: string, options: { binaries?: Binaries; cacheFolder?: string } = {}) {
    const started = await startEmbeddedPostgres(folder, { ...quick, ...options });
    cleanUp.push(async () => {
      await started.stop();
      rmSync(started.folder, { recursive: true, force: true });
    });
    return started;
  }

  function newFolder(): string {
    const folder = privateFolder();
    cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  }

  it('runs programs below a folder that others may not enter, whose links name that folder, two starts at once', async () => {
    const folder = newFolder();
    const found = await findBinaries();
    const packageFolder = dirname(dirname(dirname(found.postgres)));
    const native = join(folder, 'native');
    cpSync(join(packageFolder, 'native'), native, { recursive: true, verbatimSymlinks: true });
    for (const { source, target } of JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
      source: string;
      target: string;
    }[]) {
      rmSync(join(folder, target), { force: true });
      symlinkSync(join(folder, source), join(folder, target));
    }
    const binaries = { postgres: join(native, 'bin', 'postgres'), initdb: join(native, 'bin', 'initdb') };
    const cacheFolder = mkdtempSync(join(tmpdir(), 'folio-cache-'));
    chmodSync(cacheFolder, 0o755);
    cleanUp.push(() => rmSync(cacheFolder, { recursive: true, force: true }));
    const options = { binaries, cacheFolder };
    const [first] = await Promise.all([startIn(join(folder, 'data'), options), startIn(join(folder, 'data'), options)]);
    const client = await connect(first.connectionString);
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await client.end();
    expect(readdirSync(cacheFolder).filter((name) => !/^folio-postgresql-[0-9a-f]+$/.test(name))).toEqual([]);
  });
  it('that was killed while the cluster was made does not keep the next from starting', async () => {
    const folder = newFolder();
    chmodSync(folder, 0o755);
    const script = `import(${JSON.stringify(new URL('embedded-postgres.ts', import.meta.url).href)})
      .then((postgres) => postgres.startEmbeddedPostgres(${JSON.stringify(join(folder, 'data'))}))`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { detached: true, stdio: 'ignore' });
    const made = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((name) => name.endsWith('PG_VERSION'));
    await vi.waitFor(() => expect(made()).toBe(true), { timeout: 30_000, interval: 5 });
    process.kill(-(child.pid ?? 0), 'SIGKILL');
    const client = await connect((await startIn(join(folder, 'data'))).connectionString);
    await client.end();
  });
  it('replaces what an earlier version left half made, and deletes old left-overs', async () => {
    const folder = newFolder();
    chmodSync(folder, 0o755);
    const home = join(folder, 'data', 'postgres');
    mkdirSync(join(home, 'cluster', 'base'), { recursive: true });
    writeFileSync(join(home, 'cluster', 'PG_VERSION'), '18\n');
    mkdirSync(join(home, 'cluster.new-old'));
    utimesSync(join(home, 'cluster.new-old'), 1, 1);
    mkdirSync(join(home, 'cluster.new-young'));
    const client = await connect((await startIn(join(folder, 'data'))).connectionString);
    await client.end();
    expect(readdirSync(home).filter((name) => name.startsWith('cluster'))).toEqual(['cluster', 'cluster.new-young']);
  });
});
