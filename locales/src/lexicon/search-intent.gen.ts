// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/lexicon/search-intent.ts';
import en from '../en/lexicon/search-intent.ts';
import es from '../es/lexicon/search-intent.ts';
import fr from '../fr/lexicon/search-intent.ts';
import it from '../it/lexicon/search-intent.ts';
import ptBr from '../pt-br/lexicon/search-intent.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/lexicon/search-intent.ts';
export type SearchIntentLexicon = Words<typeof en>;

export const searchIntentLexicon: Record<InterfaceLanguage, SearchIntentLexicon> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
