import { comparableWords } from '@folio/contract/text-words';
import { diffArrays } from 'diff';

/** A comparison that takes longer, in milliseconds, counts words without looking where they are. */
const comparisonTimeoutMs = 500;

const missingFrom = (words: string[], others: string[]): number => {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const rest = left.get(word) ?? 0;
    left.set(word, rest - 1);
    return rest <= 0;
  }).length;
};

/** Counts words added and removed between two plain texts. */
export function countChangedWords(from: string, to: string): { added: number; removed: number } {
  const [before, after] = [comparableWords(from), comparableWords(to)];
  const parts = diffArrays(before, after, { timeout: comparisonTimeoutMs });
  if (!parts) return { added: missingFrom(after, before), removed: missingFrom(before, after) };
  const count = (kind: 'added' | 'removed') => parts.reduce((sum, part) => sum + (part[kind] ? part.value.length : 0), 0);
  return { added: count('added'), removed: count('removed') };
}
