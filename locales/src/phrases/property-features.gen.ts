// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/phrases/property-features.ts';
import en from '../en/phrases/property-features.ts';
import es from '../es/phrases/property-features.ts';
import fr from '../fr/phrases/property-features.ts';
import it from '../it/phrases/property-features.ts';
import ptBr from '../pt-br/phrases/property-features.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/phrases/property-features.ts';
export type PropertyFeaturesPhrases = Words<typeof en>;

export const propertyFeaturesPhrases: Record<InterfaceLanguage, PropertyFeaturesPhrases> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
