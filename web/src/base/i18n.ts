// Words in six languages: two chunks per locale, loaded when they are needed: those of the first pages, and the later ones of documents,
// conversations, the profile and the control panel. A test keeps the locales without gaps, so that only the reader's own is ever loaded.
import { type InterfaceLanguage, interfaceLanguages, toInterfaceLanguage } from '@folio/contract/languages';
import i18next, { type BackendModule, loadNamespaces, type ReadCallback, use } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { keptBranding } from './brand.ts';

const keptLanguage = 'folio-language';
/** The namespace of what the first pages do not say; words are looked up in it after the first ones. */
const laterWords = 'later';
const locales = import.meta.glob<Words>(['../locales/*.ts', '!../locales/*.test.ts'], { import: 'default' });

interface Words {
  [key: string]: string | Words;
}

/** Romance languages have a form for millions ("1 000 000 de crédits"); ours reads well with the plural. */
function withPluralForMillions(words: Words): Words {
  const all: Words = {};
  for (const [key, value] of Object.entries(words)) {
    all[key] = typeof value === 'string' ? value : withPluralForMillions(value);
    if (key.endsWith('_other')) all[key.replace(/_other$/, '_many')] = value;
  }
  return all;
}

async function readLocale(language: string, namespace: string, done: ReadCallback): Promise<void> {
  try {
    const load = locales[`../locales/${language.toLowerCase()}${namespace === laterWords ? '.later' : ''}.ts`];
    if (!load) throw new Error(`no locale ${language}`);
    done(null, withPluralForMillions(await load()));
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
