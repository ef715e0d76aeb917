// Information of a word: rare stems weigh more than those that every sentence has (inverse sentence frequency).
import type { Passage } from './passages.ts';

/** Weights of stems over a set of passages. */
export class StemWeights {
  readonly #frequencies = new Map<string, number>();
  readonly #total: number;

  constructor(passages: readonly Passage[]) {
    this.#total = passages.length;
    for (const { stems } of passages) {
      for (const stem of stems) this.#frequencies.set(stem, (this.#frequencies.get(stem) ?? 0) + 1);
    }
  }

  /** Weight of a stem; highest for one that no passage holds. */
  of(stem: string): number {
    return Math.log((this.#total + 1) / ((this.#frequencies.get(stem) ?? 0) + 0.5));
  }

  /** In how many passages the stem occurs. */
  frequency(stem: string): number {
    return this.#frequencies.get(stem) ?? 0;
  }

  /** Weighted overlap of two sets, 0 (nothing in common) to 1 (the same). */
  similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
    const [small, large] = one.size < other.size ? [one, other] : [other, one];
    let shared = 0;
    for (const stem of small) if (large.has(stem)) shared += this.of(stem) ** 2;
    return shared === 0 ? 0 : shared / (this.#length(one) * this.#length(other));
  }

  readonly #lengths = new WeakMap<ReadonlySet<string>, number>();

  #length(stems: ReadonlySet<string>): number {
    const known = this.#lengths.get(stems);
    if (known !== undefined) return known;
    let sum = 0;
    for (const stem of stems) sum += this.of(stem) ** 2;
    const length = Math.sqrt(sum) || 1;
    this.#lengths.set(stems, length);
    return length;
  }
}
