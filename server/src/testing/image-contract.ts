// Contract of the image of deploy/Dockerfile: run as a container runs it, with its own root file system, without rights,
// with /proc and /dev alone. Needs root and `buildah`.
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../kernel/db/embedded-postgres.ts';
import { secretOfChildren } from './child-product.ts';
import { findFreePort } from './free-port.ts';
import { type ImageStore, openImageStore } from './image-store.ts';
import { posting } from './job-posting.ts';
import { goodPassword } from './test-product.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const maxBytes = 450e6;

interface ImageConfig {
  User: string;
  WorkingDir: string;
  Env: string[];
  Cmd: string[];
  StopSignal: string;
}

/** Package imports of our sources, by the folder that imports them, and the packages of each optional part. */
function namedPackages(): [folder: string, name: string][] {
  const found = new Map<string, [string, string]>();
  for (const part of readdirSync(join(root, 'parts')))
    if (existsSync(join(root, 'parts', part, 'load.ts'))) found.set(part, [`parts/${part}`, './load.ts']);
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

/** Run in the image: loads each package in a process of its own, as some end it when another one fails, and prints the failures. */
const loadPackages = (names: [folder: string, name: string][]) => `
  const { execFile } = await import('node:child_process');
  const waiting = ${JSON.stringify(names)};
  const failed = [];
  const load = (folder, name) => new Promise((resolve) => {
    const source = 'const load = (options) => import("' + name + '", options);' +
      'const asData = (problem) => problem.code === "ERR_IMPORT_ATTRIBUTE_MISSING" ? load({ with: { type: "json" } }) : Promise.reject(problem);' +
      'await load({}).catch(asData); process.exit(0)';
    execFile(process.execPath, ['--input-type=module', '-e', source], { cwd: '/app/' + folder }, (problem, stdout, stderr) => {
      if (problem) failed.push(name + ': ' + stderr.slice(-600));
      resolve();
    });
  });
  await Promise.all([1, 2, 3].map(async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await load(...next);
  }));
  console.log(JSON.stringify(failed));`;

/** The database is reached by a socket, which only its user may open; the image reaches it by a port, as it does any other. */
async function bridgeTo(database: EmbeddedPostgres): Promise<{ bridge: Server; databaseUrl: string }> {
  const { pathname, searchParams } = new URL(database.connectionString);
  const bridge = createServer((near) => {
    const far = connect(join(searchParams.get('host') ?? '', '.s.PGSQL.5432'));
    near
      .on('error', () => far.destroy())
      .pipe(far)
      .on('error', () => near.destroy())
      .pipe(near);
  });
  await new Promise<void>((resolve) => bridge.listen(0, '127.0.0.1', resolve));
  return { bridge, databaseUrl: `postgresql://folio@127.0.0.1:${(bridge.address() as AddressInfo).port}${pathname}` };
}

/** `build` leaves the image `folio` in the store, which may take `storeBytes`, within `timeoutMs`. */
export function describeImage(
  name: string,
  storeBytes: number,
  timeoutMs: number,
  build: (store: ImageStore) => Promise<void>,
): void {
  describe(`the image, ${name}`, () => {
    let store: ImageStore;
    let mounted: string;
    let config: ImageConfig;
    let dataDir: string;
    let database: EmbeddedPostgres;
    let bridge: Server;
    let databaseUrl: string;

    const environmentWith = (more: Record<string, string>): Record<string, string> => ({
      ...Object.fromEntries(config.Env.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])),
      ...more,
    });

    /** Setup steps of a container runtime before the command: mounts, the root, the folder, the user. */
    const inContainer = (command: readonly string[]): string[] => [
      '/usr/bin/unshare',
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

    const startDatabase = async () => {
      dataDir = mkdtempSync(join(tmpdir(), 'folio-image-data-'));
      const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
      database = await startEmbeddedPostgres(dataDir, { settings });
      ({ bridge, databaseUrl } = await bridgeTo(database));
    };
    const buildImage = async () => {
      store = await openImageStore(storeBytes);
      await build(store);
      ({
        Docker: { config },
      } = JSON.parse(await store.buildah('inspect', '--type', 'image', 'folio')) as { Docker: { config: ImageConfig } });
      mounted = await store.buildah('mount', await store.buildah('from', '--pull-never', 'folio'));
    };

    beforeAll(async () => {
      const begun = await Promise.allSettled([startDatabase(), buildImage()]);
      for (const each of begun) if (each.status === 'rejected') throw each.reason;
    }, timeoutMs);

    afterAll(async () => {
      bridge?.close();
      await database?.stop();
      for (const folder of [dataDir, database?.folder]) if (folder) rmSync(folder, { recursive: true, force: true });
      await store?.close();
    }, 60_000);

    it('has at most 450 MB, runs without rights, and has no shell and nothing to build with', async () => {
      const [image] = JSON.parse(await store.buildah('images', '--json', 'folio')) as { size: string }[];
      const size = Number.parseInt(await store.run(['du', '-s', '--apparent-size', '--block-size=1', mounted]), 10);
      expect(size).toBeGreaterThan(200e6);
      expect(size).toBeLessThan(maxBytes);
      expect(Number.parseFloat(image?.size ?? '')).toBeLessThan(maxBytes / 1e6);
      expect(config).toMatchObject({ User: '1000', WorkingDir: '/app', StopSignal: 'SIGTERM' });
      const programs = ['sh', 'npm', 'gcc', 'apt'].flatMap((program) => ['-o', '-name', program]).slice(1);
      expect(await store.run(['find', mounted, ...programs])).toBe('');
    });

    it('loads every package that the sources name', async () => {
      const names = namedPackages();
      const command = inContainer(['node', '--input-type=module', '-e', loadPackages(names)]);
      expect(JSON.parse(await store.run(command, environmentWith({})))).toEqual([]);
      expect(names.length).toBeGreaterThan(60);
    }, 240_000);

    it('starts on an empty database, shows a page, writes an order and stops when it is asked to', async () => {
      const port = await findFreePort();
      const child: ChildProcess = store.start(
        inContainer(config.Cmd),
        environmentWith({ HOST: '127.0.0.1', PORT: String(port), DATABASE_URL: databaseUrl, SECRET_KEY: secretOfChildren }),
      );
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
      const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
      const client = new pg.Client({ connectionString: databaseUrl });
      try {
        const url = `http://127.0.0.1:${port}`;
        await vi.waitFor(
          async () => {
            if (child.exitCode !== null) throw new Error(`It ended: ${output}`);
            expect((await fetch(`${url}/readyz`)).status).toBe(200);
          },
          { timeout: 120_000, interval: 100 },
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
        await client.connect();
        await vi.waitFor(
          async () => expect((await client.query('select status from order_details')).rows).toEqual([{ status: 'accepted' }]),
          { timeout: 60_000, interval: 100 },
        );
        const asked = performance.now();
        child.kill('SIGTERM');
        expect(await ended).toBe(0);
        expect(performance.now() - asked).toBeLessThan(20_000);
      } finally {
        child.kill('SIGKILL');
        await client.end();
      }
    }, 240_000);
  });
}
