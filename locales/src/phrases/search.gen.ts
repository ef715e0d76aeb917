// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/phrases/search.ts';
import en from '../en/phrases/search.ts';
import es from '../es/phrases/search.ts';
import fr from '../fr/phrases/search.ts';
import it from '../it/phrases/search.ts';
import ptBr from '../pt-br/phrases/search.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/phrases/search.ts';
export type SearchPhrases = Words<typeof en>;

export const searchPhrases: Record<InterfaceLanguage, SearchPhrases> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
