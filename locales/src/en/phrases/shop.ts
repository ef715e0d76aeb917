// What category pages and marketplace listings say around the seller's facts.

export interface ShopPhrases {
  /** Name of the attribute that holds the brand. */
  brand: string;
  searchTermsMissing: string;
  tagsMissing: string;
  /** Remark about prices and offers that marketplaces do not admit in a listing. */
  leftOut: (items: string) => string;
  category: {
    /** First sentence of the page; `products` is a joined list. */
    introduction: (category: string, shop: string, products: string) => string;
    range: (category: string) => string;
    guide: (category: string) => string;
    guideMissing: string;
    more: (category: string) => string;
    rangeQuestion: (category: string, shop: string) => string;
    deliveryQuestion: string;
    deliveryMissing: string;
    returnsQuestion: string;
    returnsMissing: string;
  };
}

const shop: ShopPhrases = {
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

export default shop;
