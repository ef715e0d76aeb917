// Conditions of SQL: a text holds the words of a keyword side by side, in any of their forms.
import { withoutAccents } from '@folio/contract/plain-letters';
import { positionedWords } from '@folio/engine/links/read-link-text';
import { stemOf } from '@folio/engine/text/stems';
import { type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../../kernel/policy.ts';
import { documentTexts } from '../orders/orders.table.ts';
import { pageTexts } from '../pages/pages.table.ts';

/** Letters that an ending may add to a stem. */
const maxEnding = 3;

/** A pattern of PostgreSQL for the words of a keyword with other endings: "berries" is also "berry". Words hold letters and digits alone. */
export function patternOf(keyword: string, language: string): string {
  const words = positionedWords(keyword, language).map((found) => {
    const [word, stem] = [found.word, stemOf(found.word, language)].map(withoutAccents) as [string, string];
    let same = 0;
    while (same < Math.min(word.length, stem.length) && word[same] === stem[same]) same += 1;
    const begin = word.slice(0, same).replace(/(?<=.{2})[iy]$/u, '');
    // Short words have no other forms: "at" is not "atom".
    return `\\m${begin}${word.length > 2 ? `\\w{0,${maxEnding}}` : ''}\\M`;
  });
  return words.join('\\W{1,3}');
}

const phrase = (keyword: string, language: string) =>
  sql`(phraseto_tsquery(search_configuration(${language}::text), ${keyword}::text) || phraseto_tsquery('simple', unaccent(lower(${keyword}::text))))`;

/** Pages: their terms know where each stem is. */
export const pageContains = (keyword: string, language: string): SQL => sql`${pageTexts.terms} @@ ${phrase(keyword, language)}`;

/** Documents of a scope: their terms know where words are as they are written, so that other forms are found by the text. */
export function documentContains(scope: Scope, keyword: string, language: string): SQL {
  const scopeTerm = sql`facet_query(place_term(${scope.workspaceId}::int, ${scope.userId}::int))`;
  const words = sql`(${phrase(keyword, language)} || plainto_tsquery(search_configuration(${language}::text), ${keyword}::text))`;
  return sql`(${documentTexts.terms} @@ (${scopeTerm} && ${words}) and lower(unaccent(${documentTexts.text})) ~ ${patternOf(keyword, language)})`;
}
