// What a business answers to reviews in public: thanks, the matter, an invitation. No excuses, no promises, no liability.
import type { ComposerLanguage } from '../../engine-types.ts';
import { reviewInGerman } from './de/review.ts';
import { reviewInEnglish } from './en/review.ts';
import { reviewInSpanish } from './es/review.ts';
import { reviewInFrench } from './fr/review.ts';
import { reviewInItalian } from './it/review.ts';
import { reviewInPortuguese } from './pt-br/review.ts';
import type { ReviewPhrases } from './review-phrase-types.ts';

/** Answers to reviews in this language. */
export const reviewPhrases: Record<ComposerLanguage, ReviewPhrases> = {
  en: reviewInEnglish,
  it: reviewInItalian,
  de: reviewInGerman,
  es: reviewInSpanish,
  fr: reviewInFrench,
  'pt-BR': reviewInPortuguese,
};
