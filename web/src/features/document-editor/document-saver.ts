// Saves a document while someone writes it: one text in a queue (`base/save-queue.ts`), in versions that are open or closed.
import { type Failure, type Outcome, type QueueState, SaveQueue, type Unsaved } from '../../base/save-queue.ts';

/** Everything of a document that people edit. A meta field that is undefined was never touched. */
export interface Draft {
  title: string;
  html: string;
  metaTitle?: string | undefined;
  metaDescription?: string | undefined;
}

export type SaveState = QueueState;

/** One state of the server's text: a version, and how often it was saved over. */
export interface TextState {
  versionId: number;
  revision: number;
}

export type SaveFailure = Failure | { kind: 'conflict' } | { kind: 'rebased'; base: TextState | undefined };

/** Base of a failed save: the text it came from, and the texts that may have reached the server without a response. */
export interface FailedSave {
  saved: Draft;
  sent: Draft[];
}

interface SaverParts {
  /** Sends the draft and answers the state of the text that holds it now. */
  save: (draft: Draft, options: { isAutosave: boolean; base: TextState | undefined }) => Promise<TextState | undefined>;
  explain: (error: unknown, about: FailedSave) => Promise<SaveFailure>;
  keep: (draft: Draft, base: TextState | undefined) => void;
  forget: () => void;
  onState: (state: SaveState) => void;
}

/** Milliseconds. */
const timing = { pause: 800, keepAfter: 1000, max: 1 };
const maxUnanswered = 10;

const same = (one: Draft, other: Draft) =>
  one.title === other.title &&
  one.html === other.html &&
  one.metaTitle === other.metaTitle &&
  one.metaDescription === other.metaDescription;

/** A call that saved nothing, and why. */
class SaveError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** The queue's key: a document is one text. */
const text = 'text';
type UnsavedText = Unsaved<typeof text, Draft, TextState | undefined>;

/** One per open document. Call `stop` when it is left. */
export class DocumentSaver {
  readonly #parts: SaverParts;
  readonly #queue: SaveQueue<typeof text, Draft, TextState | undefined>;
  #saved: Draft;
  #base: TextState | undefined;
  /** Sent without an answer: any of them may have arrived. */
  #sent: Draft[] = [];
  #mustClose = false;

  constructor(saved: Draft, base: TextState | undefined, parts: SaverParts) {
    this.#saved = saved;
    this.#base = base;
    this.#parts = parts;
    this.#queue = new SaveQueue(
      {
        baseOf: () => this.#base,
        isKnown: (_, draft) => !this.#mustClose && same(draft, this.#saved),
        send: async (texts) => new Map(await Promise.all(texts.map((unsaved) => this.#send(unsaved)))),
        explain: (error) => (error instanceof SaveError ? error.failure : { kind: 'retry' }),
        keep: ({ value, base }) => parts.keep(value, base),
        forget: () => parts.forget(),
        onState: parts.onState,
      },
      timing,
    );
  }

  /** True while there is something the server does not have. */
  get isDirty(): boolean {
    return this.#queue.isDirty;
  }

  get state(): SaveState {
    return this.#queue.state;
  }

  /** Something changed; `read` gives the whole draft when it is needed. */
  change(read: () => Draft): void {
    this.#queue.write(text, read);
  }

  /** Copies unsaved text to the device now; for the moment before a page is closed. */
  keepNow(): void {
    this.#queue.keepNow();
  }

  /** Sends unsaved text now, without waiting for the pause. */
  flush(): Promise<void> {
    return this.#queue.flush();
  }

  /** Makes a closed version of the text as `read` gives it; resolves true when the server has it. */
  async saveVersion(read: () => Draft): Promise<boolean> {
    await this.#queue.running;
    this.#mustClose = true;
    this.#queue.write(text, read);
    await this.#queue.flush();
    return this.state.kind === 'saved';
  }

  /** The writer keeps their own text: it becomes a new version on top of `base`. */
  keepMine(base: TextState | undefined): Promise<void> {
    this.#base = base;
    this.#mustClose = true;
    this.#queue.rebase(text, base);
    return this.#queue.flush();
  }

  /** Saved text as the editor renders it, which may write the same html otherwise; nothing was typed yet. */
  rest(saved: Draft): void {
    this.#saved = saved;
  }

  /** Sets the document to the server's version: no local changes remain to send. */
  adopt(saved: Draft, base: TextState | undefined): void {
    this.#saved = saved;
    this.#sent = [];
    this.#base = base;
    this.#parts.forget();
    this.#queue.drop(text);
  }

  /** Copies the rest to the device and sends it, with retries until the server has it. */
  stop(): void {
    this.#queue.close({ repeats: true });
  }

  async #send({ value: draft, base }: UnsavedText): Promise<[typeof text, Outcome<TextState | undefined>]> {
    const isAutosave = !this.#mustClose;
    try {
      this.#base = await this.#parts.save(draft, { isAutosave, base });
    } catch (error) {
      this.#queue.keepNow();
      this.#sent = [...this.#sent, draft].slice(-maxUnanswered);
      const failure = await this.#parts.explain(error, { saved: this.#saved, sent: this.#sent });
      if (failure.kind === 'retry' || failure.kind === 'refused') throw new SaveError(failure);
      if (failure.kind === 'rebased') this.#base = failure.base;
      return [text, failure];
    }
    if (!isAutosave) this.#mustClose = false;
    this.#saved = draft;
    this.#sent = [];
    return [text, { kind: 'saved' }];
  }
}
