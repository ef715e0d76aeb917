// All stages of deploy/Dockerfile. The image that they begin with is made here by `debootstrap` under its name, so that no registry of images
// is needed; packages of Debian and npm come from where this machine takes them.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeImage } from '../testing/image-contract.ts';
import type { ImageStore } from '../testing/image-store.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const outputOf = (program: string, ...words: string[]) => execFileSync(program, words, { encoding: 'utf8', cwd: root }).trim();

/** Settings by which npm reaches its registry from this machine; nothing else of it is passed on, and no tokens. */
const npmSettings = ['registry', 'cafile', 'strict-ssl', 'proxy', 'https-proxy', 'noproxy'];

/** The folder of the npm that runs the tests, or of the first one of the machine. */
const npmFolder = () => dirname(dirname(realpathSync(process.env['npm_execpath'] ?? outputOf('which', 'npm'))));

/** Slim Debian with Node of the packages and npm of this machine, as `node:24-bookworm-slim` has them. */
async function makeBase(store: ImageStore): Promise<void> {
  const container = await store.buildah('from', 'scratch');
  const mounted = await store.buildah('mount', container);
  const sites = outputOf('apt-get', 'indextargets', '--format', '$(SITE)', 'Codename: bookworm', 'Created-By: Packages');
  const [mirror = ''] = sites.split('\n');
  await store.run(['debootstrap', '--variant=minbase', 'bookworm', mounted, ...(mirror === '' ? [] : [mirror])]);
  const local = join(mounted, 'usr/local');
  await store.run(['cp', join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`), join(local, 'bin/node')]);
  await store.run(['mkdir', '-p', join(local, 'lib/node_modules'), join(local, 'etc')]);
  await store.run(['cp', '-rL', npmFolder(), join(local, 'lib/node_modules/npm')]);
  await store.run(['ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm')]);
  const settings = new Map(npmSettings.map((name) => [name, outputOf('npm', 'config', 'get', name)]));
  const certificates = process.env['NODE_EXTRA_CA_CERTS'];
  const configured = ['config', '--cmd', 'node'];
  for (const [name, file] of [
    ['cafile', settings.get('cafile')],
    ['NODE_EXTRA_CA_CERTS', certificates],
  ] as const) {
    if (!file || file === 'null' || file === 'undefined') continue;
    await store.run(['cp', '-L', file, join(local, 'etc', `${name}.pem`)]);
    if (name === 'cafile') settings.set(name, `/usr/local/etc/${name}.pem`);
    else configured.push('--env', `${name}=/usr/local/etc/${name}.pem`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'folio-npmrc-'));
  const lines = [...settings].filter(([, value]) => !['', 'null', 'undefined'].includes(value));
  writeFileSync(join(folder, 'npmrc'), lines.map(([name, value]) => `${name}=${value}\n`).join(''));
  await store.run(['cp', join(folder, 'npmrc'), join(local, 'etc/npmrc')]);
  rmSync(folder, { recursive: true });
  await store.buildah(...configured, container);
  await store.buildah('commit', '--rm', '--quiet', container, 'node:24-bookworm-slim');
}

describeImage('all its stages', 8e9, 1_500_000, async (store) => {
  await makeBase(store);
  const file = join(root, 'deploy/Dockerfile');
  const words = ['--isolation', 'chroot', '--network', 'host', '--pull-never', '--format', 'docker'];
  await store.buildah('bud', ...words, '--ignorefile', `${file}.dockerignore`, '--file', file, '--tag', 'folio', root);
});
