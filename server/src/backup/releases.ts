// The releases with kept dumps: the test of rolling updates starts the newest of them beside the sources, and `npm run check migrations`
// refuses changes that it could not work with.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { dumpsFolder } from './kept-dump.ts';

const file = fileURLToPath(new URL('releases.json', dumpsFolder));

const releaseSchema = z.object({
  commit: z.string().regex(/^[0-9a-f]{40}$/),
  /** The moment of its newest migration, as `meta/_journal.json` has it. */
  migration: z.number(),
});
type Release = z.infer<typeof releaseSchema>;

/** Releases by name, oldest first. */
export const readReleases = (): Record<string, Release> =>
  z.record(z.string(), releaseSchema).parse(JSON.parse(readFileSync(file, 'utf8')));

/** Records the checked out commit as a release with its newest migration of this moment. */
export function recordRelease(name: string, migration: number): void {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: fileURLToPath(dumpsFolder), encoding: 'utf8' }).trim();
  const lines = Object.entries({ ...readReleases(), [name]: { commit, migration } }).map(
    ([release, noted]) =>
      `  ${JSON.stringify(release)}: { "commit": ${JSON.stringify(noted.commit)}, "migration": ${noted.migration} }`,
  );
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}
