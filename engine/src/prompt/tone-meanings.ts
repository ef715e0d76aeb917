// Meaning of each preset tone for a writer, in one clause, so that a bare word is not left to taste.

const meanings: Record<string, string> = {
  neutral: 'states facts without judging them, no exclamation marks, no adjectives of praise',
  professional: 'precise and businesslike, complete sentences, courteous without being stiff',
  formal: 'reserved and correct, no contractions, no colloquial words, the polite form of address',
  friendly: 'warm and helpful, everyday words, the reader addressed directly',
  conversational: 'as one speaks: short sentences, contractions where the language has them, a direct question now and then',
  informative: 'explains: terms are defined when first used, examples before opinions',
  persuasive: 'leads from the reader’s need to one reason to act, with proof that was given; no pressure, no superlatives',
  enthusiastic: 'lively verbs and visible joy in the subject, at most one exclamation mark in a text',
  inspirational: 'shows what becomes possible, concrete pictures, no slogans',
  empathetic: 'first names what the reader feels or fears, then helps; never belittles, never dramatises',
  authoritative: 'speaks from knowledge: clear claims with their reason, no hedging, no boasting',
  witty: 'dry, light wordplay that serves the point, never at the cost of people; facts stay exact',
  luxury: 'quiet and exact: materials, craft and calm rhythm instead of praise; no prices shouted, no "exclusive"',
  technical: 'exact terms, units and conditions, no metaphors, steps in their order',
};

/** The tone with its meaning; a person's own tone stays the words that they gave it. */
export function describeTone(value: unknown, label: string): string {
  const meaning = typeof value === 'string' && Object.hasOwn(meanings, value) ? meanings[value] : undefined;
  return meaning === undefined ? label : `${label} (${meaning})`;
}
