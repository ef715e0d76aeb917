// The article of a French audience: "les familles", "les jardiniers et les bricoleurs".

/** Words of an audience that take no article, or bring one along. */
const isDetermined =
  /^(?:les?|la|l[’']|un|une|des|du|ces|nos|vos|mes|ses|leurs|tous|toutes|ceux|celles|plusieurs|certains|chez|plus|moins|sans|dans|très|deux|trois|six|dix)(?!\p{Ll})/u;

/** A word in small letters that is written as a plural. */
const isPlural = (phrase: string) => /^\p{Ll}{3,}[sx](?!\p{L})/u.test(phrase);

/** The audience with its article; as it is where it has one, is a name or names several groups that are not single words. */
export function audienceWithArticle(phrase: string): string {
  if (isDetermined.test(phrase)) return phrase;
  const parts = phrase.split(' et ');
  if (parts.length > 2 || phrase.includes(',') || (parts.length === 2 && parts.some((part) => part.includes(' ')))) return phrase;
  return parts.every(isPlural) ? parts.map((part) => `les ${part}`).join(' et ') : phrase;
}
