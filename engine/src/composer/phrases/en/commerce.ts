import type { CommercePhrases } from '../commerce-phrase-types.ts';
import { insideSentence } from '../words-in-sentence.ts';

export const commerceInEnglish: CommercePhrases = {
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
