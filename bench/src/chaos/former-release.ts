// The newest release as it was, from the history of this repository: its files in a folder of their own, its server bundled there.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readReleases } from '@folio/server/backup/releases';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const packages = join(root, 'node_modules');

/** Entry points of the server bundle. */
const bundled = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'catalogue',
  'contract',
  'engine',
  'locales',
  'scripts',
  'server',
];

/** Links the installed packages, which are those of today, and the workspaces of the folder itself. */
function linkPackages(folder: string): void {
  const links = join(folder, 'node_modules');
  mkdirSync(join(links, '@folio'), { recursive: true });
  for (const name of readdirSync(packages))
    if (name !== '@folio' && !name.startsWith('.')) symlinkSync(join(packages, name), join(links, name));
  for (const name of ['catalogue', 'contract', 'engine', 'locales', 'server'])
    symlinkSync(join(folder, name), join(links, '@folio', name));
}

export interface FormerRelease {
  name: string;
  /** The file to run. */
  main: string;
  remove: () => void;
}

/** Throws where the history of this clone does not reach back to the release. */
export function buildFormerRelease(): FormerRelease {
  const [name, release] = Object.entries(readReleases()).at(-1) ?? [];
  if (name === undefined || release === undefined)
    throw new Error('No release is noted in server/src/backup/dumps/releases.json');
  const { commit } = release;
  if (spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root, stdio: 'ignore' }).status !== 0)
    throw new Error(
      `The release ${name} (${commit}) is not in the history of this clone: rolling updates from it cannot be tested. Clone the whole repository, or fetch the rest of its history (git fetch --unshallow).`,
    );
  const folder = mkdtempSync(join(tmpdir(), 'folio-former-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const archive = join(folder, 'release.tar');
    execFileSync('git', ['archive', `--output=${archive}`, commit, ...bundled], { cwd: root });
    execFileSync('tar', ['-xf', archive, '-C', folder]);
    linkPackages(folder);
    const output = join(folder, 'server', 'dist', 'former');
    execFileSync(process.execPath, [join(folder, 'scripts', 'bundle-server.mjs'), output], { cwd: folder });
    return { name, main: join(output, 'main.js'), remove };
  } catch (problem) {
    remove();
    throw problem;
  }
}
