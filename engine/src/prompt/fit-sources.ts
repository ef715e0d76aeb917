// Long sources and a prompt with little room: of each source stay the paragraphs that say most about the order, in their own order.
import type { SourceText } from '../core/engine-types.ts';
import { stemOf } from '../text/stems.ts';
import { wordsOf } from '../text/tokens.ts';

const leftOut = '(parts of this source are left out)';

/** Returns the characters of each source: short ones in full, long ones with an equal share of the rest. */
function sharesOf(sources: readonly SourceText[], maxChars: number): Map<SourceText, number> {
  let left = maxChars;
  const bySize = [...sources].sort((a, b) => a.text.length - b.text.length);
  return new Map(
    bySize.map((source, index) => {
      const share = Math.min(source.text.length, Math.floor(left / (bySize.length - index)));
      left -= share;
      return [source, share];
    }),
  );
}

const stemsOf = (text: string, language: string) => new Set(wordsOf(text, language).map((word) => stemOf(word, language)));

/** Paragraphs with the headings they are under; a heading travels with its first paragraph. */
function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  let headings: string[] = [];
  for (const paragraph of text.split('\n\n')) {
    if (/^# [^\n]*$/.test(paragraph)) headings.push(paragraph);
    else {
      blocks.push([...headings, paragraph].join('\n\n'));
      headings = [];
    }
  }
  return blocks;
}

/** Relevance of each block to the topic: its words of the topic, rare ones counting more, per root of its length. */
function scoresOf(blocks: string[], topic: ReadonlySet<string>, language: string): number[] {
  const stems = blocks.map((block) => stemsOf(block, language));
  const spread = new Map([...topic].map((stem) => [stem, stems.filter((set) => set.has(stem)).length]));
  return stems.map((set) => {
    const weights = [...topic]
      .filter((stem) => set.has(stem))
      .map((stem) => Math.log(1 + blocks.length / (spread.get(stem) ?? 1)));
    return weights.reduce((sum, weight) => sum + weight, 0) / Math.sqrt(10 + set.size);
  });
}

function cut(text: string, share: number): string {
  const end = text.lastIndexOf('\n\n', share);
  return text.slice(0, end > share / 2 ? end : share);
}

/** The blocks that say most, as many as there is room for; where none says anything about the topic, the beginning. */
function choose(text: string, topic: ReadonlySet<string>, language: string, share: number): string {
  const blocks = blocksOf(text);
  const scores = scoresOf(blocks, topic, language);
  const best = blocks.map((_, index) => index).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  const chosen = new Set<number>();
  let left = share;
  for (const index of best) {
    const length = (blocks[index]?.length ?? 0) + 2;
    if ((scores[index] ?? 0) === 0 && chosen.size > 0) break;
    if (length > left) continue;
    chosen.add(index);
    left -= length;
  }
  if (chosen.size === 0 || [...chosen].every((index) => scores[index] === 0)) return cut(text, share);
  return blocks.filter((_, index) => chosen.has(index)).join('\n\n');
}

/** Returns sources that together take at most `maxChars` characters (and a remark each). `topic` is the subject of the order. */
export function fitSources(sources: readonly SourceText[], topic: string, language: string, maxChars: number): SourceText[] {
  const shares = sharesOf(sources, maxChars);
  const wanted = stemsOf(topic, language);
  return sources.map((source) => {
    const share = shares.get(source) ?? 0;
    if (source.text.length <= share) return source;
    return { ...source, text: `${choose(source.text, wanted, language, share)}\n\n${leftOut}` };
  });
}
