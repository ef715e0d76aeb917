// Files that refer to each other run in an order that nobody chose: a component may be missing when the other file's code runs.
import type { Plugin, Rolldown } from 'vite';

/** The names of chunks that import one another, the first of them once more at the end; null without any. */
export function findCycle(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const visit = (name: string, path: string[]): string[] | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return null;
    done.add(name);
    for (const next of imports.get(name) ?? []) {
      const cycle = visit(next, [...path, name]);
      if (cycle) return cycle;
    }
    return null;
  };
  for (const name of imports.keys()) {
    const cycle = visit(name, []);
    if (cycle) return cycle;
  }
  return null;
}

/** Build-time plugin: aborts a build with chunks that import each other. */
export const refuseCycles = (): Plugin => ({
  name: 'folio:refuse-cycles',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((part): part is Rolldown.OutputChunk => part.type === 'chunk');
    const nameOf = new Map(chunks.map((chunk) => [chunk.fileName, `${chunk.name} (${chunk.fileName})`]));
    const namesOf = (files: string[]) => files.flatMap((file) => nameOf.get(file) ?? []);
    const cycle = findCycle(new Map(chunks.map((chunk) => [namesOf([chunk.fileName])[0] ?? '', namesOf(chunk.imports)])));
    if (cycle) this.error(`chunks import each other: ${cycle.join(' → ')}`);
  },
});
