// `npm run backup -- <folder> [--with-files]` and `npm run restore -- <folder>`.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readSettings } from '../app/read-config.ts';
import { startSentence } from '../app/start-sentence.ts';
import { type Config, ConfigError } from '../kernel/config.ts';
import { startEmbeddedPostgres } from '../kernel/db/embedded-postgres.ts';
import { StartProblem } from '../kernel/start-problem.ts';
import { openStore } from '../kernel/storage/open-store.ts';
import { keyFile } from './backup-folder.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const [, , what, folder, ...options] = process.argv;
const started: { paths: Pick<Config, 'host' | 'port' | 'dataDir' | 'databaseUrl'> | null } = { paths: null };

async function run(): Promise<void> {
  if (!folder || (what !== 'backup' && what !== 'restore')) throw new StartProblem(`Name a folder: npm run ${what} -- <folder>`);
  const other = options.find((option) => option !== '--with-files');
  if (other !== undefined) throw new StartProblem(`There is no option ${other}.`);
  const paths = readSettings();
  const givenKey = paths.givenKeys.current;
  started.paths = paths;
  const given = paths.databaseDirectUrl ?? paths.databaseUrl;
  const embedded = given === null ? await startEmbeddedPostgres(paths.dataDir) : null;
  try {
    const url = given ?? embedded?.connectionString ?? '';
    const store = await openStore(paths);
    if (what === 'restore') {
      const manifest = await restoreBackup(url, paths.dataDir, resolve(folder), store, {
        givenKey,
        allowsOtherKey: paths.allowsOtherSecretKey,
      });
      process.stdout.write(`${manifest.tables.length} tables and all files, as of ${manifest.made_at}, are restored\n`);
      if (givenKey === null && !existsSync(join(resolve(folder), keyFile)))
        process.stderr.write(
          'The secret key is not in this backup: start Folio with the SECRET_KEY of the installation that made it.\n',
        );
      return;
    }
    const isCopied = paths.storage.location.kind === 'local' || options.includes('--with-files');
    const { tables, made_at, files } = await makeBackup(url, paths.dataDir, resolve(folder), { store, isCopied }, givenKey);
    const ofFiles = isCopied ? 'all files' : `the names of ${files?.count} files in ${store.name}`;
    process.stdout.write(`${tables.length} tables and ${ofFiles}, as of ${made_at}, are in ${resolve(folder)}\n`);
    if (givenKey !== null)
      process.stderr.write(
        'The key is in SECRET_KEY and not in this backup: keep it elsewhere. Without it, encrypted values cannot be read.\n',
      );
    if (files && files.missing > 0)
      process.stderr.write(`${files.missing} files that rows name are missing in ${store.name}; run npm run doctor\n`);
  } finally {
    await embedded?.stop();
  }
}

try {
  await run();
} catch (problem) {
  process.stderr.write(`${problem instanceof ConfigError ? problem.message : startSentence(problem, started.paths)}\n`);
  process.exit(1);
}
