// Worked examples of tools whose result is not a text that a model writes: files, conversations, translations, work of people, and reports on
// pages. The gallery shows them (docs/decisions/2026-11-26-worked-results.md); engine/src/kept-examples makes of them what can be made.

import type { Tool, ToolResult } from './define-tool.ts';
import type { DocumentWord } from './document-words.ts';
import { keptExampleFiles } from './kept-example-files.ts';
import files from './kept-examples/files.gen.json' with { type: 'json' };

/** What is said below a file: an option of the tool by its value, a word of documents, or nothing. */
export type FileCaption = { option: string } | { word: DocumentWord };

/** A file in web/public/example-files. */
export interface KeptFile {
  /** Below that folder. */
  path: string;
  /** The name by which the engine made it, where it did. */
  key?: string;
  /** What it shows; what an audio file is. In English, as the examples are. */
  altText: string;
  caption?: FileCaption;
  poster?: string;
  transcript?: string;
}

export interface KeptMessage {
  role: 'person' | 'assistant';
  /** Markdown; [1] names a passage. */
  text: string;
  /** Words of the material, in the order of their numbers. */
  passages?: { source: string; text: string }[];
}

/** A page that the example names. */
export interface KeptPage {
  html: string;
  /** When the page was last changed. */
  lastModified?: string;
}

/** A second of what was heard, as a model that hears answers it. */
export interface HeardSegment {
  start: number;
  end: number;
  speaker?: string;
  text: string;
}

interface KeptExampleBase {
  /** What the example names, in words, by field. */
  material?: Record<string, string>;
  /** The files that the example names. */
  given?: KeptFile[];
  /** How the gallery's card shows the image where its middle would not do. */
  card?: 'whole' | 'left';
}

export type KeptExample = KeptExampleBase &
  (
    | {
        /** Made by the engine from the example, by the maker of the tool. */
        basis: 'kept_files';
        files: KeptFile[];
        /** Also as a document: it says more than the files show. */
        hasDocument?: boolean;
      }
    | { basis: 'image_model'; files: KeptFile[] }
    | { basis: 'kept_pages'; pages: Record<string, KeptPage> }
    /** Made by the engine from figures that are computed for each day. */
    | { basis: 'sample_figures'; figures: (path: string) => unknown }
    | { basis: 'kept_transcript'; heard: HeardSegment[] }
    | { basis: 'conversation'; messages: KeptMessage[]; sources?: { title: string; text: string }[] }
    | { basis: 'text_model' | 'people'; answer: ToolResult; language: string }
    | { basis: 'text_model' | 'people'; title: string; html: string; language: string }
  );

/** What is known of a kept file by looking into it. */
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

/** What the maker of the tool answered beside its files. */
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
