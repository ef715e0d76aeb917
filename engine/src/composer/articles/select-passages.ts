// Chooses the sentences of an article: relevant to their heading, central in the sources, not saying the same twice, and in
// runs that stood together, so that the text keeps its thread.
import type { Passage } from './passages.ts';
import type { StemWeights } from './weights.ts';

/** Rating of a passage for the section that is being filled; null if it does not belong there. */
export type Rating = (index: number) => number | null;

const sameness = 0.55;
const weightOfNovelty = 0.3;
const maxRun = 3;

/** Keeps the selected passages for the whole article. */
export class Selection {
  readonly #passages: readonly Passage[];
  readonly #weights: StemWeights;
  readonly #chosen = new Set<number>();
  /** Highest similarity of each passage to anything chosen so far. */
  readonly #likeness: Float64Array;

  constructor(passages: readonly Passage[], weights: StemWeights) {
    this.#passages = passages;
    this.#weights = weights;
    this.#likeness = new Float64Array(passages.length);
  }

  has(index: number): boolean {
    return this.#chosen.has(index);
  }

  #choose(index: number): void {
    const chosen = this.#passages[index];
    if (!chosen) return;
    this.#chosen.add(index);
    for (const [other, { stems }] of this.#passages.entries()) {
      if (this.#chosen.has(other)) continue;
      const likeness = this.#weights.similarity(chosen.stems, stems);
      if (likeness > (this.#likeness[other] ?? 0)) this.#likeness[other] = likeness;
    }
  }

  #isFree(index: number): boolean {
    return !this.#chosen.has(index) && (this.#likeness[index] ?? 0) < sameness;
  }

  /** True where the second passage directly follows the first in the same paragraph. */
  #follows(first: Passage | undefined, second: Passage | undefined): boolean {
    return (
      first !== undefined &&
      second !== undefined &&
      first.sourceIndex === second.sourceIndex &&
      first.paragraph === second.paragraph &&
      second.position === first.position + 1
    );
  }

  /** The passage with those before it that it leans on; null where one of them cannot be had. `section` may hold them already. */
  #withSupport(index: number, section: ReadonlySet<number>): number[] | null {
    const run = [index];
    for (let at = index; this.#passages[at]?.leansOnPrevious; at--) {
      if (run.length >= maxRun || !this.#follows(this.#passages[at - 1], this.#passages[at])) return null;
      if (section.has(at - 1)) return run;
      if (!this.#isFree(at - 1)) return null;
      run.unshift(at - 1);
    }
    return this.#withOpening(run, section);
  }

  /** A second sentence reads better after the first of its paragraph, where that one is still to be had. */
  #withOpening(run: readonly number[], section: ReadonlySet<number>): number[] {
    const before = (run[0] ?? 0) - 1;
    const opens =
      this.#follows(this.#passages[before], this.#passages[before + 1]) &&
      !this.#follows(this.#passages[before - 1], this.#passages[before]);
    const isUsable = opens && !section.has(before) && this.#isFree(before) && this.#passages[before]?.leansOnPrevious === false;
    return isUsable && run.length < maxRun ? [before, ...run] : [...run];
  }

  #extended(run: readonly number[], rate: Rating): number[] {
    const longer = [...run];
    while (longer.length < maxRun) {
      const next = (longer.at(-1) ?? 0) + 1;
      const follows = this.#follows(this.#passages[next - 1], this.#passages[next]);
      if (!follows || !this.#isFree(next) || rate(next) === null) break;
      longer.push(next);
    }
    return longer;
  }

  #wordsOf(run: readonly number[]): number {
    return run.reduce((sum, index) => sum + (this.#passages[index]?.words ?? 0), 0);
  }

  /**
   * Takes passages for one section until about `target` words are reached and never more than `most`. `section` holds the
   * section's current passages and grows. Returns the number of words added.
   */
  select(section: Set<number>, rate: Rating, target: number, most: number): number {
    let added = 0;
    const candidates = this.#passages
      .map((_, index) => ({ index, rating: this.#isFree(index) ? rate(index) : null }))
      .filter((candidate): candidate is { index: number; rating: number } => candidate.rating !== null);
    while (added < target && candidates.length > 0) {
      let best = -1;
      let bestScore = Number.NEGATIVE_INFINITY;
      for (const [at, { index, rating }] of candidates.entries()) {
        const score = rating - weightOfNovelty * (this.#likeness[index] ?? 0);
        if (score > bestScore) [best, bestScore] = [at, score];
      }
      const [picked] = candidates.splice(best, 1);
      if (!picked || !this.#isFree(picked.index)) continue;
      const support = this.#withSupport(picked.index, section);
      if (support === null) continue;
      const whole = this.#extended(support, rate);
      const isOpened = !this.#passages[picked.index]?.leansOnPrevious && support.length > 1;
      const shorter = isOpened ? [[picked.index]] : [];
      // The whole run if it fits, else as much of its end as may go without breaking its sense.
      const run = [whole, whole.slice(0, Math.max(support.length, whole.length - 1)), support, ...shorter].find(
        (one) => added + this.#wordsOf(one) <= most,
      );
      if (!run) continue;
      for (const index of run) {
        this.#choose(index);
        section.add(index);
      }
      added += this.#wordsOf(run);
    }
    return added;
  }
}
