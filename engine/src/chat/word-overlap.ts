// Relevance of a text to a question: the stems they share, rare ones weighing more.
import { stemOf } from '../text/stems.ts';
import { stopWordsOf } from '../text/stop-words.ts';
import { wordsOf } from '../text/tokens.ts';

/** Stems of the words that carry meaning. */
export function stemsOf(text: string, language: string): Set<string> {
  const stopWords = stopWordsOf(language);
  const words = wordsOf(text, language).filter((word) => !stopWords.has(word) && (word.length > 2 || /\d/.test(word)));
  return new Set(words.map((word) => stemOf(word, language)));
}

/** A weight for each stem of the question, by how few of the texts hold it. */
export function weighStems(wanted: ReadonlyMap<string, number>, texts: readonly ReadonlySet<string>[]): Map<string, number> {
  return new Map(
    [...wanted].map(([stem, weight]) => {
      const holding = texts.filter((stems) => stems.has(stem)).length;
      return [stem, weight * Math.log(1 + (texts.length + 1) / (holding + 0.5))];
    }),
  );
}

/** 0 where nothing is shared. A long text needs more in common than a short one. */
export function overlapOf(stems: ReadonlySet<string>, weights: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [stem, weight] of weights) if (stems.has(stem)) sum += weight;
  return sum / Math.sqrt(8 + stems.size);
}
