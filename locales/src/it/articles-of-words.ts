// The article of an Italian audience: "le famiglie", "i giardinieri", "gli sportivi".

/** Words of an audience that take no article, or bring one along. */
const isDetermined =
  /^(?:i|il|lo|la|gli|le|l[’']|un[ao]?|chi|chiunque|coloro|quanti|ogni|qualsiasi|tutt[ie]|molt[ie]|poch[ie]|alcun[ie]|divers[ie]|noi|voi|anche|oltre|gente|cinque|sette|nove|dieci|undici|dodici|venti)(?!\p{Ll})/u;
/** Feminine in spite of the ending. */
const isFeminine = /(?:(?:z|s|gi)ioni|madri|mogli|classi|reti|navi)$/u;
/** Before a noun these say nothing of its gender. */
const adjective = /^(?:giovani|grandi)\s+(?=\p{Ll})/u;

/** The article of a plural; null where the word is none that is certain. */
function pluralArticle(phrase: string): string | null {
  const noun = /^\p{Ll}+/u.exec(phrase.replace(adjective, ''))?.[0] ?? '';
  const spoken = /^\p{Ll}+/u.exec(phrase)?.[0] ?? '';
  if (noun.length < 4 || !/[ie]$/u.test(noun)) return null;
  if (noun.endsWith('e') || isFeminine.test(noun)) return 'le';
  return /^(?:[aeiou]|s[^aeiou]|z|gn|ps|x|y|pn)/u.test(spoken) ? 'gli' : 'i';
}

/** The audience with its article; as it is where it has one, is a name or names several groups that are not single words. */
export function audienceWithArticle(phrase: string): string {
  if (isDetermined.test(phrase)) return phrase;
  const parts = phrase.split(/ ed? /u);
  if (parts.length > 2 || phrase.includes(',') || (parts.length === 2 && parts.some((part) => part.includes(' ')))) return phrase;
  const articles = parts.map(pluralArticle);
  return articles.includes(null) ? phrase : parts.map((part, index) => `${articles[index]} ${part}`).join(' e ');
}
