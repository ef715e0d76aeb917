// How much each sentence of a text tells: the opening says what it is about, the end and words of decision what came of it, and figures bear it out.
import { outcomeLexicon } from '@folio/locales/lexicon/outcome';
import type { ComposerLanguage } from '../../engine-types.ts';
import type { Passage } from '../articles/passages.ts';
import { rankPassages } from '../articles/rank-passages.ts';
import type { StemWeights } from '../articles/weights.ts';

export interface TellingSentences {
  /** By the order of the passages; the higher, the more a short version needs it. */
  ranks: number[];
  /** Indexes of sentences that say what was decided or came of it, the most telling first. */
  outcomes: number[];
}

const weights = { opening: 0.5, early: 0.4, figure: 0.15, decision: 0.35, future: 0.15, end: 0.25 };

/** From here on a text comes to its end. */
const endDepth = 0.75;

export function rankSentences(passages: readonly Passage[], stems: StemWeights, language: ComposerLanguage): TellingSentences {
  const central = rankPassages(passages, stems);
  const { decides, follows } = outcomeLexicon[language];
  const decision = passages.map(({ text }) => decides.test(text));
  const says = passages.map(({ text }, index) => decision[index] || follows.test(text));
  const ranks = passages.map(
    ({ text, depth }, index) =>
      (central[index] ?? 0) +
      weights.early * (1 - depth) +
      (index === 0 ? weights.opening : 0) +
      (/\d/.test(text) ? weights.figure : 0) +
      (decision[index] ? weights.decision : 0) +
      (says[index] ? weights.future : 0) +
      (depth > endDepth && passages.length > 4 ? weights.end : 0),
  );
  const outcome = (index: number) =>
    (decision[index] ? 0.8 : 0) +
    (says[index] ? 0.2 : 0) +
    (passages[index]?.depth ?? 0) * 0.6 +
    (/\d/.test(passages[index]?.text ?? '') ? 0.3 : 0) +
    (central[index] ?? 0) * 0.4;
  const outcomes = passages
    .map((_, index) => index)
    .filter((index) => index > 0 && (says[index] || (passages[index]?.depth ?? 0) > endDepth))
    .sort((one, other) => outcome(other) - outcome(one));
  return { ranks, outcomes };
}
