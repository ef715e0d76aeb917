// Packages of optional parts. Each part has a folder below `parts/` with its own lock file, and a `load.ts`
// that exports the used functions.

interface Parts {
  aac: typeof import('@folio/parts/aac');
  'english-grammar': typeof import('@folio/parts/english-grammar');
  'local-transcription': typeof import('@folio/parts/local-transcription');
  'local-writing': typeof import('@folio/parts/local-writing');
  'photo-upscaling': typeof import('@folio/parts/photo-upscaling');
  speech: typeof import('@folio/parts/speech');
  spelling: typeof import('@folio/parts/spelling');
}

/** A part that exports code, or one that has files alone. */
export type PartName = keyof Parts | 'chinese-fonts';

/** By URL: Node then looks for packages in the part's own folder before the clone's. */
export const loadPart = <Name extends keyof Parts>(name: Name): Promise<Parts[Name]> =>
  import(/* @vite-ignore */ new URL(`../../../parts/${name}/load.ts`, import.meta.url).href) as Promise<Parts[Name]>;
