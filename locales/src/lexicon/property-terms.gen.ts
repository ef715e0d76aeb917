// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/lexicon/property-terms.ts';
import en from '../en/lexicon/property-terms.ts';
import es from '../es/lexicon/property-terms.ts';
import fr from '../fr/lexicon/property-terms.ts';
import it from '../it/lexicon/property-terms.ts';
import ptBr from '../pt-br/lexicon/property-terms.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/lexicon/property-terms.ts';
export type PropertyTermsLexicon = Words<typeof en>;

export const propertyTermsLexicon: Record<InterfaceLanguage, PropertyTermsLexicon> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
