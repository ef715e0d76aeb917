// The passages of the sources that a question is about, numbered for being named in the answer.
import type { SourceText } from '../core/engine-types.ts';
import { splitPassages } from '../sources/split-passages.ts';
import { boostOf, withCompoundParts, withSynonyms } from './asked-words.ts';
import type { ChatTurn, NumberedPassage } from './chat-types.ts';
import { overlapOf, stemsOf, weighStems } from './word-overlap.ts';

/** Passages of about 120 words that one answer is given; fewer than this travel whole. */
const maxGiven = 24;
/** Earlier questions tell the subject of "and the second one?", but less than the question itself. */
const weightOfEarlier = 0.3;

interface Candidate extends Omit<NumberedPassage, 'number'> {
  stems: ReadonlySet<string>;
  score: number;
}

function wantedStems(turns: readonly ChatTurn[], language: string): Map<string, number> {
  const [question, earlier] = turns.filter(({ role }) => role === 'user').toReversed();
  const wanted = new Map<string, number>();
  for (const stem of stemsOf(earlier?.text ?? '', language)) wanted.set(stem, weightOfEarlier);
  for (const stem of stemsOf(question?.text ?? '', language)) wanted.set(stem, 1);
  return wanted;
}

/** Every passage of the sources with how much it says about the last question, in reading order. */
export function scorePassages(sources: readonly SourceText[], turns: readonly ChatTurn[], language: string): Candidate[] {
  const passages = sources.flatMap((source) =>
    splitPassages(source.text, language).map(({ heading, text }) => ({
      source,
      heading,
      text,
      stems: stemsOf(`${heading ?? ''} ${text}`, language),
    })),
  );
  const boost = boostOf(turns.findLast(({ role }) => role === 'user')?.text ?? '', language);
  const texts = passages.map(({ stems }) => stems);
  const weights = weighStems(withSynonyms(withCompoundParts(wantedStems(turns, language), texts, language), language), texts);
  return passages.map((passage) => ({ ...passage, score: overlapOf(passage.stems, weights) * boost(passage.text) }));
}

/** If few passages share a word with the question ("sum it up"), the rest is taken evenly from everywhere. */
function spread(candidates: readonly Candidate[], count: number): Candidate[] {
  const step = candidates.length / Math.max(1, count);
  return Array.from({ length: Math.min(count, candidates.length) }, (_, index) => candidates[Math.floor(index * step)]).filter(
    (one) => one !== undefined,
  );
}

/** At most 24, in reading order, numbered from 1. */
export function pickPassages(sources: readonly SourceText[], turns: readonly ChatTurn[], language: string): NumberedPassage[] {
  const all = scorePassages(sources, turns, language);
  const near = all.filter(({ score }) => score > 0).toSorted((one, other) => other.score - one.score);
  const chosen = new Set<Candidate>(all.length <= maxGiven ? all : near.slice(0, maxGiven));
  for (const one of spread(all, maxGiven - chosen.size)) chosen.add(one);
  return all
    .filter((one) => chosen.has(one))
    .map(({ source, heading, text }, index) => ({ number: index + 1, source, heading, text }));
}
