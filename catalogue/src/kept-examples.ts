// Worked examples of tools with a result other than model text: files, conversations, translations, human work, and reports on
// pages. The gallery shows them (docs/decisions/2026-11-26-example-gallery.md); engine/src/kept-examples
// generates them if it can.

import type { Tool, ToolResult } from './define-tool.ts';
import { keptExampleFiles } from './kept-example-files.ts';
import type { KeptExample } from './kept-example-types.ts';
import files from './kept-examples/files.gen.json' with { type: 'json' };

/** Metadata read from a kept file. */
export interface FileFacts {
  /** First characters of its SHA-256, by which browsers notice another version. */
  hash: string;
  bytes: number;
  width?: number;
  height?: number;
  seconds?: number;
}

const factsByPath: Readonly<Record<string, FileFacts>> = files.facts;
const madeBySlug: Readonly<Record<string, ToolResult>> = files.made;

export const keptPaths: readonly string[] = Object.keys(factsByPath);

/** Facts of a kept file. Throws where `npm run examples` was not run after it was added. */
export function factsOf(path: string): FileFacts {
  const facts = factsByPath[path];
  if (!facts) throw new Error(`${path}: not in files.gen.json`);
  return facts;
}

/** Response of the tool's maker beside its files. */
export const madeResultOf = (slug: string): ToolResult | null => madeBySlug[slug] ?? null;

/** The small image of a tool's result, where there is one. */
export const thumbnailOf = ({ slug, base }: Pick<Tool, 'slug' | 'base'>): string | null => {
  const path = `thumbnails/${base ?? slug}.webp`;
  return factsByPath[path] ? path : null;
};

export const hasKeptExample = ({ slug, base }: Pick<Tool, 'slug' | 'base'>): boolean => keptExampleFiles.has(base ?? slug);

export async function keptExampleOf({ slug, base }: Pick<Tool, 'slug' | 'base'>): Promise<KeptExample | null> {
  return (await keptExampleFiles.get(base ?? slug)?.())?.default ?? null;
}
