// The last stage of deploy/Dockerfile, built from the installed packages: without a registry, and with the bundle of `npm test`.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { mainFile } from '../testing/child-product.ts';
import { describeImage } from '../testing/image-contract.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Beside the packages, so that files are linked and not copied. */
const cacheFolder = join(root, 'node_modules/.cache/folio');

describeImage('its last stage', 1.2e9, 300_000, async (store) => {
  mkdirSync(cacheFolder, { recursive: true });
  const folder = mkdtempSync(join(cacheFolder, 'image-'));
  try {
    const script = join(root, 'scripts/image-files.mjs');
    await promisify(execFile)(process.execPath, [script, join(folder, 'image'), dirname(mainFile), '--link']);
    const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8');
    writeFileSync(join(folder, 'Dockerfile'), dockerfile.slice(dockerfile.indexOf('\nFROM scratch')));
    const words = ['--isolation', 'chroot', '--format', 'docker', '--build-context', `build=${folder}`];
    await store.buildah('bud', ...words, '--file', join(folder, 'Dockerfile'), '--tag', 'folio', folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
