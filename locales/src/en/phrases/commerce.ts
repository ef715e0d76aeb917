// What product descriptions say around the facts of the seller.
import { insideSentence } from '../../writing/inside-sentence.ts';

export interface CommercePhrases {
  /** "by Acme" after a product's name. */
  from: (product: string, brand: string) => string;
  forAudience: (audience: string) => string;
  dataMissing: string;
  featuresMissing: string;
  metaCall: (formal: boolean) => string;
  /** Words that tell that a sentence speaks of a price. */
  priceWords: RegExp;
}

const commerce: CommercePhrases = {
  from: (product, brand) => `${product} by ${brand}`,
  forAudience: (audience) => `For ${insideSentence(audience, 'en')}.`,
  dataMissing: 'size, weight and material, as far as buyers need them.',
  featuresMissing: 'two or three features that decide the purchase.',
  metaCall: () => 'See all details.',
  priceWords:
    /[€£$]|\d\s?(?:euros?|Euro|EUR)(?!\p{L})|\b(?:EUR|GBP|USD|CHF|price[sd]?|costs?|free of charge|% off|half price|per (?:month|year|visit))\b/iu,
};

export default commerce;
