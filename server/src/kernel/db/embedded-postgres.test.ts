import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

let parent: string;
let server: EmbeddedPostgres;

const connect = async (connectionString: string) => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
};

const startTime = async (client: pg.Client) =>
  (await client.query<{ started: string }>('select pg_postmaster_start_time()::text as started')).rows[0]?.started;

beforeAll(async () => {
  // Like a home folder: nobody else may enter, and PostgreSQL refuses to run as root.
  parent = mkdtempSync(join(tmpdir(), 'folio-private-'));
  chmodSync(parent, 0o700);
  server = await startEmbeddedPostgres(join(parent, 'data'), ['fsync=off']);
}, 60_000);

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
  it('is shared by a second process on the same folder, and not stopped while somebody uses it', async () => {
    const client = await connect(server.connectionString);
    const before = await startTime(client);
    const second = await startEmbeddedPostgres(join(parent, 'data'));
    await second.stop();
    expect(await startTime(client)).toBe(before);
    await client.end();
  });
  it('keeps what was written over a stop and a start', async () => {
    const client = await connect(server.connectionString);
    await client.query('create table kept (word text)');
    await client.query(`insert into kept values ('yes')`);
    await client.end();
    await server.stop();
    server = await startEmbeddedPostgres(join(parent, 'data'), ['fsync=off']);
    const again = await connect(server.connectionString);
    expect((await again.query('select word from kept')).rows).toEqual([{ word: 'yes' }]);
    await again.end();
  });
});
