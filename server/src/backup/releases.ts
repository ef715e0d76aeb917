// The commit of each release whose dump is kept: the test of rolling updates starts the newest of them beside the sources.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { dumpsFolder } from './kept-dump.ts';

const file = fileURLToPath(new URL('releases.json', dumpsFolder));

/** Commits by the names of releases, oldest first. */
export const readReleases = (): Record<string, string> =>
  z.record(z.string(), z.string().regex(/^[0-9a-f]{40}$/)).parse(JSON.parse(readFileSync(file, 'utf8')));

/** Notes that a release is the commit that is checked out. */
export function noteRelease(release: string): void {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: fileURLToPath(dumpsFolder), encoding: 'utf8' }).trim();
  writeFileSync(file, `${JSON.stringify({ ...readReleases(), [release]: commit }, null, 2)}\n`);
}
