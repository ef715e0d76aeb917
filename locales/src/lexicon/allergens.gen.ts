// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/lexicon/allergens.ts';
import en from '../en/lexicon/allergens.ts';
import es from '../es/lexicon/allergens.ts';
import fr from '../fr/lexicon/allergens.ts';
import it from '../it/lexicon/allergens.ts';
import ptBr from '../pt-br/lexicon/allergens.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/lexicon/allergens.ts';
export type AllergensLexicon = Words<typeof en>;

export const allergensLexicon: Record<InterfaceLanguage, AllergensLexicon> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
