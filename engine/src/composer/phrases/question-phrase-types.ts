// What customers ask about nearly everything that is sold, and the words by which a sentence answers it.

/** In the order in which customers ask, from before the purchase to after it. */
export const customerMatters = [
  'audience',
  'price',
  'included',
  'measures',
  'times',
  'booking',
  'payment',
  'delivery',
  'care',
  'returns',
  'warranty',
  'contact',
] as const;

export type CustomerMatter = (typeof customerMatters)[number];

export interface QuestionPhrases {
  /** Question for everything that no matter claims. */
  general: (subject: string) => string;
  /** What a draft says where nothing was given. */
  answerMissing: string;
  ask: Record<CustomerMatter, string>;
  /** Words that tell that a sentence speaks of the matter; those of the price stand with the commerce phrases. */
  words: Record<Exclude<CustomerMatter, 'price'>, RegExp>;
}
