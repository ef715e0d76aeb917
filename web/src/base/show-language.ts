// Another language for one page, as in the frames of the style guide: what is kept for the next visit stays as it was.
import type { InterfaceLanguage } from '@folio/contract/languages';
import i18next, { changeLanguage } from 'i18next';
import { keptLanguage } from './i18n.ts';

/** Resolves when the words are there. */
export async function showLanguage(language: InterfaceLanguage): Promise<void> {
  if (i18next.language === language) return;
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(keptLanguage);
  } catch {
    // A browser that forbids storage keeps nothing.
  }
  await changeLanguage(language);
  if (kept !== null) localStorage.setItem(keptLanguage, kept);
}
