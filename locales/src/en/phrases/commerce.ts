// What product descriptions and landing pages say around the facts of the seller.
import { insideSentence } from '../../writing/inside-sentence.ts';

export interface CommercePhrases {
  /** "by Acme" after a product's name. */
  from: (product: string, brand: string) => string;
  /** First sentence of a description; the audience may be empty. */
  opening: (product: string, audience: string) => string;
  forAudience: (audience: string) => string;
  dataMissing: string;
  featuresMissing: string;
  metaCall: (formal: boolean) => string;
  landing: {
    proofMissing: string;
    priceQuestion: string;
    priceMissing: string;
    audienceQuestion: string;
    audienceAnswer: (product: string, audience: string) => string;
    contractQuestion: string;
    nextQuestion: (formal: boolean) => string;
    nextAnswer: (goal: string) => string;
    closingHeadline: (product: string) => string;
    /** Words that tell that an item speaks of price or of ending the contract. */
    priceWords: RegExp;
    contractWords: RegExp;
  };
}

const commerce: CommercePhrases = {
  from: (product, brand) => `${product} by ${brand}`,
  opening: (product, audience) => (audience === '' ? `${product}.` : `For ${insideSentence(audience, 'en')}: ${product}.`),
  forAudience: (audience) => `For ${insideSentence(audience, 'en')}.`,
  dataMissing: 'size, weight and material, as far as buyers need them.',
  featuresMissing: 'two or three features that decide the purchase.',
  metaCall: () => 'See all details.',
  landing: {
    proofMissing: 'reviews, figures or certifications that back the offer.',
    priceQuestion: 'What does it cost?',
    priceMissing: 'price or price range.',
    audienceQuestion: 'Who is it for?',
    audienceAnswer: (product, audience) => `${product} is for ${insideSentence(audience, 'en')}.`,
    contractQuestion: 'How long am I tied in?',
    nextQuestion: () => 'What is the next step?',
    nextAnswer: (goal) => `${goal} with the form on this page.`,
    closingHeadline: (product) => `${product}: the next step`,
    priceWords:
      /[€£$]|\d\s?(?:euros?|Euro|EUR)(?!\p{L})|\b(?:EUR|GBP|USD|CHF|price[sd]?|costs?|free of charge|% off|half price|per (?:month|year|visit))\b/iu,
    contractWords: /\b(?:cancel|contract|minimum term|notice|subscription ends|tied in)\w*/i,
  },
};

export default commerce;
