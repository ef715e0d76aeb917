// The reader's words (`locales/src/<language>`), in chunks per language that are loaded when they are needed: those that every page says,
// those of a document that is read, those of all other work (`work`), of writing in a document and of the pages in front of the product (`doors`), those of its review (its task and its
// voice), and the later ones of all other pages. A test keeps every language complete, so that only the reader's own is ever loaded;
// `web/build/check-words.ts` ends a build in which a page says words that are not loaded with it.
import { type InterfaceLanguage, interfaceLanguages, toInterfaceLanguage } from '@folio/contract/languages';
import { languages } from '@folio/locales/languages';
import i18next, { type BackendModule, loadNamespaces, type ReadCallback, use } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { setWordsOfParts } from '../ui/load-part.ts';
import { keptBranding } from './brand.ts';

/** Where the choice of the language is kept in the browser. */
export const keptLanguage = 'folio-language';
/** What the first pages do not say, by namespace: the folder. Words are looked up in these after the first ones, in this order. */
const folders = {
  document: 'interface-document',
  work: 'interface-work',
  writing: 'interface-writing',
  doors: 'interface-doors',
  review: 'interface-review',
  later: 'interface-later',
} as const;
type LaterWords = keyof typeof folders;
const laterWords: LaterWords[] = ['document', 'work', 'writing', 'doors', 'review', 'later'];
const sources = '../../../locales/src';
const locales = import.meta.glob<Words>(
  '../../../locales/src/{interface,interface-document,interface-work,interface-writing,interface-doors,interface-review,interface-later}/*.gen.ts',
  {
    import: 'default',
  },
);

interface Words {
  [key: string]: string | Words;
}

/**
 * A plural form that is not given is the general one. Romance languages have one for millions ("1 000 000 de crédits"), for which
 * our texts read well with the general one.
 */
function withAllPlurals(words: Words, forms: readonly string[]): Words {
  const all: Words = {};
  for (const [key, value] of Object.entries(words)) {
    if (key.endsWith('_other')) for (const form of forms) all[key.replace(/other$/, form)] ??= value;
    all[key] = typeof value === 'string' ? value : withAllPlurals(value, forms);
  }
  return all;
}

async function readLocale(language: string, namespace: string, done: ReadCallback): Promise<void> {
  try {
    const folder = languages.find(({ code }) => code === language)?.folder;
    const kind = laterWords.find((words) => words === namespace);
    const load = locales[`${sources}/${kind ? folders[kind] : 'interface'}/${folder}.gen.ts`];
    if (!load) throw new Error(`no locale ${language}`);
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    done(null, withAllPlurals(await load(), pluralCategories));
  } catch (error) {
    done(error as Error, false);
  }
}

const lazyLocales: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => void readLocale(language, namespace, done),
};

function firstLanguage(): InterfaceLanguage {
  try {
    const kept = localStorage.getItem(keptLanguage);
    if (kept) return toInterfaceLanguage(kept);
  } catch {
    // A browser that forbids storage still has a language of its own.
  }
  return toInterfaceLanguage(navigator.language);
}

let begin: () => void;
/** Resolves when i18next can load words. */
const begun = new Promise<void>((resolve) => {
  begin = resolve;
});

/** Resolves when the words of the first language are there. */
export async function startI18n(): Promise<void> {
  await use(lazyLocales)
    .use(initReactI18next)
    .init({
      lng: firstLanguage(),
      supportedLngs: [...interfaceLanguages],
      fallbackLng: false,
      fallbackNS: laterWords,
      load: 'currentOnly',
      interpolation: { escapeValue: false, defaultVariables: { product: keptBranding().name } },
      react: { useSuspense: false },
    });
  begin();
  setWordsOfParts(() => loadNamespaces(i18next.hasLoadedNamespace('document') ? ['work', 'writing'] : ['work']));
  keepLanguage(i18next.language);
  i18next.on('languageChanged', keepLanguage);
}

function keepLanguage(language: string): void {
  document.documentElement.lang = language;
  try {
    localStorage.setItem(keptLanguage, language);
  } catch {
    // Not kept, then: the choice holds until the page is closed.
  }
}

/** A page's code together with all words; a change of the language then loads them too. */
export async function withLaterWords<Module>(load: () => Promise<Module>, words = laterWords): Promise<Module> {
  const [module] = await Promise.all([load(), begun.then(() => loadNamespaces(words))]);
  return module;
}

/** The same with the words of a document that is read. */
export const withDocumentWords = <Module>(load: () => Promise<Module>): Promise<Module> => withLaterWords(load, ['document']);

/** The same with the words of all work but that in a document. */
export const withWorkWords = <Module>(load: () => Promise<Module>): Promise<Module> => withLaterWords(load, ['work']);

/** The same with the words of signing in and of what is said in front of the product. */
export const withDoorWords = <Module>(load: () => Promise<Module>): Promise<Module> => withLaterWords(load, ['work', 'doors']);

/** The same with the words of a document and of its review. */
export const withReviewWords = <Module>(load: () => Promise<Module>): Promise<Module> =>
  withLaterWords(load, ['document', 'work', 'writing', 'review']);
