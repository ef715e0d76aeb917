// All tools of the product, found by their file names: adding a tool is adding a file.
import type { Tool } from './define-tool.ts';
import { toolsOfFiles } from './tool-files.ts';

const tools = new Map(toolsOfFiles.map((tool) => [tool.slug, tool]));

/** Every tool, in the order of their codes. */
export const listTools = (): Tool[] => [...tools.values()].sort((a, b) => a.code.localeCompare(b.code));

/** The tool with this slug, or null where the catalogue has none. */
export const findTool = (slug: string): Tool | null => tools.get(slug) ?? null;
