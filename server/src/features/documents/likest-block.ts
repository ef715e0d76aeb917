import { sharedWords, type TextBlock } from './text-blocks.ts';

/** Words that are in more blocks than this identify none of them. */
const tooCommon = 200;
const maxCandidates = 6;
/** At least this part of a block's words must remain for it to count as the same block. */
const enoughRemains = 0.5;
/** At least this part of the changed block must come from it. */
const enoughOfIt = 0.2;

/** Finds, for a changed block, which of some earlier blocks it was made from. */
export class LikestBlock<Block extends TextBlock> {
  readonly #blocks: Block[];
  readonly #positions = new Map<string, number[]>();

  constructor(blocks: Block[]) {
    this.#blocks = blocks;
    for (const [index, { words }] of blocks.entries()) {
      for (const word of new Set(words)) {
        const positions = this.#positions.get(word);
        if (positions) positions.push(index);
        else this.#positions.set(word, [index]);
      }
    }
  }

  /** The block of which most words remain, at least half of them; null where there is none. */
  find(words: string[]): Block | null {
    const met = new Map<number, number>();
    for (const word of new Set(words)) {
      const positions = this.#positions.get(word) ?? [];
      if (positions.length <= tooCommon) for (const position of positions) met.set(position, (met.get(position) ?? 0) + 1);
    }
    const candidates = [...met].toSorted((one, other) => other[1] - one[1]).slice(0, maxCandidates);
    let best: { block: Block; part: number } | null = null;
    for (const [index] of candidates) {
      const block = this.#blocks[index];
      if (!block) continue;
      const shared = sharedWords(block.words, words);
      const part = shared / block.words.length;
      if (part < enoughRemains || shared < enoughOfIt * words.length) continue;
      if (!best || part > best.part) best = { block, part };
    }
    return best?.block ?? null;
  }
}
