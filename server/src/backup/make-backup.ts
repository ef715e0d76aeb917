import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { readBuild } from '../kernel/build.ts';
import {
  beginSnapshot,
  copyOut,
  end,
  listNamedKeys,
  listSequences,
  listTables,
  newestMigration,
} from '../kernel/db/whole-database.queries.ts';
import { StartProblem } from '../kernel/start-problem.ts';
import { openFolder } from '../kernel/storage/folder-store.ts';
import { filesFolder } from '../kernel/storage/open-store.ts';
import { addFiles, type FilesOfBackup, type ListedFiles, writeFileList } from './backup-files.ts';
import { checkOfKey, keyFile, type Manifest, manifestFile, tableFile } from './backup-folder.ts';

/**
 * Writes everything an installation holds into a new folder while it runs: the tables as they are at one moment, and the files. The folder is
 * there whole or not at all. `givenKey` is SECRET_KEY, which is not in the backup. Throws `StartProblem` when the folder exists.
 */
export async function makeBackup(
  connectionString: string,
  dataDir: string,
  folder: string,
  files: FilesOfBackup = { store: openFolder(filesFolder(dataDir)), isCopied: true },
  givenKey: string | null = null,
): Promise<Manifest> {
  if (existsSync(folder)) throw new StartProblem(`${folder} exists; a backup is written into a new folder.`);
  const unfinished = `${folder}.unfinished-${process.pid}`;
  const client = new pg.Client({ connectionString, application_name: 'folio-backup' });
  try {
    mkdirSync(join(unfinished, 'tables'), { recursive: true, mode: 0o700 });
    await client.connect();
    // Before the moment, for files deleted after it, and after it, for files made before it.
    const listed: ListedFiles = new Map();
    if (files.isCopied) await addFiles(files, unfinished, listed);
    await beginSnapshot(client);
    const tables = await listTables(client);
    for (const table of tables) await copyOut(client, table, tableFile(unfinished, table));
    const named = await listNamedKeys(client);
    const [migration, sequences] = [await newestMigration(client), await listSequences(client)];
    await end(client);
    await addFiles(files, unfinished, listed);
    writeFileList(unfinished, listed);
    const key = join(dataDir, keyFile);
    const isKeyInFile = givenKey === null && existsSync(key);
    if (isKeyInFile) copyFileSync(key, join(unfinished, keyFile));
    const usedKey = isKeyInFile ? readFileSync(key, 'utf8').trim().split(/\s+/)[0] : givenKey;
    const manifest: Manifest = {
      format: 1,
      made_at: new Date().toISOString(),
      build: readBuild(),
      ...(usedKey && { secret_key_check: checkOfKey(usedKey) }),
      migration,
      tables: tables as Manifest['tables'],
      files: {
        kind: files.isCopied ? 'copied' : 'named',
        count: listed.size,
        missing: named.filter((name) => !listed.has(name)).length,
      },
      sequences,
    };
    writeFileSync(manifestFile(unfinished), JSON.stringify(manifest, null, 2), { mode: 0o600 });
    renameSync(unfinished, folder);
    return manifest;
  } finally {
    await client.end().catch(() => undefined);
    rmSync(unfinished, { recursive: true, force: true });
  }
}
