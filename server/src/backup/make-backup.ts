import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { beginSnapshot, copyOut, end, listSequences, listTables, newestMigration } from '../kernel/db/whole-database.queries.ts';
import { StartProblem } from '../kernel/start-problem.ts';
import { keptOfDataDir, type Manifest, manifestFile, tableFile } from './backup-folder.ts';

/** Names of files are random and never used again, so what is there already is whole. */
function copyFiles(dataDir: string, folder: string): void {
  for (const name of keptOfDataDir) {
    const source = join(dataDir, name);
    // A file that is deleted meanwhile belongs to nothing any more.
    if (existsSync(source))
      cpSync(source, join(folder, name), { recursive: true, force: false, filter: (path) => existsSync(path) });
  }
}

/**
 * Writes everything an installation holds into a new folder while it runs: the tables as they are at one moment, and the files. The folder is
 * there whole or not at all. Throws `StartProblem` when it exists.
 */
export async function makeBackup(connectionString: string, dataDir: string, folder: string): Promise<Manifest> {
  if (existsSync(folder)) throw new StartProblem(`${folder} exists; a backup is written into a new folder.`);
  const unfinished = `${folder}.unfinished-${process.pid}`;
  const client = new pg.Client({ connectionString, application_name: 'folio-backup' });
  try {
    mkdirSync(join(unfinished, 'tables'), { recursive: true, mode: 0o700 });
    await client.connect();
    // Before the moment, for what is deleted after it, and after it, for what was made before it.
    copyFiles(dataDir, unfinished);
    await beginSnapshot(client);
    const tables = await listTables(client);
    for (const table of tables) await copyOut(client, table, tableFile(unfinished, table));
    const manifest: Manifest = {
      format: 1,
      made_at: new Date().toISOString(),
      migration: await newestMigration(client),
      tables: tables as Manifest['tables'],
      sequences: await listSequences(client),
    };
    await end(client);
    copyFiles(dataDir, unfinished);
    writeFileSync(manifestFile(unfinished), JSON.stringify(manifest, null, 2), { mode: 0o600 });
    renameSync(unfinished, folder);
    return manifest;
  } finally {
    await client.end().catch(() => undefined);
    rmSync(unfinished, { recursive: true, force: true });
  }
}
