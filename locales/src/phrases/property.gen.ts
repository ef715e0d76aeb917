// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/phrases/property.ts';
import en from '../en/phrases/property.ts';
import es from '../es/phrases/property.ts';
import fr from '../fr/phrases/property.ts';
import it from '../it/phrases/property.ts';
import ptBr from '../pt-br/phrases/property.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/phrases/property.ts';
export type PropertyPhrases = Words<typeof en>;

export const propertyPhrases: Record<InterfaceLanguage, PropertyPhrases> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
