// Loaded by engine/src/proofread/english-program.ts.
export { Dialect, type Lint, LocalLinter, SuggestionKind } from 'harper.js';
export { slimBinary } from 'harper.js/slimBinary';
