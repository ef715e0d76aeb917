// The files of a bundle by their sources.
import type { Rolldown } from 'vite';

export type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>;
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

export const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((part): part is Chunk => part.type === 'chunk');

/** The chunk that has the code of a source below `src/`; throws where none has it. */
export function chunkOf(bundle: Bundle, source: string): Chunk {
  const chunks = chunksOf(bundle);
  const isSource = (id: string | null) => id?.endsWith(`/src/${source}`) ?? false;
  const found = chunks.find((chunk) => isSource(chunk.facadeModuleId)) ?? chunks.find((chunk) => chunk.moduleIds.some(isSource));
  if (!found) throw new Error(`nothing was built from ${source}`);
  return found;
}

/** Returns the files that a chunk needs, itself first: its imports, and the style sheets of all. */
export function filesOf(bundle: Bundle, chunk: Chunk, seen = new Set<string>()): Set<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const css of chunk.viteMetadata?.importedCss ?? []) seen.add(css);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === 'chunk') filesOf(bundle, next, seen);
  }
  return seen;
}
