// The events of a rewrite. Its reader may be slower than the writer: of texts that it has not taken yet only the newest is
// kept, since each holds all before it.
import type { RewriteEvent } from '@folio/contract/rewrites';

export class RewriteEvents {
  readonly #gone = new AbortController();
  #text: RewriteEvent | null = null;
  #last: RewriteEvent | null = null;
  #wake: (() => void) | null = null;

  /** `signal` aborts when the client disconnects. */
  constructor(signal: AbortSignal | undefined) {
    if (signal?.aborted) this.#leave();
    signal?.addEventListener('abort', () => this.#leave(), { once: true });
  }

  /** Aborts when nobody listens any more. */
  get signal(): AbortSignal {
    return this.#gone.signal;
  }

  emit(event: RewriteEvent): void {
    this.#text = event;
    this.#wake?.();
  }

  /** No event follows. */
  end(event: RewriteEvent): void {
    this.#last = event;
    this.#wake?.();
  }

  #leave(): void {
    this.#gone.abort();
    this.#wake?.();
  }

  /** Ends with the last event, or when the client is gone. Leaving it early stops the writing. */
  async *listen(): AsyncGenerator<RewriteEvent> {
    try {
      while (!this.#gone.signal.aborted) {
        const text = this.#text;
        this.#text = null;
        if (text) yield text;
        else if (this.#last) return yield this.#last;
        else await new Promise<void>((resolve) => (this.#wake = resolve));
      }
    } finally {
      if (!this.#last) this.#leave();
    }
  }
}
