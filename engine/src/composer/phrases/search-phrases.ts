// Angles of search snippets: several true ways to announce the same page, and what to ask of the searcher.
import type { ComposerLanguage } from '../../engine-types.ts';
import { searchInGerman } from './de/search.ts';
import { searchInEnglish } from './en/search.ts';
import { searchInSpanish } from './es/search.ts';
import { searchInFrench } from './fr/search.ts';
import { searchInItalian } from './it/search.ts';
import { searchInPortuguese } from './pt-br/search.ts';
import type { SearchPhrases } from './search-phrase-types.ts';

/** Phrases of search snippets in this language. */
export const searchPhrases: Record<ComposerLanguage, SearchPhrases> = {
  en: searchInEnglish,
  it: searchInItalian,
  de: searchInGerman,
  es: searchInSpanish,
  fr: searchInFrench,
  'pt-BR': searchInPortuguese,
};
