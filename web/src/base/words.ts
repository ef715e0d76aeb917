// The reader's words, in the two files of each language that `web/build/words.ts` makes: `first` comes with every page, `rest` with the first code
// that says words of it. A test keeps every language complete, so that only the reader's own is ever loaded.
import type { Texts } from '@folio/locales/join-words';
import i18next, { type ReadCallback } from 'i18next';
import type { WordFiles } from '../../build/words.ts';

declare global {
  interface Window {
    /** Set by the page's head; absent where nothing was built. */
    wordFiles?: WordFiles;
  }
}

const isGroup = (value: Texts[string] | undefined): value is Texts => typeof value === 'object' && !Array.isArray(value);

function merge(one: Texts, other: Texts): Texts {
  const merged = { ...one };
  for (const [name, value] of Object.entries(other)) {
    const known = merged[name];
    merged[name] = isGroup(known) && isGroup(value) ? merge(known, value) : value;
  }
  return merged;
}

/**
 * A plural form that is not given is the general one. Romance languages have one for millions ("1 000 000 de crédits"), for which
 * our texts read well with the general one.
 */
function withAllPlurals(words: Texts, forms: readonly string[]): Texts {
  const all: Texts = {};
  for (const [key, value] of Object.entries(words)) {
    if (key.endsWith('_other')) for (const form of forms) all[key.replace(/other$/, form)] ??= value;
    all[key] = isGroup(value) ? withAllPlurals(value, forms) : value;
  }
  return all;
}

async function readFile(file: string | undefined): Promise<Texts> {
  const address = new URL(`/${file}`, location.href).href;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as Texts;
}

async function readPart(part: 'first' | 'rest', language: string): Promise<Texts> {
  const words = import.meta.env.PROD
    ? await readFile(window.wordFiles?.[part][language])
    : await import('./development-words.ts').then(({ readAllWords }) => readAllWords(language));
  return withAllPlurals(words, new Intl.PluralRules(language).resolvedOptions().pluralCategories);
}

/** True if code that says words of `rest` was loaded: another language then needs both files. */
let isRestWanted = false;
/** By language. Failed requests are repeated. */
const rests = new Map<string, Promise<Texts>>();

function readRest(language: string): Promise<Texts> {
  const words = rests.get(language) ?? readPart('rest', language);
  rests.set(language, words);
  words.catch(() => rests.delete(language));
  return words;
}

/** For i18next, which retries failures: reads the words of a language, with the rest if it is already needed. */
export async function readWords(language: string, done: ReadCallback): Promise<void> {
  try {
    const [first] = await Promise.all([readPart('first', language), isRestWanted ? readRest(language) : null]);
    done(null, isRestWanted ? merge(first, await readRest(language)) : first);
  } catch (error) {
    done(error as Error, true);
  }
}

let begin: () => void;
/** Resolves when i18next has the words of the first language. */
const begun = new Promise<void>((resolve) => {
  begin = resolve;
});

/** Called once, when the words of the first language are there. */
export const wordsAreThere = (): void => begin();

async function addRest(): Promise<void> {
  await begun;
  const { language } = i18next;
  i18next.addResourceBundle(language, 'translation', await readRest(language), true, true);
}

/**
 * Code together with the words it says. The build puts this around every `import()` of ours; `source` is the file that is imported.
 * @public
 */
export async function withWords<Module>(source: string, load: () => Promise<Module>): Promise<Module> {
  if (!window.wordFiles || window.wordFiles.sayFirst.includes(source)) return load();
  isRestWanted = true;
  const [module] = await Promise.all([load(), addRest()]);
  return module;
}
