// Saves a document while someone writes it. Changes are kept in the browser at once and sent after a pause, one call at a
// time; a server that is away is asked again and again; nothing that was typed is dropped before the server has it.

/** Everything of a document that people edit. A meta field that is undefined was never touched. */
export interface Draft {
  title: string;
  html: string;
  metaTitle?: string | undefined;
  metaDescription?: string | undefined;
}

/** `refused` says why the server will not have it; `conflict` waits for the writer's choice. */
export type SaveState =
  | { kind: 'saved'; at: number | null }
  | { kind: 'unsaved' | 'saving' | 'retrying' | 'conflict' }
  | { kind: 'refused'; message: string };

/** One state of the server's text: a version, and how often it was saved over. */
export interface TextState {
  versionId: number;
  revision: number;
}

/** `rebased`: the server's text differs in nothing from what we know, so ours goes on top of it. */
export type SaveFailure =
  | { kind: 'retry' }
  | { kind: 'rebased'; base: TextState | undefined }
  | { kind: 'conflict' }
  | { kind: 'refused'; message: string };

/** What a save that failed was about: the text it came from, and the texts that may have reached the server unanswered. */
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

const pauseBeforeSave = 800;
/** The moments before a page goes away keep at once; this pause is what a crash of the browser may cost. */
const pauseBeforeKeep = 1000;
const maxBusyMs = 500;
const firstRetry = 2000;
const maxRetryMs = 30_000;
const maxUnanswered = 10;

/** Between two keys rather than within one, where the browser can distinguish them. */
function whenIdle(act: () => void): void {
  const { requestIdleCallback: ask } = globalThis as { requestIdleCallback?: typeof requestIdleCallback };
  if (ask) ask(act, { timeout: maxBusyMs });
  else act();
}

const same = (one: Draft, other: Draft) =>
  one.title === other.title &&
  one.html === other.html &&
  one.metaTitle === other.metaTitle &&
  one.metaDescription === other.metaDescription;

/** One per open document. Call `stop` when it is left. */
export class DocumentSaver {
  #parts: SaverParts;
  #saved: Draft;
  #base: TextState | undefined;
  /** Sent without an answer: any of them may have arrived. */
  #sent: Draft[] = [];
  #pending: (() => Draft) | null = null;
  #running: Promise<void> | null = null;
  #mustClose = false;
  #failures = 0;
  #state: SaveState = { kind: 'saved', at: null };
  #timers: { save?: ReturnType<typeof setTimeout> | undefined; keep?: ReturnType<typeof setTimeout> | undefined } = {};

  constructor(saved: Draft, base: TextState | undefined, parts: SaverParts) {
    this.#saved = saved;
    this.#base = base;
    this.#parts = parts;
  }

  /** True while there is something the server does not have. */
  get isDirty(): boolean {
    return this.#pending !== null || this.#running !== null;
  }

  get state(): SaveState {
    return this.#state;
  }

  /** Something changed; `read` gives the whole draft when it is needed. */
  change(read: () => Draft): void {
    this.#pending = read;
    this.#timers.keep ??= setTimeout(() => whenIdle(() => this.keepNow()), pauseBeforeKeep);
    if (this.#state.kind === 'conflict') return;
    if (this.#state.kind !== 'retrying' || this.#failures === 0) {
      if (this.#state.kind !== 'saving') this.#set({ kind: 'unsaved' });
      this.#schedule(pauseBeforeSave);
    }
  }

  /** Writes what is unsaved into the browser's storage now; for the moment before a page is closed. */
  keepNow(): void {
    clearTimeout(this.#timers.keep);
    this.#timers.keep = undefined;
    if (this.#pending) this.#parts.keep(this.#pending(), this.#base);
  }

  /** Sends what is unsaved now, without waiting for the pause. */
  flush(): Promise<void> {
    clearTimeout(this.#timers.save);
    if (this.#state.kind === 'conflict') return Promise.resolve();
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
      if (this.#pending && this.#state.kind === 'unsaved') this.#schedule(pauseBeforeSave);
    });
    return this.#running;
  }

  /** Makes a closed version of the text as `read` gives it; resolves true when the server has it. */
  async saveVersion(read: () => Draft): Promise<boolean> {
    await this.#running;
    this.#pending = read;
    this.#mustClose = true;
    await this.flush();
    return this.#state.kind === 'saved';
  }

  /** The writer keeps their own text: it becomes a new version on top of `base`. */
  keepMine(base: TextState | undefined): Promise<void> {
    this.#base = base;
    this.#mustClose = true;
    this.#set({ kind: 'unsaved' });
    return this.flush();
  }

  /** How the saved text reads on the paper, which may write the same html otherwise; nothing was typed yet. */
  rest(saved: Draft): void {
    this.#saved = saved;
  }

  /** The document is now what the server has: nothing of ours is left to send. */
  adopt(saved: Draft, base: TextState | undefined): void {
    this.#clearTimers();
    this.#pending = null;
    this.#saved = saved;
    this.#sent = [];
    this.#base = base;
    this.#failures = 0;
    this.#parts.forget();
    this.#set({ kind: 'saved', at: null });
  }

  /** Keeps and sends what is left, and ends the timers. */
  stop(): void {
    this.keepNow();
    if (this.#pending) void this.flush();
    this.#clearTimers();
  }

  async #run(): Promise<void> {
    while (this.#pending) {
      const draft = this.#pending();
      this.#pending = null;
      if (!this.#mustClose && same(draft, this.#saved)) this.#settle();
      // One call after the other: a later one must build on the version that the earlier one made.
      else if (!(await this.#send(draft))) return;
    }
  }

  async #send(draft: Draft): Promise<boolean> {
    this.#set({ kind: 'saving' });
    const isAutosave = !this.#mustClose;
    try {
      this.#base = await this.#parts.save(draft, { isAutosave, base: this.#base });
    } catch (error) {
      this.#sent = [...this.#sent, draft].slice(-maxUnanswered);
      this.#pending ??= () => draft;
      await this.#fail(error);
      return false;
    }
    if (!isAutosave) this.#mustClose = false;
    this.#saved = draft;
    this.#sent = [];
    this.#failures = 0;
    this.#settle();
    return true;
  }

  #settle(): void {
    if (this.#pending) return;
    clearTimeout(this.#timers.keep);
    this.#timers.keep = undefined;
    this.#parts.forget();
    this.#set({ kind: 'saved', at: Date.now() });
  }

  async #fail(error: unknown): Promise<void> {
    this.keepNow();
    const failure = await this.#parts.explain(error, { saved: this.#saved, sent: this.#sent });
    if (failure.kind === 'rebased') {
      this.#base = failure.base;
      // Sent again after the usual pause, as anything unsaved is.
      this.#set({ kind: 'unsaved' });
      return;
    }
    if (failure.kind !== 'retry') {
      this.#set(failure);
      return;
    }
    this.#set({ kind: 'retrying' });
    this.#schedule(Math.min(maxRetryMs, firstRetry * 2 ** this.#failures));
    this.#failures += 1;
  }

  #schedule(pause: number): void {
    clearTimeout(this.#timers.save);
    this.#timers.save = setTimeout(() => void this.flush(), pause);
  }

  #clearTimers(): void {
    clearTimeout(this.#timers.save);
    clearTimeout(this.#timers.keep);
    this.#timers = {};
  }

  #set(state: SaveState): void {
    this.#state = state;
    this.#parts.onState(state);
  }
}
