// The secret key of an installation that was given none: made once, the same for every process on the data folder.
import { randomBytes, randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from './start-problem.ts';

/** Fewer different characters than any 32 random digits have, or a word said again and again. */
export const isGuessable = (key: string): boolean => new Set(key).size < 8 || /^(.{1,16}?)\1+.{0,15}$/s.test(key);

const codeOf = (problem: unknown) => (problem as { code?: string }).code;

/** Writes a whole key beside and links it into its place, so that of several first processes one wins and none reads half a key. */
function makeKey(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true });
  const beside = `${file}.${randomUUID()}`;
  const handle = openSync(beside, 'wx', 0o600);
  try {
    writeSync(handle, randomBytes(32).toString('hex'));
    fsyncSync(handle);
    linkSync(beside, file);
  } catch (problem) {
    if (codeOf(problem) !== 'EEXIST') throw problem;
  } finally {
    closeSync(handle);
    rmSync(beside, { force: true });
  }
}

/** The key in `secret.key` of the data folder; made where there is none. Throws `StartProblem` for a file that holds none. */
export function keyFileOf(dataDir: string): string {
  const file = join(dataDir, 'secret.key');
  for (;;) {
    try {
      const key = readFileSync(file, 'utf8').trim();
      if (key.length < 32) throw new StartProblem(`${file} holds no whole key; put it back from a backup, or set SECRET_KEY.`);
      return key;
    } catch (problem) {
      if (codeOf(problem) !== 'ENOENT') throw problem;
    }
    makeKey(dataDir, file);
  }
}
