// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/phrases/offer-patterns.ts';
import en from '../en/phrases/offer-patterns.ts';
import es from '../es/phrases/offer-patterns.ts';
import fr from '../fr/phrases/offer-patterns.ts';
import it from '../it/phrases/offer-patterns.ts';
import ptBr from '../pt-br/phrases/offer-patterns.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/phrases/offer-patterns.ts';
export type OfferPatternsPhrases = Words<typeof en>;

export const offerPatternsPhrases: Record<InterfaceLanguage, OfferPatternsPhrases> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
