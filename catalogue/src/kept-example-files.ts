// Kept examples, found by file name and loaded when they are asked for: `text-to-image.kept.ts` belongs to `text_to_image`. The server's bundle
// replaces this file by the list that the folder gives (scripts/bundle-server.mjs).
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { KeptExample } from './kept-example-types.ts';

const folder = fileURLToPath(new URL('./kept-examples/', import.meta.url));
const ending = '.kept.ts';

export const keptExampleFiles: ReadonlyMap<string, () => Promise<{ default: KeptExample }>> = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => [
      basename(file, ending).replaceAll('-', '_'),
      () => import(pathToFileURL(`${folder}/${file}`).href) as Promise<{ default: KeptExample }>,
    ]),
);
