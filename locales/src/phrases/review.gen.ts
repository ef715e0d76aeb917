// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/phrases/review.ts';
import en from '../en/phrases/review.ts';
import es from '../es/phrases/review.ts';
import fr from '../fr/phrases/review.ts';
import it from '../it/phrases/review.ts';
import ptBr from '../pt-br/phrases/review.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/phrases/review.ts';
export type ReviewPhrases = Words<typeof en>;

export const reviewPhrases: Record<InterfaceLanguage, ReviewPhrases> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
