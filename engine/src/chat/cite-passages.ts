// Marks like [2] or [1, 3] in an answer: those that name a passage become citations with the words they rest on, the others go away.
import { maxQuoteLength } from '@folio/contract/chat-limits';
import { sentencesOf } from '@folio/contract/readability/sentences';
import { cutAtWord } from '../text/cut-at-word.ts';
import { boostOf, withCompoundParts, withSynonyms } from './asked-words.ts';
import type { CitedPassage, NumberedPassage } from './chat-types.ts';
import { overlapOf, stemsOf, weighStems } from './word-overlap.ts';

/** Not the label of a link, `[2](…)`. */
const mark = /[ \t\u00a0]*\[(\d{1,3}(?:\s*[,;]\s*\d{1,3})*)\](?!\()/g;
/** Code holds brackets of its own. */
const code = /(```[\s\S]*?(?:```|$)|`[^`\n]*`)/;

const numbersIn = (list: string) => list.split(/[,;]/).map(Number);

/** The sentences of a passage that say most about `claim`, in a row and as many as a quote holds. */
export function quoteFrom(passage: string, claim: string, language: string): string {
  const sentences = sentencesOf(passage, language);
  const stems = sentences.map((sentence) => stemsOf(sentence, language));
  const asked = new Map([...stemsOf(claim, language)].map((stem) => [stem, 1]));
  const wanted = withSynonyms(withCompoundParts(asked, stems, language), language);
  const weights = weighStems(wanted, stems);
  const boost = boostOf(claim, language);
  const scores = stems.map((one, index) => overlapOf(one, weights) * boost(sentences[index] ?? ''));
  const best = Math.max(0, scores.indexOf(Math.max(...scores)));
  let quote = sentences[best] ?? passage;
  for (const next of sentences.slice(best + 1)) {
    const longer = `${quote} ${next}`;
    // Rows and paragraphs are separated, and the quote must occur in the passage.
    if (longer.length > maxQuoteLength || !passage.includes(longer)) break;
    quote = longer;
  }
  // Sentences that lead to it, if there is room: the next sentence alone may be the exception to it.
  for (const earlier of sentences.slice(0, best).toReversed()) {
    const longer = `${earlier} ${quote}`;
    if (longer.length > maxQuoteLength || !passage.includes(longer)) break;
    quote = longer;
  }
  return cutAtWord(quote, maxQuoteLength);
}

/** Returns the text without markers of unknown passages, and the passages of the other markers, each once. */
export function citePassages(
  text: string,
  passages: readonly NumberedPassage[],
  language: string,
): { text: string; citations: CitedPassage[] } {
  const known = new Map(passages.map((passage) => [passage.number, passage]));
  const cited = new Map<number, CitedPassage>();
  const readProse = (prose: string) =>
    prose.replace(mark, (whole: string, list: string, at: number) => {
      const numbers = numbersIn(list).filter((number) => known.has(number));
      for (const number of numbers) {
        const passage = known.get(number);
        if (!passage || cited.has(number)) continue;
        const claim = prose.slice(Math.max(0, at - maxQuoteLength), at);
        cited.set(number, { ...passage, quote: quoteFrom(passage.text, claim, language) });
      }
      if (numbers.length === 0) return '';
      return `${/^\s/.test(whole) ? ' ' : ''}${numbers.map((number) => `[${number}]`).join('')}`;
    });
  const clean = text
    .split(code)
    .map((piece, index) => (index % 2 === 1 ? piece : readProse(piece)))
    .join('');
  return { text: clean, citations: [...cited.values()].toSorted((one, other) => one.number - other.number) };
}

/** Earlier messages, without their marks: they count the passages of an answer that is past. */
export const withoutNumbers = (text: string): string =>
  text
    .split(code)
    .map((piece, index) => (index % 2 === 1 ? piece : piece.replace(mark, '')))
    .join('');
