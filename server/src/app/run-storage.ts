// `npm run storage -- move --to s3://…|local [--from …] [--delete]`, also while Folio runs.
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError } from '../kernel/config.ts';
import { StartProblem } from '../kernel/start-problem.ts';
import { moveFiles } from '../kernel/storage/move-files.ts';
import { openStoreAt } from '../kernel/storage/open-store.ts';
import { readStoreLocation, type StoreLocation } from '../kernel/storage/storage-url.ts';
import { readSettings } from './read-config.ts';
import { startSentence } from './start-sentence.ts';

const usage = 'Usage: npm run storage -- move --to s3://bucket/prefix|local [--from s3://bucket/prefix|local] [--delete]';

function locationOf(option: string, text: string): StoreLocation {
  try {
    return readStoreLocation(text);
  } catch (problem) {
    throw new StartProblem(`--${option} ${problem instanceof Error ? problem.message : String(problem)}.`);
  }
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, from: { type: 'string' }, delete: { type: 'boolean', default: false } },
  });
  const settings = readSettings();
  const { location, previous } = settings.storage;
  const to =
    values.to === undefined ? (values.from === undefined ? previous && location : location) : locationOf('to', values.to);
  const isCurrent = JSON.stringify(to) === JSON.stringify(location);
  const from = values.from === undefined ? (isCurrent ? previous : location) : locationOf('from', values.from);
  if (positionals.join() !== 'move' || to === null || from === null) throw new StartProblem(usage);
  if (JSON.stringify(from) === JSON.stringify(to)) throw new StartProblem('Both stores are the same.');
  if (values.delete && !isCurrent)
    throw new StartProblem('Folio still uses the store that would be emptied: set STORAGE_URL to the new one and restart first.');
  const [source, target] = [await openStoreAt(from, settings), await openStoreAt(to, settings)];
  await target.check();
  const pair = createHash('sha256').update(`${source.name} ${target.name}`).digest('hex').slice(0, 12);
  const journal = join(settings.dataDir, `storage-move-${pair}.log`);
  const { copied, known, bytes, deleted } = await moveFiles({
    from: source,
    to: target,
    journal,
    isDeleting: values.delete,
    report: (moved) => process.stderr.write(`${moved.copied + moved.known} files verified in ${target.name}\n`),
  });
  // The move is complete: nothing is left that a later run would continue.
  if (values.delete) await rm(journal, { force: true });
  process.stdout.write(
    `${copied} files (${bytes} bytes) were copied to ${target.name} and verified, ${known} were there; ${deleted} were deleted in ${source.name}\n`,
  );
}

try {
  await run();
} catch (problem) {
  process.stderr.write(`${problem instanceof ConfigError ? problem.message : startSentence(problem, null)}\n`);
  process.exit(1);
}
