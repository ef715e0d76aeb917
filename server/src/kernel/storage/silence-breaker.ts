// A store that does not answer is left alone for a while, so that one request waits for it and not all of them.

/** Milliseconds for which requests are refused at once after one that was not answered. */
const pauseMs = 10_000;

/**
 * Lets requests through until one is not answered; then refuses all with that failure, and lets a single one try after the pause. `isSilence` says
 * which failures mean that there was no answer.
 */
export class SilenceBreaker {
  readonly #isSilence: (problem: unknown) => boolean;
  readonly #pauseMs: number;
  #silence: { problem: unknown; until: number } | null = null;
  #isTrying = false;

  constructor(isSilence: (problem: unknown) => boolean, pause = pauseMs) {
    this.#isSilence = isSilence;
    this.#pauseMs = pause;
  }

  async run<T>(request: () => Promise<T>): Promise<T> {
    const known = this.#silence;
    if (known && (this.#isTrying || performance.now() < known.until)) throw known.problem;
    const isTry = known !== null;
    if (isTry) this.#isTrying = true;
    try {
      const answer = await request();
      this.#silence = null;
      return answer;
    } catch (problem) {
      // Whatever else it refused, it answered.
      this.#silence = this.#isSilence(problem) ? { problem, until: performance.now() + this.#pauseMs } : null;
      throw problem;
    } finally {
      if (isTry) this.#isTrying = false;
    }
  }
}
