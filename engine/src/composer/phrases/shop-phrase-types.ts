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
