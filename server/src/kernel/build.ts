// Which build of Folio this is, for the log, the doctor, backups and the footer.
import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Build {
  version: string;
  /** The first ten digits of the commit; null outside of a clone and without a file `commit.txt`. */
  commit: string | null;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return null;
  }
}

/** The folder of git: in a linked worktree, `.git` is a file that names it. */
function gitFolder(folder: string): string {
  const path = join(folder, '.git');
  const target = /^gitdir: (.+)$/.exec(readText(path) ?? '')?.[1];
  if (target === undefined) return path;
  return isAbsolute(target) ? target : join(folder, target);
}

/** The commit that is checked out, read without git. */
export function readCommit(folder: string): string | null {
  const git = gitFolder(folder);
  const head = readText(join(git, 'HEAD'));
  const branch = /^ref: (.+)$/.exec(head ?? '')?.[1];
  if (branch === undefined) return head;
  const shared = join(git, readText(join(git, 'commondir')) ?? '');
  const packed = readText(join(shared, 'packed-refs')) ?? '';
  return (
    readText(join(shared, branch)) ??
    packed
      .split('\n')
      .find((line) => line.endsWith(` ${branch}`))
      ?.split(' ')[0] ??
    null
  );
}

/** Reads the build of a folder with a `package.json`. A commit that is not a hash counts as unknown. */
export function readBuild(folder = root): Build {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const commit = readText(join(folder, 'commit.txt')) ?? readCommit(folder);
  return { version, commit: commit !== null && /^[0-9a-f]{40}$/.test(commit) ? commit.slice(0, 10) : null };
}

/** "2.1.0 (4eac3efd01)". */
export const describeBuild = ({ version, commit }: Build) => (commit === null ? version : `${version} (${commit})`);
