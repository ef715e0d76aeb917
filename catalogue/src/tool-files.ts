// The tools in the order of their file names. The server's bundle replaces this file by the list that the folder gives (scripts/bundle-server.mjs).
import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Tool } from './define-tool.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tool.ts'))
  .sort();

const modules = await Promise.all(
  files.map((file) => import(pathToFileURL(`${folder}/${file}`).href) as Promise<{ default: Tool }>),
);

export const toolsOfFiles: Tool[] = modules.map((module) => module.default);
