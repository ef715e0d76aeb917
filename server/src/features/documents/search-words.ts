// Parsed search input: words, matched by prefix, and phrases in quotes.

/** Terms of which a document must have one; never empty. */
export type Facet = readonly [string, ...string[]];

export interface Search {
  words: string[];
  phrases: string[];
}

/** More words than this only make a search slower. */
const maxTerms = 12;

const tokens = (text: string) => text.toLowerCase().match(/\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{N}\p{M}]+/gu) ?? [];

/** Null where nothing can be searched for. */
export function parseSearch(text: string | undefined): Search | null {
  if (!text) return null;
  const phrases: string[] = [];
  const rest = text.replace(/["“”„«»]([^"“”„«»]+)["“”„«»]/g, (_, phrase: string) => {
    const words = tokens(phrase);
    if (words.length > 0) phrases.push(words.join(' '));
    return ' ';
  });
  const words = tokens(rest);
  const search = { words: [...new Set(words)].slice(0, maxTerms), phrases: phrases.slice(0, maxTerms) };
  return search.words.length + search.phrases.length > 0 ? search : null;
}

/** Below three characters a word is found only whole, since thousands of words begin with one or two letters. */
export const isFoundByBeginning = (word: string) => [...word].length > 2;

/** An SQL expression of a word without accents, in quotes: the rest of some characters ("⑴" becomes "(1)") would be operators. */
const quoted = (value: string) => `'''' || translate(unaccent(${value}), '''\\', '  ') || ''''`;

/** The words that begin so, as an SQL expression of type tsquery. */
export const beginningOf = (value: string) => `to_tsquery('simple', ${quoted(value)} || ':*')`;

type Parameter = (value: unknown) => string;

/** A document that has one of the terms, as an SQL expression of type tsquery. */
export const facetSql = (facet: Facet, parameter: Parameter) =>
  `(${facet.map((one) => `facet_query(${parameter(one)}::text)`).join(' || ')})`;

/** Conditions for a document's text, each an SQL expression of type tsquery: a word by its beginning as it is (with `isWhole` only whole), and by its stem in `language`. */
export function wordsSql(search: Search, language: string, isWhole: boolean, parameter: Parameter): string[] {
  const words = search.words.map((word) => {
    const value = `${parameter(word)}::text`;
    const asItIs = isWhole || !isFoundByBeginning(word) ? `to_tsquery('simple', ${quoted(value)})` : beginningOf(value);
    return `(${asItIs} || plainto_tsquery(search_configuration(${parameter(language)}::text), ${value}))`;
  });
  const phrases = search.phrases.map((phrase) => `phraseto_tsquery('simple', unaccent(${parameter(phrase)}::text))`);
  return [...words, ...phrases];
}

/**
 * The search as an SQL expression of type tsquery. The place's own term comes first and the facets of the filter follow, so that the index reads the
 * documents of that place and kind alone.
 */
export function tsquery(
  search: Search,
  scope: { workspaceId: number | null; userId: number },
  language: string,
  parameter: Parameter,
  { facets = [], isWhole = false }: { facets?: readonly Facet[]; isWhole?: boolean } = {},
): string {
  const ofScope = `facet_query(place_term(${parameter(scope.workspaceId)}::int, ${parameter(scope.userId)}::int))`;
  const ofKind = facets.map((facet) => facetSql(facet, parameter));
  return [ofScope, ...ofKind, ...wordsSql(search, language, isWhole, parameter)].join(' && ');
}
