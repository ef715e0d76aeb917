// Packages installed by a lock file: the URLs that npm gets beside it, and the lock files of optional parts.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readLocks } from './licences.mjs';
import { installPackages, withArchives } from './npm-packages.mjs';
import { findParts, partNames } from './parts.mjs';
import { root } from './setup.mjs';

const registry = 'https://packages.example.test/npm';

it('names the archive of every package, also of one under another name, and leaves folders and given URLs as they are', () => {
  const lock = {
    packages: {
      '': { version: '1.0.0' },
      engine: { version: '1.0.0' },
      'node_modules/engine': { link: true, resolved: 'engine' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/a/node_modules/@b/c': { version: '2.0.0-beta.1' },
      'node_modules/d': { name: 'empty', version: '3.0.0' },
      'node_modules/e': { version: '1.0.0', resolved: 'https://elsewhere.example.test/e.tgz' },
    },
  };
  const { packages } = withArchives(lock, registry);
  expect(Object.entries(packages).map(([path, { resolved }]) => [path, resolved])).toEqual([
    ['', undefined],
    ['engine', undefined],
    ['node_modules/engine', 'engine'],
    ['node_modules/a', `${registry}/a/-/a-1.0.0.tgz`],
    ['node_modules/a/node_modules/@b/c', `${registry}/@b/c/-/c-2.0.0-beta.1.tgz`],
    ['node_modules/d', `${registry}/empty/-/empty-3.0.0.tgz`],
    ['node_modules/e', 'https://elsewhere.example.test/e.tgz'],
  ]);
});

it('installs by the lock file, and leaves no second one behind', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-npm-test-'));
  try {
    mkdirSync(join(folder, 'one'));
    const manifest = { name: 'outer', version: '1.0.0', dependencies: { one: 'file:one' } };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    writeFileSync(join(folder, 'one/package.json'), '{"name": "one", "version": "1.0.0"}');
    const packages = { '': manifest, one: { version: '1.0.0' }, 'node_modules/one': { resolved: 'one', link: true } };
    const lock = JSON.stringify({ name: 'outer', version: '1.0.0', lockfileVersion: 3, requires: true, packages });
    writeFileSync(join(folder, 'package-lock.json'), lock);
    expect(installPackages(folder, ['ci'])).toBe(0);
    expect(existsSync(join(folder, 'node_modules/one/package.json'))).toBe(true);
    expect(existsSync(join(folder, 'npm-shrinkwrap.json'))).toBe(false);
    expect(readFileSync(join(folder, 'package-lock.json'), 'utf8')).toBe(lock);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('has the packages of optional parts at the versions that tests run with', () => {
  const [clone, ...parts] = readLocks(root);
  const nameAndVersion = ([path, { name, version }]) => `${name ?? path.replace(/^.*node_modules\//, '')}@${version}`;
  const tested = new Set(Object.entries(clone.lock.packages).map(nameAndVersion));
  const strays = parts.flatMap(({ lock }) =>
    Object.entries(lock.packages)
      .filter(([path]) => path !== '')
      .map(nameAndVersion)
      .filter((one) => !tested.has(one)),
  );
  expect(parts.length).toBe(partNames.length);
  expect(strays).toEqual([]);
});

it('finds parts by name, all and none, and refuses others', () => {
  expect(findParts(['all'])).toEqual(partNames);
  expect(findParts(['none'])).toEqual([]);
  expect(findParts(['speech', ''])).toEqual(['speech']);
  expect(() => findParts(['singing'])).toThrow('there is no part singing');
});
