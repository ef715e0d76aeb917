// `npm run backup -- <folder>` and `npm run restore -- <folder>`.
import { resolve } from 'node:path';
import { readPaths } from '../app/read-config.ts';
import { startSentence } from '../app/start-sentence.ts';
import { type Config, ConfigError } from '../kernel/config.ts';
import { startEmbeddedPostgres } from '../kernel/db/embedded-postgres.ts';
import { StartProblem } from '../kernel/start-problem.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const [, , what, folder] = process.argv;
const started: { paths: Pick<Config, 'host' | 'port' | 'dataDir' | 'databaseUrl'> | null } = { paths: null };

async function run(): Promise<void> {
  if (!folder || (what !== 'backup' && what !== 'restore')) throw new StartProblem(`Name a folder: npm run ${what} -- <folder>`);
  const paths = readPaths();
  started.paths = paths;
  const given = paths.databaseDirectUrl ?? paths.databaseUrl;
  const embedded = given === null ? await startEmbeddedPostgres(paths.dataDir) : null;
  try {
    const work = what === 'backup' ? makeBackup : restoreBackup;
    const { tables, made_at } = await work(given ?? embedded?.connectionString ?? '', paths.dataDir, resolve(folder));
    process.stdout.write(
      what === 'backup'
        ? `${tables.length} tables and all files, as of ${made_at}, are in ${resolve(folder)}\n`
        : `${tables.length} tables and all files, as of ${made_at}, are restored\n`,
    );
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
