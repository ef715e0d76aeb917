// Licenses of the shipped packages, and the package lists.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cycloneDx, thirdPartyNotices } from './bill-of-materials.mjs';
import { licenceFaults, readLocks, readSources, reasons, shippedPackages } from './licences.mjs';
import { root } from './setup.mjs';

const packages = shippedPackages(readLocks(root));
const notice = readFileSync(join(root, 'NOTICE'), 'utf8');

it('finds nothing in the packages and sources of now, and has no reason in vain', () => {
  expect(packages.length).toBeGreaterThan(300);
  expect(licenceFaults(packages, readSources(root), notice)).toEqual([]);
  expect(reasons.filter(({ name }) => !packages.some((one) => name.test(one.name) && one.licence.includes('GPL')))).toEqual([]);
});

it.each(['GPL-3.0', 'LGPL-2.1-or-later', 'AGPL-3.0-only', '(MIT OR GPL-2.0)'])(
  'finds a package under %s without a reason',
  (licence) => {
    const one = { name: 'some-package', version: '1.0.0', licence };
    expect(licenceFaults([one], new Map(), notice)).toEqual([expect.stringContaining('some-package 1.0.0 is under')]);
    expect(licenceFaults([{ ...one, licence: 'MIT' }], new Map(), notice)).toEqual([]);
  },
);

it.each(["import speak from 'espeak-ng';", "await import('espeak-ng/dist/main.js');", 'require.resolve("espeak-ng")'])(
  'finds %s outside of its program',
  (source) => {
    const one = { name: 'espeak-ng', version: '1.0.0', licence: 'GPL-3.0' };
    expect(licenceFaults([one], new Map([['engine/src/speech/speak.ts', source]]), notice)).toEqual([
      expect.stringContaining('engine/src/speech/speak.ts names espeak-ng'),
    ]);
    expect(licenceFaults([one], new Map([['parts/speech/load.ts', source]]), notice)).toEqual([]);
    expect(licenceFaults([one], new Map(), 'empty')).toEqual(['espeak-ng is missing in NOTICE']);
  },
);

it('finds a part under the GPL that is loaded outside of its program', () => {
  const one = { name: 'espeak-ng', version: '1.0.0', licence: 'GPL-3.0' };
  const source = "const { createEspeak } = await loadPart('speech');";
  expect(licenceFaults([one], new Map([['engine/src/speech/speak.ts', source]]), notice)).toEqual([
    expect.stringContaining('engine/src/speech/speak.ts loads the part speech'),
  ]);
  expect(licenceFaults([one], new Map([['engine/src/speech/espeak-program.ts', source]]), notice)).toEqual([]);
});

it('finds a dictionary that is named by its language', () => {
  const one = { name: 'dictionary-it', version: '2.0.0', licence: 'GPL-3.0' };
  const sources = new Map([['engine/src/other.ts', 'import.meta.resolve(`dictionary-${name}`)']]);
  expect(licenceFaults([one], sources, notice)).toHaveLength(1);
});

it('leaves out what only tests and builds need, and our own folders', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0', license: 'MIT' },
      'node_modules/b': { version: '1.0.0', dev: true },
      'node_modules/c': { link: true },
      'node_modules/a/node_modules/@x/d': { version: '2.0.0' },
    },
  };
  const part = { packages: { 'node_modules/e': { version: '1.0.0' }, 'node_modules/a': { version: '1.0.0' } } };
  const locks = [
    { folder: '.', lock },
    { folder: 'parts/p', lock: part },
  ];
  expect(shippedPackages(locks).map(({ path }) => path)).toEqual([
    'node_modules/a/node_modules/@x/d',
    'node_modules/a',
    'parts/p/node_modules/e',
  ]);
});

it('writes CycloneDX and each text of a licence once', () => {
  const one = { name: '@x/d', version: '2.0.0', licence: 'MIT', integrity: `sha512-${Buffer.from('abc').toString('base64')}` };
  const other = { name: 'e', version: '1.0.0', licence: '(MIT OR BSD-2-Clause)' };
  expect(cycloneDx([one, other], '2.0.0')).toMatchObject({
    bomFormat: 'CycloneDX',
    components: [
      { purl: 'pkg:npm/%40x/d@2.0.0', licenses: [{ license: { id: 'MIT' } }], hashes: [{ alg: 'SHA-512', content: '616263' }] },
      { licenses: [{ expression: '(MIT OR BSD-2-Clause)' }], hashes: [] },
    ],
  });
  const text = thirdPartyNotices([one, other], () => ['The text']);
  expect(text.split('The text')).toHaveLength(2);
  expect(text).toContain('@x/d 2.0.0\ne 1.0.0');
});
