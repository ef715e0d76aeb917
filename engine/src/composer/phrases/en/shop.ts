import type { ShopPhrases } from '../shop-phrase-types.ts';

export const shopInEnglish: ShopPhrases = {
  brand: 'Brand',
  searchTermsMissing: 'search terms that buyers use and that the listing does not show.',
  tagsMissing: 'tags, each at most twenty characters long, as buyers type them.',
  leftOut: (items) => `Left out, because marketplaces admit no prices or offers in a listing: ${items}.`,
  category: {
    introduction: (category, shop, products) => `${category} at ${shop}: ${products}.`,
    range: (category) => `${category}: the range`,
    guide: (category) => `${category}: how to choose`,
    guideMissing: 'what matters in the choice: sizes, materials, uses and care.',
    more: (category) => `More in ${category}`,
    rangeQuestion: (category, shop) => `${category}: what does ${shop} offer?`,
    deliveryQuestion: 'How long does delivery take?',
    deliveryMissing: 'delivery times and costs.',
    returnsQuestion: 'Can I return an item?',
    returnsMissing: 'period and conditions for returns.',
  },
};
