// Another language for one page, as in the frames of the style guide. The stored choice for the next visit stays unchanged.
import type { InterfaceLanguage } from '@folio/contract/languages';
import i18next, { changeLanguage } from 'i18next';
import { keptLanguage } from './i18n.ts';

/** Resolves when the words are there. */
export async function showLanguage(language: InterfaceLanguage): Promise<void> {
  if (i18next.language === language) return;
  const restore = keepStored(keptLanguage);
  await changeLanguage(language);
  restore();
}

/** Returns a function that restores a key of the browser's storage to its current value. */
function keepStored(key: string): () => void {
  try {
    const kept = localStorage.getItem(key);
    return () => (kept === null ? localStorage.removeItem(key) : localStorage.setItem(key, kept));
  } catch {
    // A browser that forbids storage keeps nothing.
    return () => undefined;
  }
}
