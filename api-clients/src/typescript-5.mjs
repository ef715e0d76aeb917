// Loaded before a generator that takes the newest TypeScript it finds: gives it the one of this folder, whose compiler is a library.
import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const own = pathToFileURL(createRequire(import.meta.url).resolve('typescript')).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'typescript' ? { url: own, shortCircuit: true } : next(specifier, context),
});
