// The secret key of an installation that was given none: made once, the same for every process on the data folder.
import { randomBytes, randomUUID } from 'node:crypto';
import {
  closeSync,
  fchownSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { SecretKeys } from './secrets.ts';
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

const fileIn = (dataDir: string) => join(dataDir, 'secret.key');

/** The keys in the lines of a file: the current one, then those that a rotation replaces. */
const linesOf = (file: string) => readFileSync(file, 'utf8').trim().split(/\s+/);

/** Replaces the file as a whole, so that no process reads half of it and a killed one leaves the former. */
function writeKeys(dataDir: string, keys: readonly string[]): void {
  const beside = `${fileIn(dataDir)}.${randomUUID()}`;
  const handle = openSync(beside, 'wx', 0o600);
  try {
    writeSync(handle, keys.join('\n'));
    // As root, it stays readable for the user that Folio runs as.
    const { uid, gid } = statSync(fileIn(dataDir));
    if (process.getuid?.() === 0) fchownSync(handle, uid, gid);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(beside, fileIn(dataDir));
}

/** Adds a successor to the key in the file. During an unfinished rotation the present successor stays. Returns true if it is new. */
export function succeedKeyFile(dataDir: string): boolean {
  const keys = linesOf(fileIn(dataDir));
  if (keys.length > 1) return false;
  writeKeys(dataDir, [randomBytes(32).toString('hex'), ...keys]);
  return true;
}

/** Forgets the keys before the current one. */
export const forgetFormerKeys = (dataDir: string): void => writeKeys(dataDir, linesOf(fileIn(dataDir)).slice(0, 1));

/** The keys of the file and further ones; a process that runs reads them once more (`SecretKeys.reload`). */
export function keysOfFile(dataDir: string, further: readonly string[]): SecretKeys {
  const keys: SecretKeys = { current: keyFileOf(dataDir), previous: [] };
  let seen = '';
  keys.reload = () => {
    const lines = linesOf(fileIn(dataDir));
    const [current = ''] = lines;
    if (lines.join() === seen || current.length < 32) return;
    seen = lines.join();
    keys.current = current;
    keys.previous = [...lines.slice(1), ...further];
  };
  keys.reload();
  return keys;
}

/** The key in `secret.key` of the data folder; made where there is none. Throws `StartProblem` for a file that holds none. */
export function keyFileOf(dataDir: string): string {
  const file = fileIn(dataDir);
  for (;;) {
    try {
      const [key = ''] = linesOf(file);
      if (key.length < 32) throw new StartProblem(`${file} holds no whole key; put it back from a backup, or set SECRET_KEY.`);
      return key;
    } catch (problem) {
      if (codeOf(problem) !== 'ENOENT') throw problem;
    }
    makeKey(dataDir, file);
  }
}
