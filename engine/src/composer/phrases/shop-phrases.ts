// What category pages and marketplace listings say around the seller's facts.
import type { ComposerLanguage } from '../../engine-types.ts';
import { shopInGerman } from './de/shop.ts';
import { shopInEnglish } from './en/shop.ts';
import { shopInSpanish } from './es/shop.ts';
import { shopInFrench } from './fr/shop.ts';
import { shopInItalian } from './it/shop.ts';
import { shopInPortuguese } from './pt-br/shop.ts';
import type { ShopPhrases } from './shop-phrase-types.ts';

/** Phrases of shops in this language. */
export const shopPhrases: Record<ComposerLanguage, ShopPhrases> = {
  en: shopInEnglish,
  it: shopInItalian,
  de: shopInGerman,
  es: shopInSpanish,
  fr: shopInFrench,
  'pt-BR': shopInPortuguese,
};
