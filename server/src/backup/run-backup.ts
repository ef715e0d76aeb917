// `npm run backup -- <folder> [--with-files]` and `npm run restore -- <folder>`.
import { resolve } from 'node:path';
import { readPaths } from '../app/read-config.ts';
import { startSentence } from '../app/start-sentence.ts';
import { type Config, ConfigError } from '../kernel/config.ts';
import { startEmbeddedPostgres } from '../kernel/db/embedded-postgres.ts';
import { StartProblem } from '../kernel/start-problem.ts';
import { openStore } from '../kernel/storage/open-store.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const [, , what, folder, ...options] = process.argv;
const started: { paths: Pick<Config, 'host' | 'port' | 'dataDir' | 'databaseUrl'> | null } = { paths: null };

async function run(): Promise<void> {
  if (!folder || (what !== 'backup' && what !== 'restore')) throw new StartProblem(`Name a folder: npm run ${what} -- <folder>`);
  const other = options.find((option) => option !== '--with-files');
  if (other !== undefined) throw new StartProblem(`There is no option ${other}.`);
  const paths = readPaths();
  started.paths = paths;
  const given = paths.databaseDirectUrl ?? paths.databaseUrl;
  const embedded = given === null ? await startEmbeddedPostgres(paths.dataDir) : null;
  try {
    const url = given ?? embedded?.connectionString ?? '';
    const store = await openStore(paths);
    if (what === 'restore') {
      const { tables, made_at } = await restoreBackup(url, paths.dataDir, resolve(folder), store);
      process.stdout.write(`${tables.length} tables and all files, as of ${made_at}, are restored\n`);
      return;
    }
    const isCopied = paths.storage.location.kind === 'local' || options.includes('--with-files');
    const { tables, made_at, files } = await makeBackup(url, paths.dataDir, resolve(folder), { store, isCopied });
    const ofFiles = isCopied ? 'all files' : `the names of ${files?.count} files in ${store.name}`;
    process.stdout.write(`${tables.length} tables and ${ofFiles}, as of ${made_at}, are in ${resolve(folder)}\n`);
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
