// Installs the packages of a lock file by npm, at its versions.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const isWindows = process.platform === 'win32';

/** Every registry has a package's archive at this path, unless it answers 404 or refuses. */
const archiveOf = (registry, name, version) => `${registry}/${name}/-/${name.replace(/^@[^/]+\//, '')}-${version}.tgz`;

/** The lock with the URL of each archive in the registry. */
export function withArchives(lock, registry) {
  const packages = Object.entries(lock.packages).map(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link || entry.resolved) return [path, entry];
    const name = entry.name ?? path.replace(/^.*node_modules\//, '');
    return [path, { ...entry, resolved: archiveOf(registry, name, entry.version) }];
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}

const registryOf = (folder, env) =>
  spawnSync('npm', ['config', 'get', 'registry'], { cwd: folder, env, encoding: 'utf8', shell: isWindows })
    .stdout?.trim()
    .replace(/\/$/, '') ?? '';

/**
 * Runs `npm <words>` in the folder; returns npm's exit code. npm fetches the whole description of every package without a URL, as much again
 * as the packages, and the lock file names no registry. So npm reads a lock with URLs, which it prefers under this name, while it installs.
 */
export function installPackages(folder, words, env = process.env) {
  const runNpm = (stderr) => {
    const command = [...words, '--no-fund', '--no-audit', '--loglevel=error'];
    return spawnSync('npm', command, { cwd: folder, env, stdio: ['ignore', 2, stderr], encoding: 'utf8', shell: isWindows });
  };
  const registry = registryOf(folder, env);
  if (registry.startsWith('http')) {
    const file = join(folder, 'npm-shrinkwrap.json');
    const remove = () => rmSync(file, { force: true });
    process.once('exit', remove);
    try {
      const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
      writeFileSync(file, JSON.stringify(withArchives(lock, registry)));
      const { status, stderr, error } = runNpm('pipe');
      if (error) throw error;
      const isElsewhere = status !== 0 && /\bE40[0-9]\b/.test(stderr);
      if (!isElsewhere) {
        process.stderr.write(stderr);
        return status ?? 1;
      }
    } finally {
      process.off('exit', remove);
      remove();
    }
  }
  const { status, error } = runNpm(2);
  if (error) throw error;
  return status ?? 1;
}
