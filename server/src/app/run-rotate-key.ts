// `npm run rotate-key` and `npm run rotate-key -- --finish`, also while Folio runs.
import { type Config, ConfigError } from '../kernel/config.ts';
import { openDatabase } from '../kernel/db/database.ts';
import { startEmbeddedPostgres } from '../kernel/db/embedded-postgres.ts';
import { lockRotation } from '../kernel/db/sealed-values.queries.ts';
import { renewSealedValues } from '../kernel/renew-sealed-values.ts';
import { forgetFormerKeys, succeedKeyFile } from '../kernel/secret-key-file.ts';
import { StartProblem } from '../kernel/start-problem.ts';
import { readConfig } from './read-config.ts';
import { startSentence } from './start-sentence.ts';

const started: { config: Config | null } = { config: null };

async function rotate(isFinishing: boolean): Promise<string> {
  const config = readConfig();
  started.config = config;
  const { secretKey } = config;
  const isInFile = secretKey.reload !== undefined;
  if (isFinishing && !isInFile) throw new StartProblem('SECRET_KEY is set: remove the earlier key from SECRET_KEY_PREVIOUS.');
  if (!isInFile && secretKey.previous.length === 0)
    throw new StartProblem(
      'SECRET_KEY is set: set it to a new key and SECRET_KEY_PREVIOUS to the earlier one, restart, and run this again.',
    );
  const given = config.databaseDirectUrl ?? config.databaseUrl;
  const embedded = given === null ? await startEmbeddedPostgres(config.dataDir) : null;
  const database = openDatabase(given ?? embedded?.connectionString ?? '', { size: 1, name: 'folio-rotate-key' });
  try {
    // Of two at once, the second finds the successor of the first and keeps it.
    if (isInFile && !isFinishing)
      await database.transaction(async (tx) => {
        await lockRotation(tx);
        succeedKeyFile(config.dataDir);
      });
    secretKey.reload?.();
    const { renewed, unreadable } = await renewSealedValues(database, secretKey);
    const left = unreadable === 0 ? '' : ` ${unreadable} cannot be read with any key and stay as they are.`;
    if (!isFinishing) return `${renewed} values were encrypted with the new key.${left}`;
    if (unreadable > 0) throw new StartProblem(`${unreadable} values cannot be read with any key: the earlier key is kept.`);
    forgetFormerKeys(config.dataDir);
    return 'All values are encrypted with the new key; the earlier one was removed from secret.key.';
  } finally {
    await database.close();
    await embedded?.stop();
  }
}

try {
  process.stdout.write(`${await rotate(process.argv.includes('--finish'))}\n`);
} catch (problem) {
  process.stderr.write(`${problem instanceof ConfigError ? problem.message : startSentence(problem, started.config)}\n`);
  process.exit(1);
}
