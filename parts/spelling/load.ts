// SPDX-License-Identifier: Apache-2.0 OR GPL-3.0-or-later
// Loaded only by engine/src/proofread/spelling-program.ts, a program of its own; see NOTICE.
import { fileURLToPath } from 'node:url';

export { createHunspellFromFiles } from 'hunspell-wasm';

/** The folder of a dictionary's package, ending in a slash: packages export their files by URL, and their affixes lie beside the words. */
export const dictionaryFolder = (name: string) => fileURLToPath(new URL('.', import.meta.resolve(`dictionary-${name}`)));
