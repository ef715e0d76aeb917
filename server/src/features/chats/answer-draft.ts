// The text of an answer on its way into its row: saved a few times a second, which is also when its writer learns that it should stop.
import type { Kernel } from '../../kernel/kernel.ts';
import { type MessageRow, saveText } from './chat-messages.queries.ts';

/** Milliseconds between two looks at the row. */
const saveEveryMs = 250;

export class AnswerDraft {
  readonly #kernel: Kernel;
  readonly #message: MessageRow;
  readonly #stop = new AbortController();
  readonly #timer: NodeJS.Timeout;
  #text = '';
  #saved = '';
  #saving: Promise<void> = Promise.resolve();
  #isBusy = false;
  #outcome: 'go_on' | 'stop' | 'gone' = 'go_on';

  constructor(kernel: Kernel, message: MessageRow, signal: AbortSignal) {
    this.#kernel = kernel;
    this.#message = message;
    this.#saved = message.text;
    if (signal.aborted) this.#stop.abort();
    signal.addEventListener('abort', () => this.#stop.abort(), { once: true });
    this.#timer = setInterval(() => this.#save(), saveEveryMs);
  }

  /** Aborts when a user stops the answer, or it belongs to another attempt. */
  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  get text(): string {
    return this.#text;
  }

  /** True where the writer was asked to stop. */
  get isStopAsked(): boolean {
    return this.#outcome === 'stop';
  }

  setText = (text: string): void => {
    this.#text = text;
  };

  /** Nothing is saved after this. */
  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#saving;
  }

  #save(): void {
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.#saving = this.#saveOnce()
      .catch((problem: unknown) => this.#kernel.log.warn({ err: problem }, 'The text of an answer was not saved'))
      .finally(() => {
        this.#isBusy = false;
      });
  }

  async #saveOnce(): Promise<void> {
    const text = this.#text;
    this.#outcome = await saveText(this.#kernel.database, this.#message, text === this.#saved ? null : text);
    this.#saved = text;
    if (this.#outcome !== 'go_on') this.#stop.abort();
  }
}
