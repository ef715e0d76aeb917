// The reader's words (`locales/src/<language>`): two chunks per language, loaded when they are needed: those of the first pages, and the
// later ones of documents, conversations, the profile and the control panel. A test keeps every language complete, so that only the
// reader's own is ever loaded.
import { type InterfaceLanguage, interfaceLanguages, toInterfaceLanguage } from '@folio/contract/languages';
import { languages } from '@folio/locales/languages';
import i18next, { type BackendModule, loadNamespaces, type ReadCallback, use } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { keptBranding } from './brand.ts';

/** Where the choice of the language is kept in the browser. */
export const keptLanguage = 'folio-language';
/** The namespace of what the first pages do not say; words are looked up in it after the first ones. */
const laterWords = 'later';
const sources = '../../../locales/src';
const locales = import.meta.glob<Words>('../../../locales/src/{interface,interface-later}/*.gen.ts', { import: 'default' });

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
    const load = locales[`${sources}/${namespace === laterWords ? 'interface-later' : 'interface'}/${folder}.gen.ts`];
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

/** A page's code together with the later words; a change of the language then loads both. */
export async function withLaterWords<Module>(load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), begun.then(() => loadNamespaces(laterWords))]);
  return module;
}
