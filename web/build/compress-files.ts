// Beside each text file of the build lie a brotli and a gzip of it, which the server sends to browsers that take them: packed once, as well as can be.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const packable = /\.(js|css|html|svg|json|txt|webmanifest)$/;
/** Below this a packed file saves nothing that a network would notice. */
const minBytes = 1024;

async function packOne(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < minBytes) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [small, fallback] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, fallback)]);
}

/** Vite's mode of a build that no network serves, such as that of a test: without them it takes half as long. */
const uncompressed = 'uncompressed';

export const compressFiles = (): Plugin => ({
  name: 'folio:compress-files',
  apply: (_config, { command, mode }) => command === 'build' && mode !== uncompressed,
  writeBundle: {
    sequential: true,
    order: 'post',
    async handler({ dir }) {
      if (dir === undefined) return;
      const entries = await readdir(dir, { withFileTypes: true, recursive: true });
      const paths = entries
        .filter((entry) => entry.isFile() && packable.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name));
      // A few at a time: the thread pool packs them.
      for (let at = 0; at < paths.length; at += 8) await Promise.all(paths.slice(at, at + 8).map(packOne));
    },
  },
});
