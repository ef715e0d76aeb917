// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/lexicon/frequent-words.ts';
import en from '../en/lexicon/frequent-words.ts';
import es from '../es/lexicon/frequent-words.ts';
import fr from '../fr/lexicon/frequent-words.ts';
import it from '../it/lexicon/frequent-words.ts';
import ptBr from '../pt-br/lexicon/frequent-words.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/lexicon/frequent-words.ts';
export type FrequentWordsLexicon = Words<typeof en>;

export const frequentWordsLexicon: Record<InterfaceLanguage, FrequentWordsLexicon> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
