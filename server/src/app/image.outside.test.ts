// The image that deploy/Dockerfile describes, built by buildah without a registry and run as a container runs it: its own root file system,
// without rights, with /proc and /dev alone. Needs root, `buildah` and the bundle of `npm test`.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, mainFile, secretOfChildren, type TestDatabase } from '../testing/child-product.ts';
import { findFreePort } from '../testing/free-port.ts';
import { posting } from '../testing/job-posting.ts';
import { goodPassword } from '../testing/test-product.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const maxBytes = 450e6;

interface ImageConfig {
  User: string;
  WorkingDir: string;
  Env: string[];
  Cmd: string[];
  StopSignal: string;
}

let folder: string;
let mounted: string;
let config: ImageConfig;
let database: TestDatabase;
/** The database of tests is reached by a socket, which only its user may open; the image reaches it by a port, as it does any other. */
let bridge: Server;
let databaseUrl: string;

/** What our sources import of packages, by the folder that imports it. */
function namedPackages(): [folder: string, name: string][] {
  const found = new Map<string, [string, string]>();
  for (const folder of ['contract', 'catalogue', 'engine', 'server', 'locales']) {
    const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    for (const file of readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts') || /\.test\.ts$|(?:^|\/)(?:testing|fixtures)\//.test(file)) continue;
      const source = readFileSync(join(root, folder, 'src', file), 'utf8');
      for (const [, name = ''] of source.matchAll(/(?:^import (?!type)[^;]*?from |import\()'([^.'][^']*)'/gm)) {
        const owner = name.split('/', name.startsWith('@') ? 2 : 1).join('/');
        if (owner in dependencies && !owner.startsWith('@folio/')) found.set(`${folder} ${name}`, [folder, name]);
      }
    }
  }
  return [...found.values()];
}

const buildah = (...words: string[]): string =>
  execFileSync(
    'buildah',
    ['--storage-driver', 'vfs', '--root', join(folder, 'images'), '--runroot', join(folder, 'run'), ...words],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64 * 1024 * 1024 },
  ).trim();

const environmentWith = (more: Record<string, string>): Record<string, string> => ({
  ...Object.fromEntries(config.Env.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])),
  ...more,
});

/** What a container runtime does before it starts the command: mounts of its own, the root, the folder, the user. */
const inContainer = (command: readonly string[]): string[] => [
  '--mount',
  '--propagation=private',
  '/bin/sh',
  '-c',
  'root=$1; folder=$2; user=$3; shift 3; /bin/mount -t proc proc $root/proc && /bin/mount --rbind /dev $root/dev && ' +
    'exec /usr/bin/unshare --root=$root --wd=$folder --setgid=$user --setuid=$user "$@"',
  'container',
  mounted,
  config.WorkingDir,
  config.User,
  ...command,
];

const runInContainer = (...command: string[]): string =>
  execFileSync('/usr/bin/unshare', inContainer(command), { encoding: 'utf8', env: environmentWith({}) });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'folio-image-'));
  // The stage that builds needs a registry; what it ends with is made by the script that it runs.
  execFileSync(process.execPath, [join(root, 'scripts/image-files.mjs'), join(folder, 'image'), dirname(mainFile)]);
  const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8');
  writeFileSync(join(folder, 'Dockerfile'), dockerfile.slice(dockerfile.indexOf('\nFROM scratch')));
  const made = ['--isolation', 'chroot', '--format', 'docker', '--build-context', `build=${folder}`];
  buildah('bud', ...made, '--file', join(folder, 'Dockerfile'), '--tag', 'folio', folder);
  rmSync(join(folder, 'image'), { recursive: true });
  ({
    Docker: { config },
  } = JSON.parse(buildah('inspect', '--type', 'image', 'folio')) as { Docker: { config: ImageConfig } });
  mounted = buildah('mount', buildah('from', '--pull-never', 'folio'));
  database = await createTestDatabase();
  const { pathname, searchParams } = new URL(database.connectionString);
  bridge = createServer((near) => {
    const far = connect(join(searchParams.get('host') ?? '', '.s.PGSQL.5432'));
    near
      .on('error', () => far.destroy())
      .pipe(far)
      .on('error', () => near.destroy())
      .pipe(near);
  });
  await new Promise<void>((resolve) => bridge.listen(0, '127.0.0.1', resolve));
  databaseUrl = `postgresql://folio@127.0.0.1:${(bridge.address() as AddressInfo).port}${pathname}`;
}, 240_000);

afterAll(async () => {
  bridge.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

describe('the image', () => {
  it('has at most 450 MB, runs without rights, and has no shell and nothing to build with', () => {
    const [image] = JSON.parse(buildah('images', '--json', 'folio')) as { size: string }[];
    const size = execFileSync('du', ['-s', '--apparent-size', '--block-size=1', mounted], { encoding: 'utf8' });
    expect(Number.parseInt(size, 10)).toBeGreaterThan(200e6);
    expect(Number.parseInt(size, 10)).toBeLessThan(maxBytes);
    expect(Number.parseFloat(image?.size ?? '')).toBeLessThan(maxBytes / 1e6);
    expect(config).toMatchObject({ User: '1000', WorkingDir: '/app', StopSignal: 'SIGTERM' });
    const programs = execFileSync(
      'find',
      [mounted, '-name', 'sh', '-o', '-name', 'npm', '-o', '-name', 'gcc', '-o', '-name', 'apt'],
      {
        encoding: 'utf8',
      },
    );
    expect(programs).toBe('');
  });

  it('loads every package that the sources name', () => {
    const names = JSON.stringify(namedPackages());
    // Each in a process of its own, as some end it when another one fails.
    const script = `
      const { spawnSync } = await import('node:child_process');
      const failed = ${names}.flatMap(([folder, name]) => {
        const load = 'const load = (options) => import("' + name + '", options);';
        const asData = '(problem) => problem.code === "ERR_IMPORT_ATTRIBUTE_MISSING" ? load({ with: { type: "json" } }) : Promise.reject(problem)';
        const words = ['--input-type=module', '-e', load + 'await load({}).catch(' + asData + '); process.exit(0)'];
        const { status, stderr } = spawnSync(process.execPath, words, { cwd: '/app/' + folder, encoding: 'utf8' });
        return status === 0 ? [] : [name + ': ' + stderr.slice(-600)];
      });
      console.log(JSON.stringify(failed));
    `;
    expect(JSON.parse(runInContainer('node', '--input-type=module', '-e', script))).toEqual([]);
    expect(namedPackages().length).toBeGreaterThan(60);
  }, 240_000);

  it('starts on a database, shows a page, writes an order and stops when it is asked to', async () => {
    const port = await findFreePort();
    const child = spawn('/usr/bin/unshare', inContainer(config.Cmd), {
      env: environmentWith({
        HOST: '127.0.0.1',
        PORT: String(port),
        DATABASE_URL: databaseUrl,
        SECRET_KEY: secretOfChildren,
      }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    try {
      const url = `http://127.0.0.1:${port}`;
      await vi.waitFor(
        async () => {
          if (child.exitCode !== null) throw new Error(`It ended: ${output}`);
          expect((await fetch(`${url}/readyz`)).status).toBe(200);
        },
        { timeout: 60_000, interval: 100 },
      );
      const user = readFileSync(`/proc/${child.pid}/status`, 'utf8').match(/^Uid:\s+(\d+)/m)?.[1];
      expect(user).toBe('1000');
      const page = await fetch(`${url}/login`);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('<div id="root">');
      const call = async (path: string, body: unknown, token = '') => {
        const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
        const response = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
        return (await response.json()) as Record<string, unknown>;
      };
      const person = { name: 'Marta Ferri', email: 'marta@example.com', password: goodPassword };
      const registered = await call('/services/auth/register', person);
      const { token } = registered['service-api'] as { token: string };
      await call('/services/orders/create', { tool: 'job_posting', fields: posting }, token);
      await vi.waitFor(
        async () => expect(await database.query('select status from order_details')).toEqual([{ status: 'accepted' }]),
        { timeout: 30_000, interval: 100 },
      );
      const asked = performance.now();
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
      expect(performance.now() - asked).toBeLessThan(10_000);
    } finally {
      child.kill('SIGKILL');
    }
  }, 120_000);
});
