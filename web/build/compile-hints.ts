// Browsers compile a function when it is first called, on the thread that draws. Code of first pages calls most of its functions at once: with this
// line Chromium (136 and later) compiles the file while it arrives, on another thread; other browsers read a comment.
import type { Plugin } from 'vite';
import { frames, type PageRecord, pages } from '../src/app/pages.ts';
import { chunkOf, chunksOf, filesOf } from './bundle-files.ts';

const hint = '//# allFunctionsCalledOnLoad\n';

/** Beside the entry. More files cost memory and save little. */
const sources = Object.values<PageRecord>({ ...frames, ...pages }).flatMap(({ source, isCompiledAhead }) =>
  isCompiledAhead ? [source] : [],
);

/** Build-time plugin: marks files, after their names were derived from their content. */
export function compileHints(): Plugin {
  return {
    name: 'folio:compile-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const starts = [...chunksOf(bundle).filter((chunk) => chunk.isEntry), ...sources.map((one) => chunkOf(bundle, one))];
        const files = new Set(starts.flatMap((chunk) => [...filesOf(bundle, chunk)]));
        for (const chunk of chunksOf(bundle)) if (files.has(chunk.fileName)) chunk.code = hint + chunk.code;
      },
    },
  };
}
