// Tells whether a text is in the language of the article, by the small words that every sentence is held together with.
import { frequentWordsLexicon } from '@folio/locales/lexicon/frequent-words';
import type { ComposerLanguage } from '../../engine-types.ts';
import { wordsOf } from '../../text/tokens.ts';

const sets = Object.entries(frequentWordsLexicon).map(([language, words]) => ({
  language: language as ComposerLanguage,
  words: new Set(words.split(' ')),
}));

/** The one of the six languages whose small words occur most, or null where they are too few to tell. */
export function languageOfText(text: string): ComposerLanguage | null {
  const words = wordsOf(text, 'en').slice(0, 400);
  if (words.length < 6) return null;
  const scores = sets.map(({ language, words: small }) => ({ language, hits: words.filter((word) => small.has(word)).length }));
  const [best, second] = scores.sort((a, b) => b.hits - a.hits);
  if (!best || best.hits / words.length < 0.12 || best.hits === second?.hits) return null;
  return best.language;
}

/** False where the text is clearly not in this language: another of the six, or long enough and without its small words. */
export function isInLanguage(text: string, language: ComposerLanguage): boolean {
  const found = languageOfText(text);
  if (found !== null) return found === language;
  return wordsOf(text, 'en').length < 25;
}
