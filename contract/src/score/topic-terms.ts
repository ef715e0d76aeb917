// Topic of sources and competitors' pages, as weighted terms, and their coverage in a text.

import { endingsLexicon, smallWordsLexicon } from '@folio/locales/lexicon';
import { baseOf, interfaceLanguages } from '../languages.ts';
import { withoutAccents } from '../plain-letters.ts';
import { isSplitByDictionary, listWords } from '../text-words.ts';

/** One thing that the material speaks of. */
export interface TopicTerm {
  /** As most often written, in lower case; one to three words. */
  text: string;
  /** Weight among the terms, above 0. */
  weight: number;
}

export interface TopicRules {
  /** Of the text and the material. */
  language: string;
  /** Words that carry grammar, in lower case; empty for a language without a list. */
  stopWords: ReadonlySet<string>;
}

/** A number that a person can check. It also bounds the response of a call. */
const maxTerms = 40;
/** Fewer terms say too little of a topic to judge a text by them. */
const minTerms = 3;
/** Used once, a term may be an aside. */
const minUses = 2;
const maxTermWords = 3;
/** Letters that stay when endings are taken off. */
const minStemLength = 3;
/** A term that is in a longer one nearly as often says nothing more. */
const sameAsLonger = 0.8;

const known = <Value>(lexicon: Record<(typeof interfaceLanguages)[number], Value>, language: string): Value | undefined => {
  const code = interfaceLanguages.find((one) => baseOf(one) === baseOf(language));
  return code && lexicon[code];
};

const byFallingLength = (one: string, other: string) => other.length - one.length;

/** Words of a line in lower case, parted at hyphens and elisions. */
function wordsOf(line: string, elisions: ReadonlySet<string>): string[] {
  const lower = line.toLowerCase().replaceAll('’', "'");
  if (isSplitByDictionary(lower)) return listWords(lower);
  const words = lower.match(/[\p{L}\p{N}\p{M}]+(?:'[\p{L}\p{N}\p{M}]+)*/gu) ?? [];
  return words.flatMap((word) => {
    const mark = word.indexOf("'");
    return mark > 0 && elisions.has(word.slice(0, mark)) ? [word.slice(0, mark), word.slice(mark + 1)] : [word];
  });
}

/** Takes lines apart into words and their stems; each different word is stemmed once. */
class TermReader {
  readonly #elisions: ReadonlySet<string>;
  readonly #endings: readonly string[];
  readonly #stems = new Map<string, string>();

  constructor(language: string) {
    this.#elisions = new Set(known(smallWordsLexicon, language)?.elisions.split(' ').filter(Boolean) ?? []);
    this.#endings = known(endingsLexicon, language)?.split(' ').toSorted(byFallingLength) ?? [];
  }

  readonly words = (line: string): string[] => wordsOf(line, this.#elisions);

  /** Shared stem of a word's forms; never shown. */
  readonly stem = (word: string): string => {
    const ready = this.#stems.get(word);
    if (ready !== undefined) return ready;
    let stem = withoutAccents(word);
    for (;;) {
      const ending = this.#endings.find((one) => stem.endsWith(one) && stem.length - one.length >= minStemLength);
      if (ending === undefined) break;
      stem = stem.slice(0, -ending.length);
    }
    this.#stems.set(word, stem);
    return stem;
  };

  readonly key = (words: readonly string[]): string => words.map(this.stem).join(' ');
}

interface Counted {
  forms: Map<string, number>;
  count: number;
  texts: number;
  words: number;
}

/** Counts the terms of one text into those of all. A phrase neither begins nor ends with a stop word, and never runs over a sentence. */
function countTerms(text: string, reader: TermReader, stopWords: ReadonlySet<string>, all: Map<string, Counted>): void {
  const here = new Set<string>();
  for (const line of text.split(/[\n.!?;:()|]+/)) {
    const words = reader.words(line);
    const isTelling = words.map((word) => word.length > 2 && !stopWords.has(word) && /^\p{L}/u.test(word));
    for (let start = 0; start < words.length; start += 1) {
      if (!isTelling[start]) continue;
      for (let length = 1; length <= maxTermWords && start + length <= words.length; length += 1) {
        if (!isTelling[start + length - 1]) continue;
        const parts = words.slice(start, start + length);
        const key = reader.key(parts);
        const counted = all.get(key) ?? { forms: new Map<string, number>(), count: 0, texts: 0, words: length };
        const form = parts.join(' ');
        counted.forms.set(form, (counted.forms.get(form) ?? 0) + 1);
        counted.count += 1;
        if (!here.has(key)) counted.texts += 1;
        here.add(key);
        all.set(key, counted);
      }
    }
  }
}

const oftenest = (forms: ReadonlyMap<string, number>): string =>
  [...forms].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0] as [string, number])[0];

/**
 * The terms of the material, weightiest first, at most 40: used at least twice, or by two of the texts. A term weighs more the more often
 * and the more texts it is in, and a phrase more than a word. Empty where the material has fewer than three: that is too little to judge by.
 */
export function topicTermsOf(texts: readonly string[], { language, stopWords }: TopicRules): TopicTerm[] {
  const reader = new TermReader(language);
  const all = new Map<string, Counted>();
  for (const text of texts) countTerms(text, reader, stopWords, all);
  const ranked = [...all]
    .filter(([, { count }]) => count >= minUses)
    .map(([key, { forms, count, texts: spread, words }]) => ({
      key,
      count,
      text: oftenest(forms),
      weight: Math.log2(1 + count) * (0.5 + spread / texts.length) * (0.7 + 0.3 * words),
    }))
    .toSorted((one, other) => other.weight - one.weight || (one.key < other.key ? -1 : 1))
    .slice(0, maxTerms * 4);
  const isPart = ({ key, count }: { key: string; count: number }) =>
    ranked.some(
      (other) => other.key.length > key.length && other.count >= count * sameAsLonger && ` ${other.key} `.includes(` ${key} `),
    );
  const whole = ranked.filter((term) => !isPart(term)).slice(0, maxTerms);
  return whole.length < minTerms ? [] : whole.map(({ text, weight }) => ({ text, weight: Math.round(weight * 100) / 100 }));
}

export interface Coverage {
  /** Weight of the terms that the text has beside that of all, 0 to 1. */
  share: number;
  covered: number;
  count: number;
  /** Terms that the text lacks, weightiest first. */
  missing: string[];
}

/** Share of the terms in a text, in any form. `terms` must hold one at least. */
export function coverageOf(prose: string, terms: readonly TopicTerm[], language: string): Coverage {
  const reader = new TermReader(language);
  const stems = ` ${prose
    .split('\n')
    .map((line) => reader.key(reader.words(line)))
    .join(' \n ')} `;
  const isCovered = terms.map(({ text }) => stems.includes(` ${reader.key(reader.words(text))} `));
  const sum = (chosen: readonly TopicTerm[]) => chosen.reduce((total, { weight }) => total + weight, 0);
  const found = terms.filter((_, index) => isCovered[index]);
  return {
    share: sum(found) / sum(terms),
    covered: found.length,
    count: terms.length,
    missing: terms.filter((_, index) => !isCovered[index]).map(({ text }) => text),
  };
}
