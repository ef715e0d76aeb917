// Shortens text that is too long for its channel at natural pauses, so no half phrase remains.
import { clauseOpeningsLexicon } from '@folio/locales/lexicon';
import type { ComposerLanguage } from '../core/engine-types.ts';
import { stopWordsOf } from './stop-words.ts';

// Words that begin a phrase which the text before it can do without.

const openingSets = new Map(
  Object.entries(clauseOpeningsLexicon).map(([language, words]) => [language, new Set(words.split(' '))]),
);

const countCharacters = (text: string) => [...text].length;

/** Length as channels count it: characters, not code units. */
export const lengthOf = countCharacters;

function trimEnd(text: string, language: ComposerLanguage): string {
  const stopWords = stopWordsOf(language);
  let words = text.replace(/[\s,;:–—(«„“"'-]+$/u, '').split(' ');
  while (words.length > 2 && stopWords.has((words.at(-1) ?? '').toLocaleLowerCase())) words = words.slice(0, -1);
  const trimmed = words.join(' ').replace(/[\s,;:–—(«„“"'-]+$/u, '');
  // An unclosed bracket is removed with its content.
  return trimmed.lastIndexOf('(') > trimmed.lastIndexOf(')') ? trimmed.slice(0, trimmed.lastIndexOf('(')).trimEnd() : trimmed;
}

type Fits = (text: string) => boolean;

/** Longest beginning that ends where a phrase ends and fits; null when nothing of at least `least` characters does. */
function cutAtPhrase(text: string, language: ComposerLanguage, fits: Fits, least: number): string | null {
  const words = text.split(' ');
  const opens = openingSets.get(language) ?? new Set<string>();
  for (let count = words.length - 1; count > 1; count--) {
    const next = (words[count] ?? '').toLocaleLowerCase();
    const last = words[count - 1] ?? '';
    const isPause = /[,;:.!?–—)]$/u.test(last) || opens.has(next) || /^[(–—]/u.test(next);
    // "between 3 and 5" is one piece.
    const isRange = /\d$/u.test(last) && /^\d/u.test(words[count + 1] ?? '');
    if (!isPause || isRange || /^[–—(]$/u.test(last)) continue;
    const cut = trimEnd(words.slice(0, count).join(' '), language);
    if (fits(cut)) return countCharacters(cut) >= least ? cut : null;
  }
  return null;
}

/** The text, or its longest beginning that fits, cut at the end of a phrase, else of a word with "…". `fits` must hold for shorter texts too. */
export function shortenToFit(text: string, language: ComposerLanguage, fits: Fits, least = 20): string {
  if (fits(text)) return text;
  const phrase = cutAtPhrase(text, language, fits, least);
  if (phrase !== null) return phrase;
  const words = text.split(' ');
  for (let count = words.length - 1; count > 0; count--) {
    const cut = `${trimEnd(words.slice(0, count).join(' '), language)}…`;
    if (fits(cut)) return cut;
  }
  let characters = [...text];
  while (characters.length > 0 && !fits(`${characters.join('')}…`)) characters = characters.slice(0, -1);
  return characters.length > 0 ? `${characters.join('')}…` : '';
}

/** The text in at most `limit` characters. */
export function shorten(text: string, limit: number, language: ComposerLanguage): string {
  return shortenToFit(text, language, (candidate) => countCharacters(candidate) <= limit, Math.floor(limit * 0.45));
}

/** The sentences from the first on that fit together into `limit` characters; the first one is shortened if it alone does not. */
export function joinToFit(sentences: readonly string[], limit: number, language: ComposerLanguage): string {
  let text = '';
  for (const sentence of sentences.filter((one) => one !== '')) {
    const longer = text === '' ? sentence : `${text} ${sentence}`;
    // Skipping a sentence would separate the next one from its reference.
    if (countCharacters(longer) > limit) return text === '' ? shorten(sentence, limit, language) : text;
    text = longer;
  }
  return text;
}
