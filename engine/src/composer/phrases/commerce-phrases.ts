// What product descriptions and landing pages say around the facts of the seller.
import type { ComposerLanguage } from '../../engine-types.ts';
import type { CommercePhrases } from './commerce-phrase-types.ts';
import { commerceInGerman } from './de/commerce.ts';
import { commerceInEnglish } from './en/commerce.ts';
import { commerceInSpanish } from './es/commerce.ts';
import { commerceInFrench } from './fr/commerce.ts';
import { commerceInItalian } from './it/commerce.ts';
import { commerceInPortuguese } from './pt-br/commerce.ts';

/** Phrases of shops and landing pages in this language. */
export const commercePhrases: Record<ComposerLanguage, CommercePhrases> = {
  en: commerceInEnglish,
  it: commerceInItalian,
  de: commerceInGerman,
  es: commerceInSpanish,
  fr: commerceInFrench,
  'pt-BR': commerceInPortuguese,
};
