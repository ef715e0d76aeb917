// Keywords are wishes, not facts: one that the input does not support is handed back to the writer instead of being claimed.
import { textOfHtml } from '../document/plain-text.ts';
import type { ComposerLanguage } from '../engine-types.ts';
import { meaningfulStems } from './articles/passages.ts';
import { lengthOf } from './fit-text.ts';
import { keywordsToAdd } from './to-add.ts';

/** Asks for the keywords that these texts (plain or HTML) do not hold in any form, in at most `limit` characters; empty where all are there. */
export function keywordsToUse(
  keywords: readonly string[],
  texts: readonly string[],
  language: ComposerLanguage,
  limit = Number.POSITIVE_INFINITY,
): string {
  const said = meaningfulStems(texts.map(textOfHtml).join(' '), language);
  const missing = keywords.filter((keyword) => [...meaningfulStems(keyword, language)].some((stem) => !said.has(stem)));
  for (let count = missing.length; count > 0; count -= 1) {
    const note = keywordsToAdd(language, missing.slice(0, count));
    if (lengthOf(note) <= limit) return note;
  }
  return '';
}
