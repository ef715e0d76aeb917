// What product files, campaigns and editorial plans say in their own name, and what they ask of the person who orders them.

/** What a column of a product file is about, where it is not just another attribute. */
export type ProductRole = 'sku' | 'name' | 'brand' | 'category' | 'colour' | 'size' | 'text' | 'price';

export interface CustomPhrases {
  product: {
    /** Headings of columns, parted by "|", in lower case. */
    labels: Record<ProductRole, string>;
    /** Other words in the headings of product files that only this language or few others write so. */
    telling: string;
    nameMissing: string;
    skuMissing: string;
    brandMissing: string;
    categoryMissing: string;
    contradiction: (name: string, values: string) => string;
    /** `languages` is a finished list of names. */
    otherLanguages: (languages: string) => string;
  };
  campaign: {
    /** Opens a sentence whose subject stands in the one before it; null in languages that always name it. */
    subjectless: RegExp | null;
    /** Opens a sentence that only the makers of the campaign should read. */
    goal: RegExp;
    headlinesMissing: string;
    angleMissing: string;
    placeMissing: string;
    contactMissing: string;
  };
  plan: {
    /** Themes that every business has something to say about, for those who named none. */
    pillars: string[];
    /** Title patterns of posts, of newsletters, and of what speaks of the offer. */
    posts: ((subject: string) => string)[];
    newsletters: ((subject: string) => string)[];
    offers: ((business: string) => string)[];
    /** The same idea as in the piece before, which is for `channel`. */
    again: (channel: string) => string;
    serves: (goal: string) => string;
    offerAngle: (goal: string) => string;
    dateAngle: string;
    formats: { article: string; post: string; picture: string; video: string; newsletter: string };
    calls: { article: string; post: string; newsletter: string };
    offerLinkMissing: string;
    notPlaced: (dates: string) => string;
    measures: { article: string; post: string; video: string; newsletter: string; goal: (goal: string) => string };
  };
}
