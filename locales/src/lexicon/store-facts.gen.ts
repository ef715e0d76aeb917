// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/lexicon/store-facts.ts';
import en from '../en/lexicon/store-facts.ts';
import es from '../es/lexicon/store-facts.ts';
import fr from '../fr/lexicon/store-facts.ts';
import it from '../it/lexicon/store-facts.ts';
import ptBr from '../pt-br/lexicon/store-facts.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/lexicon/store-facts.ts';
export type StoreFactsLexicon = Words<typeof en>;

export const storeFactsLexicon: Record<InterfaceLanguage, StoreFactsLexicon> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
