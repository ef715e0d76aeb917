// Praise and criticism in a review, clause by clause, so that a reply never thanks for a complaint or apologises for praise.

import { sentencesOf } from '@folio/contract/readability/sentences';
import { polarityLexicon } from '@folio/locales/lexicon';
import type { ComposerLanguage } from '../core/engine-types.ts';

const anyOf = (words: string, end: string) =>
  new RegExp(
    `(?<!\\p{L})(?:${words
      .split(' ')
      .map((word) => word.replaceAll('-', '[ -]').replaceAll('*', '\\p{L}+').replace(/!$/u, '(?!\\p{L})'))
      .join('|')})${end}`,
    'giu',
  );

const patterns = Object.fromEntries(
  Object.entries(polarityLexicon).map(([language, { good, bad, praise, not, but }]) => [
    language,
    {
      good: anyOf(good, ''),
      bad: anyOf(bad, ''),
      praise: anyOf(praise.replaceAll("'", '’'), ''),
      not: new RegExp(`(?:(?<!\\p{L})(?:${not.replace(" n't", '').split(' ').join('|')})(?!\\p{L})|n['’]t(?!\\p{L}))`, 'iu'),
      but: new RegExp(
        `(?<!\\p{L})(?=(?:${but
          .split(' ')
          .map((word) => word.replaceAll('-', ' '))
          .join('|')})(?!\\p{L}))`,
        'iu',
      ),
    },
  ]),
) as Record<ComposerLanguage, Record<'good' | 'bad' | 'praise' | 'not' | 'but', RegExp>>;

// A negation reaches over these characters: "was not very friendly".
const reach = 28;

export type Polarity = 'praise' | 'criticism' | 'neutral';

/** One clause of a review and how it is meant. */
export interface Clause {
  text: string;
  polarity: Polarity;
  /** Words of praise and of complaint stand side by side: how it is meant is not sure. */
  isMixed: boolean;
}

function readingOf(given: string, language: ComposerLanguage): Omit<Clause, 'text'> {
  const { good, bad, praise, not } = patterns[language];
  // Denials that praise: "could not have been kinder", "nothing to complain about".
  const clause = given.replaceAll("'", '’').replace(praise, '');
  const isTurned = clause.length < given.length;
  const isNegated = (index: number) => not.test(clause.slice(Math.max(0, index - reach), index));
  const goods = [...clause.matchAll(good)].map(({ index }) => isNegated(index));
  const bads = [...clause.matchAll(bad)].map(({ index }) => isNegated(index));
  // "Not good" is criticism; "not expensive" is not certain praise.
  if (goods.includes(true) || bads.includes(false)) {
    return { polarity: 'criticism', isMixed: bads.includes(false) && (isTurned || goods.includes(false)) };
  }
  return { polarity: isTurned || goods.includes(false) ? 'praise' : 'neutral', isMixed: false };
}

const joints = /\s+(?=(?:and|und|e|ed|y|et)\s+\S+\s+\S+)/u;

/** "The room was lovely and the waiter was rude" is two clauses; where both sides are meant alike it stays one. */
function divided(part: string, language: ComposerLanguage): string[] {
  const sides = part.split(joints);
  const meant = new Set(sides.map((side) => readingOf(side, language).polarity));
  return meant.has('praise') && meant.has('criticism') ? sides : [part];
}

/** The review clause by clause. */
export function clausesOf(review: string, language: ComposerLanguage): Clause[] {
  return sentencesOf(review, language)
    .flatMap((sentence) => sentence.split(/[;:–—]\s+|,\s+(?=\S+\s+\S+\s+\S+)/u))
    .flatMap((part) => part.split(patterns[language].but))
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part))
    .flatMap((part) => divided(part, language))
    .map((text) => ({ text, ...readingOf(text, language) }));
}

/** A clause as it can be quoted: without the word that joined it to the one before, without its marks. */
export function quotable(clause: string, language: ComposerLanguage): string {
  const joined = new RegExp(
    `^(?:${polarityLexicon[language].but.split(' ').join('|').replaceAll('-', ' ')}|and|und|e|y|et)(?!\\p{L})[\\s,]*`,
    'iu',
  );
  return clause.replace(joined, '').replace(/^[¡¿\s]+|[.,!?;:\s]+$/gu, '');
}

/** True where a quoted clause would lean on the one before it: "that we had to open the window". */
export const leansOnClause = (clause: string, language: ComposerLanguage): boolean =>
  new RegExp(`^(?:${polarityLexicon[language].hanging.split(' ').join('|')})(?!\\p{L})`, 'iu').test(clause);
