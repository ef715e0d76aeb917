// `npm run verify-audit`, also while Folio runs.
import { findBrokenArchive, findBrokenLink } from '../features/audit/index.ts';
import { type Config, ConfigError } from '../kernel/config.ts';
import { openDatabase } from '../kernel/db/database.ts';
import { startEmbeddedPostgres } from '../kernel/db/embedded-postgres.ts';
import { createStorage } from '../kernel/storage.ts';
import { readPaths } from './read-config.ts';
import { startSentence } from './start-sentence.ts';

const started: { paths: Pick<Config, 'host' | 'port' | 'dataDir' | 'databaseUrl'> | null } = { paths: null };

/** True when all chains hold. */
async function verify(): Promise<boolean> {
  const paths = readPaths();
  started.paths = paths;
  const given = paths.databaseDirectUrl ?? paths.databaseUrl;
  const embedded = given === null ? await startEmbeddedPostgres(paths.dataDir) : null;
  const database = openDatabase(given ?? embedded?.connectionString ?? '', {
    size: 1,
    name: 'folio-verify-audit',
    waits: { answer: 0 },
  });
  try {
    const broken = await findBrokenLink(database);
    const position = broken?.entry_id === null ? 'behind its newest entry' : `at entry ${broken?.entry_id}`;
    if (broken) process.stdout.write(`The log of account ${broken.account_id} is broken ${position}\n`);
    const archive = await findBrokenArchive(database, await createStorage(paths));
    if (archive) {
      const part =
        archive.entry_id === null ? 'is missing, changed or out of its order' : `is broken at entry ${archive.entry_id}`;
      process.stdout.write(`Archive ${archive.archive_id} of the log of account ${archive.account_id} ${part}\n`);
    }
    if (!broken && !archive) process.stdout.write('The log holds\n');
    return !broken && !archive;
  } finally {
    await database.close();
    await embedded?.stop();
  }
}

try {
  if (!(await verify())) process.exitCode = 1;
} catch (problem) {
  process.stderr.write(`${problem instanceof ConfigError ? problem.message : startSentence(problem, started.paths)}\n`);
  process.exit(1);
}
