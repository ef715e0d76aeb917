// What briefs, category cards, pages of stores and ordered web pages say around the facts that were given.
import type { ComposerLanguage } from '../../engine-types.ts';
import { pagesInGerman } from './de/pages.ts';
import { pagesInEnglish } from './en/pages.ts';
import { pagesInSpanish } from './es/pages.ts';
import { pagesInFrench } from './fr/pages.ts';
import { pagesInItalian } from './it/pages.ts';
import type { PagePhrases } from './page-phrase-types.ts';
import { pagesInPortuguese } from './pt-br/pages.ts';

/** Phrases of pages in this language. */
export const pagePhrases: Record<ComposerLanguage, PagePhrases> = {
  en: pagesInEnglish,
  it: pagesInItalian,
  de: pagesInGerman,
  es: pagesInSpanish,
  fr: pagesInFrench,
  'pt-BR': pagesInPortuguese,
};
