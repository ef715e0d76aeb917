// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/phrases/allergens.ts';
import en from '../en/phrases/allergens.ts';
import es from '../es/phrases/allergens.ts';
import fr from '../fr/phrases/allergens.ts';
import it from '../it/phrases/allergens.ts';
import ptBr from '../pt-br/phrases/allergens.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/phrases/allergens.ts';
export type AllergensPhrases = Words<typeof en>;

export const allergensPhrases: Record<InterfaceLanguage, AllergensPhrases> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
