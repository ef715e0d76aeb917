// Setup of `npm start` and `npm test` on a fresh clone. Runs on any Node from 20 on, before any installation.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './npm-packages.mjs';
import { withSetupLock } from './setup-lock.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
/** Files that this machine can delete: stamps, test reports, compiled code. */
export const cacheFolder = join(root, 'node_modules', '.cache', 'folio');

export const say = (text) => process.stderr.write(`folio: ${text}\n`);

/** The Node that the packages brought (24), or the running one where it is as new. */
export function nodeBinary() {
  const own = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  return existsSync(own) ? own : process.execPath;
}

/** The environment in which project commands run: their binaries, and with them Node 24, come first. */
export function environment(extra = {}) {
  return { ...process.env, ...extra, PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}` };
}

/** Runs a command to its end; ends this process where it fails. */
export function run(command, options = {}) {
  const [program, ...words] = command;
  const done = spawnSync(program, words, {
    cwd: root,
    stdio: options.stdio ?? 'inherit',
    env: environment(options.env),
    shell: process.platform === 'win32',
  });
  if (done.error) throw done.error;
  if (done.status !== 0) {
    if (options.canFail) return done.status ?? 1;
    say(`"${command.join(' ')}" failed`);
    process.exit(done.status ?? 1);
  }
  return 0;
}

/** Runs a command in the foreground and hands signals on to it. */
export function become(command, env = {}) {
  const [program, ...words] = command;
  const child = spawn(program, words, {
    cwd: root,
    stdio: 'inherit',
    env: environment(env),
    shell: process.platform === 'win32',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

function isFresh(name, hash) {
  const file = join(cacheFolder, name);
  return existsSync(file) && readFileSync(file, 'utf8') === hash;
}

function stamp(name, hash) {
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(join(cacheFolder, name), hash);
}

const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/** Outside the clone, since installing removes `node_modules`; one file for each clone. */
const lockFile = join(tmpdir(), `folio-setup-${hashOf(root).slice(0, 16)}.lock`);

export const alone = (work) => withSetupLock(lockFile, work, (pid) => say(`waiting for the set-up of process ${pid}`));

/** The hash of the lock file that packages were installed from, and whether all were, as in versions that installed nothing else; empty before the first time. */
function readInstalled() {
  const file = join(cacheFolder, 'installed');
  const [hash = '', kind = ''] = existsSync(file) ? readFileSync(file, 'utf8').split(' ') : [];
  return { hash, hasAll: hash !== '' && kind !== 'run' };
}

/** Headers of Node, for compilers: a third of its package. */
function removeHeaders() {
  rmSync(join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'include'), { recursive: true, force: true });
}

/**
 * Installs packages if the lock file changed since the last time: `run` those that run and build Folio, `all` also those that check and test.
 * Nothing that a check or test installed is removed by a start.
 */
export function ensureInstalled(kind = 'run') {
  const hash = hashOf(readFileSync(join(root, 'package-lock.json')));
  const isThere = (installed) => installed.hash === hash && (installed.hasAll || kind === 'run');
  if (isThere(readInstalled())) return;
  alone(() => {
    const installed = readInstalled();
    if (isThere(installed)) return;
    const all = kind === 'all' || installed.hasAll;
    say(
      all
        ? 'installing packages to run, check and test (once; about a minute)'
        : 'installing packages (once; about half a minute)',
    );
    // Running processes continue while the others are added.
    const words = installed.hash === hash ? ['install', '--no-save'] : ['ci'];
    const status = installPackages(root, [...words, ...(all ? ['--include=dev'] : ['--omit=dev'])], environment());
    if (status !== 0) {
      say('the packages could not be installed');
      process.exit(status);
    }
    removeHeaders();
    stamp('installed', `${hash} ${all ? 'all' : 'run'}`);
  });
}

/** Runs the same command by the Node that the packages brought, and ends with its exit code, where the running one is older. */
export function ensureOwnNode(kind) {
  ensureInstalled(kind);
  if (Number(process.versions.node.split('.')[0]) >= 24 || nodeBinary() === process.execPath) return;
  const { status } = spawnSync(nodeBinary(), process.argv.slice(1), {
    stdio: 'inherit',
    env: environment(),
    shell: process.platform === 'win32',
  });
  process.exit(status ?? 1);
}

/** Adds names, sizes and times of all source files below a folder. Not `recursive`, which asks the disk about each entry once more. */
function addFiles(folder, lines) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}${sep}${entry.name}`;
    if (entry.isDirectory()) {
      if (entry.name !== 'dist' && entry.name !== 'node_modules') addFiles(path, lines);
    } else if (entry.isFile()) {
      const { size, mtimeMs } = statSync(path);
      lines.push(`${path}:${size}:${mtimeMs}`);
    }
  }
}

/** Of folders, since the last build: several states are of the same ones. */
const fingerprints = new Map();

/** Cheap, and different whenever a file changed. */
function fingerprint(folder) {
  const known = fingerprints.get(folder);
  if (known !== undefined) return known;
  /** @type {string[]} */
  const lines = [];
  addFiles(folder, lines);
  const found = lines.sort().join('\n');
  fingerprints.set(folder, found);
  return found;
}

/** A hash of these folders' and files' state and of the packages. */
const stateOf = (...paths) =>
  hashOf(
    [...paths.map((path) => fingerprint(join(root, path))), readFileSync(join(root, 'package-lock.json'), 'utf8')].join('\n'),
  );

/** Builds the web app if its sources, the contract, the texts, the catalogue (it holds its icons) or the packages changed. */
export function ensureBuilt() {
  const state = () => stateOf('web', 'contract', 'locales', 'catalogue');
  const isBuilt = () => isFresh('built', state()) && existsSync(join(root, 'web', 'dist', 'index.html'));
  if (isBuilt()) return;
  alone(() => {
    // Another start may have built it meanwhile.
    fingerprints.clear();
    if (isBuilt()) return;
    say('building the web app (when its sources changed; about 20 seconds)');
    run([nodeBinary(), 'web/scripts/generate-contract.ts'], { stdio: ['ignore', 2, 2] });
    run(['vite', 'build', 'web', '--logLevel', 'warn'], { stdio: ['ignore', 2, 2] });
    // Generated files belong to the build.
    fingerprints.clear();
    stamp('built', state());
  });
}

/**
 * Bundles the server when its sources or the packages changed; answers the file to run. Each state has a folder of its own, of
 * which the last two stay: a process that runs on keeps finding its files.
 */
export function ensureBundled() {
  const bundles = join(root, 'server', 'dist');
  const name = stateOf('server', 'engine', 'catalogue', 'contract', 'locales', 'scripts').slice(0, 16);
  const main = join(bundles, name, 'main.js');
  if (existsSync(main)) return main;
  say('bundling the server (when its sources changed; about 5 seconds)');
  const unfinished = join(bundles, `${name}.${process.pid}`);
  run([nodeBinary(), 'scripts/bundle-server.mjs', unfinished], { stdio: ['ignore', 2, 2] });
  try {
    renameSync(unfinished, join(bundles, name));
  } catch (problem) {
    // Another start was faster.
    if (!existsSync(main)) throw problem;
    rmSync(unfinished, { recursive: true, force: true });
  }
  const age = (folder) => Date.now() - statSync(join(bundles, folder)).mtimeMs;
  const byAge = readdirSync(bundles).sort((a, b) => age(a) - age(b));
  for (const old of byAge.slice(2)) rmSync(join(bundles, old), { recursive: true, force: true });
  return main;
}

const isRoot = () => process.getuid?.() === 0;
const canInstall = () => isRoot() && existsSync('/usr/bin/apt-get');

/** Installs Debian packages without recommended ones. Returns true on success. */
function installDebianPackages(names) {
  const options = { stdio: ['ignore', 2, 2], canFail: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  run(['apt-get', 'update', '-qq'], options);
  return run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...names], options) === 0;
}

/** The shell draws pages alone; the whole browser, which draws its own windows too, takes a quarter more of the processor for the same journeys. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const chromiumPaths = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium for the browser tests: Debian's headless one (installed as root), else the system's, else Playwright's own download. */
export function ensureChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  if (!existsSync(headlessShell) && canInstall()) {
    say('installing Chromium for the browser tests (once)');
    // Older releases have the whole browser alone.
    if (!installDebianPackages(['chromium-headless-shell']) && !chromiumPaths.some((path) => existsSync(path)))
      installDebianPackages(['chromium']);
  }
  const found = chromiumPaths.find((path) => existsSync(path));
  if (found) return found;
  if (run(['playwright-core', 'install', 'chromium'], { stdio: ['ignore', 2, 2], canFail: true }) === 0) return '';
  say('no Chromium was found for the browser tests: install one and set CHROMIUM_PATH to it');
  process.exit(1);
}

/** Path of llama.cpp's server for the tests beside it, or the end of this process with a word on how to get it. */
export function ensureLlamaServer() {
  const given = process.env.LLAMA_SERVER_PATH ?? 'llama-server';
  if (!spawnSync(given, ['--version'], { stdio: 'ignore' }).error) return given;
  say(
    'no llama-server was found: install llama.cpp (Debian, Homebrew, Nix and others have it), or set LLAMA_SERVER_PATH to its server',
  );
  process.exit(1);
}

/** Ends where pgbouncer, and a PostgreSQL to put it before, are missing; Debian's packages `pgbouncer` and `postgresql` have them. */
export function ensurePooler() {
  if (!spawnSync('/usr/sbin/pgbouncer', ['--version'], { stdio: 'ignore' }).error && existsSync('/usr/lib/postgresql')) return;
  say('no pgbouncer, or no PostgreSQL to put it before, was found: install the packages pgbouncer and postgresql');
  process.exit(1);
}

const isBuilderThere = () => !spawnSync('buildah', ['--version'], { stdio: 'ignore' }).error;

/** True if the image can be built and run: Debian's package `buildah` (installed as root) builds it, and containers need mounts. */
export function hasBuilder() {
  const mounting = ['--mount', '--propagation=private', 'mount', '-t', 'proc', 'proc', '/proc'];
  if (!isRoot() || spawnSync('/usr/bin/unshare', mounting, { stdio: 'ignore' }).status !== 0) return false;
  if (isBuilderThere()) return true;
  if (!canInstall()) return false;
  say('installing buildah for the test of the image (once)');
  return installDebianPackages(['buildah']) && isBuilderThere();
}

/** Ends where the image cannot be built and run. */
export function ensureBuilder() {
  if (hasBuilder()) return;
  say('the image cannot be built: run the tests as root, where mounts are allowed, and install the package buildah');
  process.exit(1);
}

/** Ends where no base for the first stage of the Dockerfile can be made. */
export function ensureDebootstrap() {
  if (existsSync('/usr/sbin/debootstrap')) return;
  say('the first stage of the image cannot be built: install the package debootstrap');
  process.exit(1);
}

/** Ceph's object gateway, and the programs that store its objects. */
const cephPackages = ['radosgw', 'ceph-mon', 'ceph-osd'];
const isCephThere = () => cephPackages.every((name) => !spawnSync(name, ['--version'], { stdio: 'ignore' }).error);

/** True if a real S3 server can be started: Debian's packages of Ceph, installed as root. */
export function hasCeph() {
  if (isCephThere()) return true;
  if (!canInstall()) return false;
  say('installing the object gateway of Ceph for the tests of buckets (once)');
  return installDebianPackages(cephPackages) && isCephThere();
}

/** Ends where no real S3 server can be started. */
export function ensureCeph() {
  if (hasCeph()) return;
  say(`no object gateway of Ceph was found: install the packages ${cephPackages.join(', ')}`);
  process.exit(1);
}

/** Path of the S3 server of moto, or the end of this process with a word on how to get it. */
export function ensureS3Server() {
  const given = process.env.S3_SERVER_PATH ?? 'moto_server';
  if (!spawnSync(given, ['--help'], { stdio: 'ignore' }).error) return given;
  say('no S3 server was found: install moto with its server, or set S3_SERVER_PATH to its moto_server');
  process.exit(1);
}

/** A WordPress of Debian's packages, installed or unpacked into WORDPRESS_ROOT. */
export function ensureWordpress() {
  const folder = process.env.WORDPRESS_ROOT ?? '/';
  const needed = ['usr/share/wordpress', 'usr/sbin/mariadbd', 'usr/bin/php8.2', 'usr/lib/php/20220829/mysqli.so'];
  if (needed.every((file) => existsSync(join(folder, file)))) return;
  say('no WordPress was found: install the packages wordpress, mariadb-server, php-cli and php-mysql');
  process.exit(1);
}
