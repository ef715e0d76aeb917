import type { CustomerMatter } from '@folio/locales/phrases/question';

/** What customers ask about, in the order in which they ask, from before the purchase to after it. */
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
] as const satisfies readonly CustomerMatter[];
