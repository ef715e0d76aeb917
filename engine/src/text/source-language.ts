// True if a text is in the language of the article, by the function words that every sentence has.
import { frequentWordsLexicon } from '@folio/locales/lexicon';
import type { ComposerLanguage } from '../core/engine-types.ts';
import { wordsOf } from './tokens.ts';

const sets = Object.entries(frequentWordsLexicon).map(([language, words]) => ({
  language: language as ComposerLanguage,
  words: new Set(words.split(' ')),
}));

const hitsIn = (text: string) => {
  const words = wordsOf(text, 'en').slice(0, 400);
  return sets.map(({ language, words: small }) => ({ language, hits: words.filter((word) => small.has(word)).length }));
};

/** From so many words on a text has small words of its language, at least one in twenty. */
const longEnough = 60;

/** False only where the small words of another language clearly outnumber those of this one, or a long text has none: lists of prices have hardly any. */
export function canBeIn(text: string, language: ComposerLanguage): boolean {
  const found = hitsIn(text);
  const own = found.find((one) => one.language === language)?.hits ?? 0;
  const length = Math.min(wordsOf(text, 'en').length, 400);
  return (length < longEnough || own >= length / 20) && found.every(({ hits }) => hits <= own * 1.3 + 3);
}

/** Returns the language, of the six, with the most frequent small words; null if there are too few to decide. */
export function languageOfText(text: string): ComposerLanguage | null {
  const words = wordsOf(text, 'en').slice(0, 400);
  if (words.length < 6) return null;
  const [best, second] = hitsIn(text).sort((a, b) => b.hits - a.hits);
  if (!best || best.hits / words.length < 0.12 || best.hits === second?.hits) return null;
  return best.language;
}

/** False where the text is clearly not in this language: another of the six, or long enough and without its small words. */
export function isInLanguage(text: string, language: ComposerLanguage): boolean {
  const found = languageOfText(text);
  if (found !== null) return found === language;
  return wordsOf(text, 'en').length < 25;
}
