import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { examineDatabase, migrateDatabase } from '../kernel/db/migrate.ts';
import { copyIn, isEmptyDatabase } from '../kernel/db/whole-database.queries.ts';
import { startJobs } from '../kernel/jobs.ts';
import { createLog } from '../kernel/log.ts';
import { StartProblem } from '../kernel/start-problem.ts';
import type { FileStore } from '../kernel/storage/file-store.ts';
import { openFolder } from '../kernel/storage/folder-store.ts';
import { filesFolder } from '../kernel/storage/open-store.ts';
import { refuseStore, restoreFiles } from './backup-files.ts';
import { checkOfKey, keyFile, type Manifest, readManifest, tableFile } from './backup-folder.ts';

/** Refuses a key that is not the one of the backup, before anything is written. */
function refuseOtherKey(manifest: Manifest, givenKey: string | null, isAllowed: boolean): void {
  const expected = manifest.secret_key_check;
  if (givenKey === null || expected === undefined || isAllowed || checkOfKey(givenKey) === expected) return;
  throw new StartProblem(
    'SECRET_KEY is not the key that this backup was made with. Set that key. FOLIO_ALLOW_OTHER_SECRET_KEY=1 restores anyway: keys and passwords must then be entered again.',
  );
}

function refuseFilledFolder(dataDir: string): void {
  const there = ['files', keyFile].filter((name) => existsSync(join(dataDir, name)));
  if (there.length > 0) throw new StartProblem(`DATA_DIR ${dataDir} holds ${there.join(' and ')}; restore into an empty one.`);
}

/**
 * Fills an empty database and data folder from a backup. Tables come in one transaction; jobs that were not done are done after the next
 * start. A backup of an earlier version is brought to the newest shape. Throws `StartProblem` where something is there already.
 */
export async function restoreBackup(
  connectionString: string,
  dataDir: string,
  folder: string,
  store: FileStore = openFolder(filesFolder(dataDir)),
  {
    isMigrated = true,
    givenKey = null,
    allowsOtherKey = false,
  }: { isMigrated?: boolean; givenKey?: string | null; allowsOtherKey?: boolean } = {},
): Promise<Manifest> {
  const manifest = readManifest(folder);
  refuseOtherKey(manifest, givenKey, allowsOtherKey);
  refuseFilledFolder(dataDir);
  await refuseStore(store, folder);
  await examineDatabase(connectionString);
  const client = new pg.Client({ connectionString, application_name: 'folio-restore' });
  try {
    await client.connect();
    if (!(await isEmptyDatabase(client)))
      throw new StartProblem('The database holds tables of Folio; restore into an empty one.');
    await migrateDatabase(connectionString, { until: manifest.migration });
    const { jobs: queues } = await import('../app/features.ts');
    const jobs = await startJobs(connectionString, queues, createLog('error'), { canListen: false });
    await jobs.stop(5);
    mkdirSync(dataDir, { recursive: true });
    await restoreFiles(store, folder);
    if (existsSync(join(folder, keyFile))) copyFileSync(join(folder, keyFile), join(dataDir, keyFile));
    const tables = manifest.tables.map((table) => ({ ...table, file: tableFile(folder, table) }));
    await copyIn(client, tables, manifest.sequences);
    if (isMigrated) await migrateDatabase(connectionString);
    return manifest;
  } finally {
    await client.end().catch(() => undefined);
  }
}
