// The results of `npm run doctor` for read replicas.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../testing/free-port.ts';
import { type ReplicatedPostgres, type Standby, startReplicatedPostgres } from '../testing/replicated-postgres.ts';
import { examineInstallation } from './examine-installation.ts';

let postgres: ReplicatedPostgres;
let standby: Standby;
const dataDir = mkdtempSync(join(tmpdir(), 'folio-doctor-'));

beforeAll(async () => {
  postgres = await startReplicatedPostgres();
  standby = await postgres.addStandby();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function find(name: string, changes: Record<string, string>): Promise<string[]> {
  const found = await examineInstallation({
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    PORT: String(await findFreePort()),
    ...changes,
  });
  return found.filter((result) => result.name === name).map(({ state, found: text }) => `${state}: ${text}`);
}
const findReplicas = (url: string) => find('Read replica', { DATABASE_READ_URL: url });

describe('a read replica', () => {
  it('is named only where there is one', async () => {
    expect(await findReplicas('')).toEqual([]);
  });
  it('shows all that the primary has written, or is behind', async () => {
    await postgres.query('create table scratch (id int)');
    expect(await findReplicas(standby.url)).toEqual([
      expect.stringMatching(/^ok: PostgreSQL 1\d\S* at \S+\/folio\. It (?:shows all|was \d+ ms behind)/),
    ]);
    await standby.pause();
    await postgres.query('insert into scratch values (1)');
    expect(await findReplicas(standby.url)).toEqual([expect.stringMatching(/^warning: .* It is behind: .* \d+\.\d s old\.$/)]);
    await standby.resume();
  });
  it('is away, or no replica, each with its own result and without its password', async () => {
    const away = `postgres://folio:db-password@127.0.0.1:${await findFreePort()}/folio`;
    const found = await findReplicas(`${away},${postgres.url}`);
    expect(found).toEqual([
      expect.stringMatching(/^problem: .* cannot be reached: nothing listens there/),
      expect.stringMatching(/^problem: .*: It is no standby server\.$/),
    ]);
    expect(found.join()).not.toContain('db-password');
  });
  it('has settings that are checked', async () => {
    const settings = {
      DATABASE_READ_URL: `${standby.url},mysql://elsewhere`,
      DATABASE_READ_CONNECTIONS: '0',
      DATABASE_READ_MAX_WAIT: '50000',
    };
    expect(await find('Configuration', settings)).toEqual([
      'problem: DATABASE_READ_URL.1 must start with postgres:// or postgresql://',
      'problem: DATABASE_READ_CONNECTIONS must be at least 1',
      'problem: DATABASE_READ_MAX_WAIT must be 0 to 5000',
    ]);
    expect(await find('Configuration', { DATABASE_URL: '', DATABASE_READ_URL: standby.url })).toEqual([
      'problem: DATABASE_READ_URL needs DATABASE_URL: the embedded PostgreSQL has no replicas',
    ]);
  });
});
