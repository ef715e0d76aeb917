// Words that no dictionary knows. Corrects common misspellings, lost accents, and longer words with a single known word one
// letter away. Leaves names unchanged and lists all other words with suggestions.
import { withoutAccents } from '@folio/contract/plain-letters';
import { proofreadingLexicon } from '@folio/locales/lexicon';
import { proofreadingPhrases } from '@folio/locales/phrases';
import type { ComposerLanguage } from '../core/engine-types.ts';
import { isWithoutEszett } from '../text/regional-writing.ts';
import type { UnknownWords } from './check-dictionary.ts';
import { editsBetween, isOneEditAway, isSlip } from './edit-distance.ts';
import type { Finding } from './finding.ts';

export interface WrittenWord {
  /** As dictionaries have it: with a typewriter's apostrophe. */
  word: string;
  start: number;
  end: number;
  /** At the beginning of a sentence or line, where a capital says nothing. */
  isFirst: boolean;
  /** The word before it in the sentence, in small letters. */
  before: string;
}

const wordPattern = /(?<![\p{L}\p{N}])\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*['’]?/gu;

/** All words of letters with where they are. */
export function writtenWords(text: string): WrittenWord[] {
  let before = '';
  return [...text.matchAll(wordPattern)].map(({ 0: found, index }) => {
    const isFirst = /(?:^|\n|[.!?:…][”»")]?\s|[-–—•*]\s|[“„«"(¿¡]\s?)$/u.test(text.slice(Math.max(0, index - 4), index));
    const previous = before;
    before = found.toLocaleLowerCase();
    // A quotation mark after a word is not its apostrophe, except in a shortened form: "un po’".
    const bare = /^(?:\p{L}{1,2})['’]$/u.test(found) ? found : found.replace(/['’]$/u, '');
    return { word: bare.replaceAll('’', "'"), start: index, end: index + bare.length, isFirst, before: previous };
  });
}

const misspellings = new Map<ComposerLanguage, Map<string, string[]>>();

/** The right words by the wrong one, in small letters. */
export function misspellingsOf(language: ComposerLanguage): Map<string, string[]> {
  const known = misspellings.get(language);
  if (known) return known;
  const pairs = proofreadingLexicon[language].misspellings.split(' ').map((pair): [string, string[]] => {
    const [wrong = '', right = ''] = pair.split('=');
    return [wrong, right.split('|').map((one) => one.replaceAll('_', ' '))];
  });
  misspellings.set(language, new Map(pairs));
  return new Map(pairs);
}

const isCapital = (word: string) => /^\p{Lu}/u.test(word);
const inCaseOf = (word: string, written: string) =>
  isCapital(written) ? word.charAt(0).toLocaleUpperCase() + word.slice(1) : word;

/** Words before a German noun; after them a capital makes no name. */
const nounOpenings =
  /^(?:d(?:er|ie|as|en|em|es)|ein(?:e[rnms]?)?|kein(?:e[rnms]?)?|(?:unser|mein|dein|sein|ihr|euer)(?:e[rnms]?)?|im|am|zum|zur|vom|beim|dies(?:e[rnms]?)|jede[rnms]?)$/u;

/** Words before a person's name. */
const nameOpenings = /^(?:frau|herrn?|familie|dr|mr|mrs|ms|signora?|sig|señora?|sr|sra|mme|m|madame|monsieur|dona|dom)$/u;

/** Shorter words have too many neighbours. */
const minLetters = 6;
const minRemarkLetters = 4;

interface Correction {
  word: string;
  reason: 'commonError' | 'capital' | 'accent' | 'misspelt';
}

/** The listed form, also behind an elided article ("all'areoporto"). */
function listedFor(word: string, suggestions: readonly string[], language: ComposerLanguage): string | null {
  const head = /^\p{L}{1,5}'(?=\p{L}{3})/u.exec(word)?.[0] ?? '';
  const known = misspellingsOf(language);
  for (const [opening, rest] of [
    ['', word],
    [head, word.slice(head.length)],
  ] as const) {
    const listed = known.get(rest.toLocaleLowerCase()) ?? [];
    const [only] = listed.length < 2 ? listed : listed.filter((one) => suggestions.includes(one));
    if (only !== undefined) return `${opening}${only}`;
  }
  return null;
}

function correctionOf(
  written: WrittenWord,
  suggestions: readonly string[],
  language: ComposerLanguage,
  isEnglish: boolean,
): Correction | null {
  const { word } = written;
  const canBeName = isCapital(word) && !written.isFirst && !(language === 'de' && nounOpenings.test(written.before));
  const listed = listedFor(word, suggestions, language);
  if (listed !== null) return { word: listed, reason: 'commonError' };
  if (canBeName) return null;
  const single = suggestions.filter((one) => !/[\s-]/.test(one));
  const [first] = single;
  if (first !== undefined && first !== word && first.toLocaleLowerCase() === word.toLocaleLowerCase())
    return language === 'de' && (!isEnglish || nounOpenings.test(written.before)) ? { word: first, reason: 'capital' } : null;
  if (isEnglish) return null;
  const accented = single.filter((one) => withoutAccents(one).toLocaleLowerCase() === withoutAccents(word).toLocaleLowerCase());
  if (accented.length === 1 && accented[0] !== undefined && word.length > 2) return { word: accented[0], reason: 'accent' };
  const near = single.filter((one) => isOneEditAway(one.toLocaleLowerCase(), word.toLocaleLowerCase()));
  const [only] = near;
  const isSafe =
    only !== undefined &&
    near.length === 1 &&
    word.length >= minLetters &&
    suggestions[0] === only &&
    isSlip(only.toLocaleLowerCase(), word.toLocaleLowerCase());
  return isSafe ? { word: only, reason: 'misspelt' } : null;
}

/** The same unknown word with a capital within sentences, or often: a name. */
function namesIn(words: readonly WrittenWord[], unknown: ReadonlyMap<string, string[]>): Set<string> {
  const capitals = words.filter(({ word, isFirst }) => unknown.has(word) && isCapital(word) && !isFirst);
  return new Set(capitals.map(({ word }) => word));
}

/** The reform of 1990 writes French î and û without their accents. */
const isReformed = (word: string, suggestions: readonly string[], language: ComposerLanguage) =>
  language === 'fr' && suggestions.some((one) => one.replace(/î/gu, 'i').replace(/û/gu, 'u') === word);

/** Swiss German writes "ss" for "ß": a text without any is read as Swiss, where nobody says which German it is. */
const isSwiss = (text: string, variant: string | null) =>
  variant?.startsWith('de-') ? isWithoutEszett(variant) : !text.includes('ß');

export function findMisspelt(
  text: string,
  words: readonly WrittenWord[],
  { unknown, english }: UnknownWords,
  { language, variant }: { language: ComposerLanguage; variant: string | null },
): Finding[] {
  const said = proofreadingPhrases[language];
  const names = language === 'de' ? new Set<string>() : namesIn(words, unknown);
  const swiss = language === 'de' && isSwiss(text, variant);
  /** An English word beside one is part of an English phrase, whatever its own spelling would be here. */
  const isForeign = (index: number) => [index - 1, index + 1].some((at) => english.has(words[at]?.word ?? ''));
  return words.flatMap((written, index): Finding | [] => {
    const { word, start, end } = written;
    // Only the author changes a word written with "ß".
    if (swiss && word.includes('ß') && !unknown.has(word)) {
      const suggested = [word.replaceAll('ß', 'ss')];
      return { start, end, replacement: null, suggestions: suggested, kind: 'spelling', reason: said.other };
    }
    const suggestions = unknown.get(word);
    if (!suggestions) return [];
    if (swiss && word.includes('ss') && suggestions.some((one) => one.replaceAll('ß', 'ss') === word)) return [];
    if (isReformed(word, suggestions, language)) return [];
    const isEnglish = english.has(word);
    const correction =
      names.has(word) || (isEnglish && isForeign(index)) ? null : correctionOf(written, suggestions, language, isEnglish);
    if (correction) {
      const right = inCaseOf(swiss ? correction.word.replaceAll('ß', 'ss') : correction.word, word);
      const replacement = text.slice(start, end).includes('’') ? right.replaceAll("'", '’') : right;
      return { start, end, replacement, suggestions: [], kind: 'spelling', reason: said[correction.reason] };
    }
    if (isEnglish) return [];
    // A capital within a sentence is a name in most languages, and so is one that is near to no word; in German every noun has one.
    const isNear = suggestions.some((one) => isOneEditAway(one.toLocaleLowerCase(), word.toLocaleLowerCase()));
    const isName = isCapital(word) && (!written.isFirst || names.has(word)) && language !== 'de';
    if (isName || (isCapital(word) && (!isNear || nameOpenings.test(written.before)))) return [];
    // Units, endings of files and the like.
    if (word.length < minRemarkLetters) return [];
    const near = suggestions.filter((one) => editsBetween(one, word) <= 2);
    return {
      start,
      end,
      replacement: null,
      suggestions: near.slice(0, 3).map((one) => (swiss ? one.replaceAll('ß', 'ss') : one)),
      kind: 'spelling',
      reason: said.unknown,
    };
  });
}
