// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/lexicon/search-keywords.ts';
import en from '../en/lexicon/search-keywords.ts';
import es from '../es/lexicon/search-keywords.ts';
import fr from '../fr/lexicon/search-keywords.ts';
import it from '../it/lexicon/search-keywords.ts';
import ptBr from '../pt-br/lexicon/search-keywords.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/lexicon/search-keywords.ts';
export type SearchKeywordsLexicon = Words<typeof en>;

export const searchKeywordsLexicon: Record<InterfaceLanguage, SearchKeywordsLexicon> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
