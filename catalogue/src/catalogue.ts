// All tools of the product, found by their file names: adding a tool is adding a file.
import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Tool } from './define-tool.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

async function loadTools(): Promise<Map<string, Tool>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tool.ts'))
    .sort();
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(`${folder}/${file}`).href) as Promise<{ default: Tool }>),
  );
  return new Map(modules.map((module) => [module.default.slug, module.default]));
}

const tools = await loadTools();

/** Every tool, in the order of their codes. */
export const listTools = (): Tool[] => [...tools.values()].sort((a, b) => a.code.localeCompare(b.code));

/** The tool with this slug, or null where the catalogue has none. */
export const findTool = (slug: string): Tool | null => tools.get(slug) ?? null;
