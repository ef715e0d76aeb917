// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/phrases/review-patterns.ts';
import en from '../en/phrases/review-patterns.ts';
import es from '../es/phrases/review-patterns.ts';
import fr from '../fr/phrases/review-patterns.ts';
import it from '../it/phrases/review-patterns.ts';
import ptBr from '../pt-br/phrases/review-patterns.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/phrases/review-patterns.ts';
export type ReviewPatternsPhrases = Words<typeof en>;

export const reviewPatternsPhrases: Record<InterfaceLanguage, ReviewPatternsPhrases> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
