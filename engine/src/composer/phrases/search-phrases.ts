// Angles of search snippets: several true ways to announce the same page, and what to ask of the searcher.
import type { ComposerLanguage } from '../../engine-types.ts';
import { searchInGerman } from './de/search.ts';
import { searchInEnglish } from './en/search.ts';
import { searchInSpanish } from './es/search.ts';
import { searchInFrench } from './fr/search.ts';
import { searchInItalian } from './it/search.ts';
import { searchInPortuguese } from './pt-br/search.ts';

export type PageType = 'home' | 'category' | 'product' | 'article' | 'service' | 'local_page';

export interface SearchPhrases {
  /** Titles around the keyword; they promise nothing that any page of this type lacks. */
  titles: Record<PageType, ((keyword: string) => string)[]>;
  /** Calls to action, one for each version. */
  calls: Record<PageType, (formal: boolean) => string[]>;
  /** What the page is about when only keyword and topic are known. */
  about: (keyword: string, topic: string) => string;
  /** What a search ad still needs from the advertiser. */
  sitelinksMissing: string;
  headlinesMissing: string;
}

/** Phrases of search snippets in this language. */
export const searchPhrases: Record<ComposerLanguage, SearchPhrases> = {
  en: searchInEnglish,
  it: searchInItalian,
  de: searchInGerman,
  es: searchInSpanish,
  fr: searchInFrench,
  'pt-BR': searchInPortuguese,
};
