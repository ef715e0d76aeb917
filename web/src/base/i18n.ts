// The language of the interface: the reader's choice, or the browser's own.
import { type InterfaceLanguage, interfaceLanguages, toInterfaceLanguage } from '@folio/contract/languages';
import i18next, { type BackendModule, use } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { keptBranding } from './brand.ts';
import { readWords, wordsAreThere } from './words.ts';

/** Storage key of the selected language. */
export const keptLanguage = 'folio-language';

const wordsByLanguage: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, _namespace, done) => void readWords(language, done),
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

/** Resolves when the words of the first language are there. */
export async function startI18n(): Promise<void> {
  await use(wordsByLanguage)
    .use(initReactI18next)
    .init({
      lng: firstLanguage(),
      supportedLngs: [...interfaceLanguages],
      fallbackLng: false,
      load: 'currentOnly',
      interpolation: { escapeValue: false, defaultVariables: { product: keptBranding().name } },
      react: { useSuspense: false },
    });
  wordsAreThere();
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
