// An answer without a model: the words of the sources that are nearest to the question, each as a quotation, and said to be no more than that.
import { toInterfaceLanguage } from '@folio/contract/languages';
import { quotedPassagesPhrases } from '@folio/locales/phrases';
import type { ChatAnswer, ChatRequest, CitedPassage } from './chat-types.ts';
import { quoteFrom } from './cite-passages.ts';
import { scorePassages } from './pick-passages.ts';
import { stemsOf } from './word-overlap.ts';

const maxQuotes = 4;
/** A passage with a score below this share of the best one is omitted. */
const minRatio = 0.35;

/** Keeps quotes literal: escapes all Markdown characters. */
const literally = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\`*_~[\]<>#|!]/g, '\\$&');

/** At most four quotations, nearest first; free where nothing is found. */
export function quotePassages({ turns, sources, language }: ChatRequest): ChatAnswer {
  const engine = { kind: 'composer', provider: null, model: null } as const;
  const say = quotedPassagesPhrases[toInterfaceLanguage(language)];
  const question = turns.at(-1)?.text ?? '';
  // Only a question that says too little by itself ("and for clay?") is read with the one before it.
  const asked = stemsOf(question, language).size > 1 ? turns.slice(-1) : turns;
  const ranked = scorePassages(sources, asked, language)
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  const least = (ranked[0]?.score ?? 0) * minRatio;
  const citations = ranked
    .filter(({ score }) => score >= least)
    .slice(0, maxQuotes)
    .map(
      ({ source, heading, text }, index): CitedPassage => ({
        number: index + 1,
        source,
        heading,
        text,
        quote: quoteFrom(text, question, language),
      }),
    );
  if (citations.length === 0) return { text: say.nothing, citations, engine, isFree: true };
  const quotes = citations.map(({ number, quote }) => `> ${literally(quote)} [${number}]`);
  return { text: [say.found, ...quotes].join('\n\n'), citations, engine, isFree: false };
}
