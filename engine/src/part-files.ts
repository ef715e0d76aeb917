// The engine's parts for single tools, found by file name: `job-posting.compose.ts` belongs to `job_posting`. Adding a tool is
// adding files. The server's bundle replaces this file by the lists that the folder gives (scripts/bundle-server.mjs).
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AnyComposer } from './composer/composer-types.ts';
import type { AnyComputation } from './computed/computation.ts';
import type { Maker } from './core/maker-types.ts';

type Load<Part> = () => Promise<{ default: Part }>;

const folder = fileURLToPath(new URL('.', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

/** Files with this ending by the slug of their tool; each is loaded when it is asked for. */
const filesEndingIn = <Part>(ending: string): ReadonlyMap<string, Load<Part>> =>
  new Map(
    files
      .filter((file) => file.endsWith(ending))
      .map((file) => [
        basename(file, ending).replaceAll('-', '_'),
        () => import(pathToFileURL(`${folder}/${file}`).href) as Promise<{ default: Part }>,
      ]),
  );

/** Composers by slug, each loaded with its first order. */
export const composerFiles = filesEndingIn<AnyComposer>('.compose.ts');

/** Computations by slug, each loaded with its first order. */
export const computationFiles = filesEndingIn<AnyComputation>('.compute.ts');

/** Makers by slug. They are small: their dependencies are loaded with their first order. */
export const makersOfFiles: ReadonlyMap<string, Maker> = new Map(
  await Promise.all([...filesEndingIn<Maker>('.maker.ts')].map(async ([slug, load]) => [slug, (await load()).default] as const)),
);
