// Mistakes of layout: words that are there twice, spaces around marks, capitals at the beginning of sentences, pairs that are not closed.

import { escapePattern } from '@folio/contract/escape';
import { baseOf } from '@folio/contract/languages';
import { endsInAbbreviation } from '@folio/contract/readability/sentences';
import { proofreadingLexicon } from '@folio/locales/lexicon';
import { proofreadingPhrases } from '@folio/locales/phrases';
import type { ComposerLanguage } from '../core/engine-types.ts';
import type { Finding } from './finding.ts';

const finding = (match: RegExpExecArray, kind: Finding['kind'], reason: string, replacement: string | null): Finding => ({
  start: match.index,
  end: match.index + match[0].length,
  replacement,
  suggestions: [],
  kind,
  reason,
});

function findDoubled(text: string, language: ComposerLanguage): Finding[] {
  const never = new Set(proofreadingLexicon[language].neverTwice.split(' '));
  const often = new Set(proofreadingLexicon[language].oftenTwice.split(' '));
  const said = proofreadingPhrases[language];
  return [...text.matchAll(/(?<![\p{L}\p{N}’'-])(\p{L}+)[^\S\n]+(\1)(?![\p{L}\p{N}’'-])/giu)].flatMap((match) => {
    const [, first = '', second = ''] = match;
    const isCertain = never.has(first.toLocaleLowerCase()) && /^\p{Ll}+$/u.test(second);
    if (isCertain) return finding(match, 'grammar', said.repeated, first);
    // "New York, New York", "very very" and "die, die" are meant at times; a word of one letter may be a list's.
    return first.length < 2 || first !== second || often.has(first.toLocaleLowerCase())
      ? []
      : { ...finding(match, 'grammar', said.isRepeatable, null), suggestions: [first] };
  });
}

function findSpaces(text: string, language: ComposerLanguage): Finding[] {
  const said = proofreadingPhrases[language];
  const marks = escapePattern(proofreadingLexicon[language].closeMarks);
  const before = new RegExp(`(?<=[\\p{L}\\p{N})”»])[^\\S\\n]+([${marks}])(?=\\s|$)`, 'gu');
  return [
    ...[...text.matchAll(before)].map((match) => finding(match, 'punctuation', said.spaceBefore, match[1] ?? '')),
    ...[...text.matchAll(/(?<=\p{L}{2}),(?=\p{L}{2})/gu)].map((match) => finding(match, 'punctuation', said.spaceAfter, ', ')),
    ...[...text.matchAll(/(?<=[\p{L},;]) {2,3}(?=\p{L})/gu)].map((match) =>
      finding(match, 'punctuation', said.doubledSpace, ' '),
    ),
    ...[...text.matchAll(/(?<=\p{L})(,,|;;)(?=\s)/gu)].map((match) =>
      finding(match, 'punctuation', said.doubledMark, match[0].charAt(0)),
    ),
  ];
}

/** After the comma of a greeting a letter continues with a small letter. */
const afterGreetingSmall: ReadonlySet<string> = new Set(['de', 'it', 'pt']);

/** A beginning after a sentence of words, not after an abbreviation or a number; the first of a line where the line is a sentence. */
function findCapitals(text: string, language: ComposerLanguage, isKnown: (word: string) => boolean): Finding[] {
  const { sentenceStart } = proofreadingPhrases[language];
  const base = baseOf(language);
  const inside = [...text.matchAll(/(?<=[\p{Ll}]{3}[.!?][”»"]?\s)(\p{Ll}[\p{Ll}’']*)(?=[ ,])/gu)].filter(
    ({ index }) =>
      !endsInAbbreviation(text.slice(Math.max(0, index - 40), index).trimEnd(), base) &&
      !/…\s$|\.\.\s$/.test(text.slice(0, index)),
  );
  const ofLines = [...text.matchAll(/(?<=^|\n)(\p{Ll}[\p{Ll}’']*)(?= [^\n]{20,}[.!?]\s*(?:\n|$))/gu)].filter(
    ({ index }) => !(afterGreetingSmall.has(base) && /,\s*\n\s*$/u.test(text.slice(0, index))),
  );
  return [...inside, ...ofLines]
    .filter((match) => isKnown(match[0]))
    .map((match) => finding(match, 'punctuation', sentenceStart, match[0].charAt(0).toLocaleUpperCase() + match[0].slice(1)));
}

const pairs: readonly (readonly [open: string, close: string])[] = [
  ['(', ')'],
  ['«', '»'],
  ['“', '”'],
];

/** Opened and not closed within a paragraph. Lists count "a)", so a closing mark alone says nothing. */
function findUnclosed(text: string, language: ComposerLanguage): Finding[] {
  const { unclosed } = proofreadingPhrases[language];
  let start = 0;
  return text.split('\n').flatMap((line) => {
    const from = start;
    start += line.length + 1;
    return pairs.flatMap(([open, close]) => {
      // In German “ closes.
      if (open === '“' && language === 'de') return [];
      const count = (mark: string) => line.split(mark).length - 1;
      if (count(open) <= count(close)) return [];
      const at = from + line.lastIndexOf(open);
      const shown = /^\S*(?:\s+\S+){0,2}/u.exec(text.slice(at))?.[0].length ?? 1;
      return { start: at, end: at + shown, replacement: null, suggestions: [], kind: 'punctuation' as const, reason: unclosed };
    });
  });
}

/** `isKnown` distinguishes words of the dictionary from names that begin with a small letter. */
export const findByLayout = (text: string, language: ComposerLanguage, isKnown: (word: string) => boolean): Finding[] => [
  ...findDoubled(text, language),
  ...findSpaces(text, language),
  ...findCapitals(text, language, isKnown),
  ...findUnclosed(text, language),
];
