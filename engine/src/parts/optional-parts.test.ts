import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EngineFailure } from '../core/engine-types.ts';
import { listParts, OptionalParts, withParts } from './optional-parts.ts';

let root = '';
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const parts = () => new OptionalParts(pathToFileURL(`${root}/`));
const lock = '{"lockfileVersion": 3}';
const hash = createHash('sha256').update(lock).digest('hex');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'folio-parts-'));
  put('parts/voice/package.json', JSON.stringify({ description: 'Speaks', dependencies: { speaker: '1.2.0' } }));
  put('parts/voice/package-lock.json', lock);
});
afterEach(() => rmSync(root, { recursive: true }));

/** Replaces scripts/parts.mjs: writes down its arguments, then installs the part or fails. */
const installer = (fails = false) =>
  put(
    'scripts/parts.mjs',
    `import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
     const folder = ${JSON.stringify(`${root}/parts/voice/node_modules`)};
     appendFileSync(${JSON.stringify(`${root}/calls`)}, process.argv.slice(2).join(' ') + '\\n');
     if (${fails}) process.exit(1);
     mkdirSync(folder + '/speaker', { recursive: true });
     writeFileSync(folder + '/speaker/package.json', '{"version":"1.2.0"}');
     writeFileSync(folder + '/speaker/voice.dat', '');
     writeFileSync(folder + '/.installed', ${JSON.stringify(hash)});`,
  );
const missing = expect.objectContaining({ code: 'PART_NOT_INSTALLED', detail: 'voice' });

it('installs a missing part once for all that come together, and not again', async () => {
  installer();
  const one = parts();
  expect(one.list()).toEqual([{ name: 'voice', description: 'Speaks', isInstalled: false }]);
  await Promise.all([one.require('voice'), one.require('voice')]);
  await one.require('voice');
  expect(readFileSync(join(root, 'calls'), 'utf8')).toBe('add voice --on-demand\n');
  expect(parts().isInstalled('voice')).toBe(true);
});

it('names the part where it cannot be installed, and tries again at the next order', async () => {
  installer(true);
  const one = parts();
  await expect(one.require('voice')).rejects.toEqual(missing);
  installer();
  await one.require('voice');
});

it('installs nothing in an image, which has no scripts', async () => {
  await expect(parts().require('voice')).rejects.toEqual(missing);
});

it('does not take a part for installed that is half there, of another lock file or of another version', () => {
  put('parts/voice/node_modules/speaker/package.json', '{"version":"1.2.0"}');
  expect(parts().isInstalled('voice')).toBe(false);
  put('parts/voice/node_modules/.installed', 'the hash of an older lock file');
  expect(parts().isInstalled('voice')).toBe(false);
  put('node_modules/speaker/package.json', '{"version":"1.1.0"}');
  expect(parts().isInstalled('voice')).toBe(false);
});

it("takes the clone's own packages, where checks and tests install those of all parts", () => {
  put('node_modules/speaker/package.json', '{"version":"1.2.0"}');
  put('node_modules/speaker/voice.dat', '');
  expect(parts().isInstalled('voice')).toBe(true);
  expect(parts().fileOf('voice', 'speaker/voice.dat')).toBe(join(root, 'node_modules/speaker/voice.dat'));
});

it('names the part whose file is missing', () => {
  expect(() => parts().fileOf('voice', 'speaker/voice.dat')).toThrow(missing);
});

it('runs work again after it has installed the part that the work lacked, and passes on every other failure', async () => {
  let runs = 0;
  const work = () => {
    runs += 1;
    return runs === 1 ? Promise.reject(new EngineFailure('PART_NOT_INSTALLED', { detail: 'speech' })) : Promise.resolve('done');
  };
  expect(await withParts(work)).toBe('done');
  expect(runs).toBe(2);
  await expect(withParts(() => Promise.reject(new EngineFailure('FILE_DAMAGED')))).rejects.toMatchObject({
    code: 'FILE_DAMAGED',
  });
});

it('has all parts where tests run', () => {
  const all = listParts();
  expect(all.length).toBeGreaterThan(5);
  expect(all.filter(({ isInstalled }) => !isInstalled)).toEqual([]);
});
