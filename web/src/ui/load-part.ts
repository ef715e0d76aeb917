// Parts of a page that are loaded when they are needed: dialogs, menus, the editor. Their words come along.
import { loadChunk } from './load-chunk.ts';

let loadWords: () => Promise<unknown> = () => Promise.resolve();

/** Names what loads the words that parts of pages say; once, when the interface starts. */
export const setWordsOfParts = (load: () => Promise<unknown>): void => {
  loadWords = load;
};

/** The code of a part with its words; rejects as `loadChunk` does. */
export async function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([loadChunk(load), loadWords()]);
  return module;
}
