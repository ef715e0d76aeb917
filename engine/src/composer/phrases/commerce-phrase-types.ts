// What product descriptions and landing pages say around the facts of the seller.

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
