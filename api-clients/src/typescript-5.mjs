// Preload for a generator that takes the newest TypeScript it finds: makes it load this folder's version,
// which has a compiler library.
import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const own = pathToFileURL(createRequire(import.meta.url).resolve('typescript')).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'typescript' ? { url: own, shortCircuit: true } : next(specifier, context),
});
