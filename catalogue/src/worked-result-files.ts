// Worked results of tools that wait for a model, found by file name and loaded when they are asked for: `press-release.result.ts` belongs to
// `press_release`. The server's bundle replaces this file by the list that the folder gives (scripts/bundle-server.mjs).
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ToolResult } from './define-tool.ts';

const folder = fileURLToPath(new URL('./worked-results/', import.meta.url));
const ending = '.result.ts';

/** A drawing that stands for the picture which an example names. */
export interface ExamplePicture {
  svg: string;
  altText: string;
}

/** Worked result. `material` describes, by field, objects of the example that do not exist here: a brand voice, for instance. */
export interface WorkedResultFile {
  default: ToolResult;
  material?: Record<string, string>;
  picture?: ExamplePicture;
}

export const workedResultFiles: ReadonlyMap<string, () => Promise<WorkedResultFile>> = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => [
      basename(file, ending).replaceAll('-', '_'),
      () => import(pathToFileURL(`${folder}/${file}`).href) as Promise<WorkedResultFile>,
    ]),
);
