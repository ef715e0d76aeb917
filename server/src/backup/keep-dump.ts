// `npm run keep-dump -- <release>`: adds the database of this installation, which the demo filled, to the dumps that the test of updates migrates, and notes the release's commit.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPaths } from '../app/read-config.ts';
import { startEmbeddedPostgres } from '../kernel/db/embedded-postgres.ts';
import { openFolder } from '../kernel/storage/folder-store.ts';
import { readManifest } from './backup-folder.ts';
import { dumpsFolder, packDump } from './kept-dump.ts';
import { makeBackup } from './make-backup.ts';
import { recordRelease } from './releases.ts';

/** Larger ones do not belong into the repository, in bytes. */
const maxBytes = 300_000;

const release = process.argv[2] ?? '';
if (!/^[\w.-]+$/.test(release)) throw new Error('Name the release: npm run keep-dump -- 2.0.0');
const paths = readPaths();
const given = paths.databaseDirectUrl ?? paths.databaseUrl;
const embedded = given === null ? await startEmbeddedPostgres(paths.dataDir) : null;
const folder = mkdtempSync(join(tmpdir(), 'folio-dump-'));
try {
  // Names of files alone, of a folder without any: a dump has rows and no keys.
  const files = { store: openFolder(join(folder, 'none')), isCopied: false };
  await makeBackup(given ?? embedded?.connectionString ?? '', join(folder, 'none'), join(folder, 'backup'), files);
  const dump = packDump(join(folder, 'backup'));
  if (dump.length > maxBytes) throw new Error(`The dump has ${dump.length} bytes; at most ${maxBytes} are kept.`);
  mkdirSync(dumpsFolder, { recursive: true });
  writeFileSync(fileURLToPath(new URL(`${release}.br`, dumpsFolder)), dump);
  recordRelease(release, readManifest(join(folder, 'backup')).migration);
  process.stdout.write(`${release}.br has ${dump.length} bytes\n`);
} finally {
  rmSync(folder, { recursive: true });
  await embedded?.stop();
}
