// Saves text while users type, for documents and for segments. A text is copied to the device and sent after a pause, one call at
// a time. While the server is unavailable the call is repeated. A text leaves the queue and the device when the server has it.
// Independent of React.

/** A text on its way: `base` is the state of the server's text that it was written over. */
export interface Unsaved<Key, Value, Base> {
  key: Key;
  value: Value;
  base: Base;
}

/**
 * Result for a text. `rebased`: the server's text equals the version known here, so ours is sent again on top of it. `conflict`:
 * another user saved; ours waits for a choice. `gone`: its document no longer exists, and its copy stays on the device.
 */
export type Outcome<Base> = { kind: 'saved' } | { kind: 'conflict' } | { kind: 'gone' } | { kind: 'rebased'; base: Base };

/** Why nothing of a call was saved: `retry` repeats it, `refused` says why the server will not have it. */
export type Failure = { kind: 'retry' } | { kind: 'refused'; message: string };

/** `conflict`: nothing but texts in conflict is left to send. */
export type QueueState =
  | { kind: 'saved'; at: number | null }
  | { kind: 'unsaved' | 'saving' | 'retrying' | 'conflict' }
  | { kind: 'refused'; message: string };

export interface QueueParts<Key, Value, Base> {
  /** The server's text as it is known here. */
  baseOf: (key: Key) => Base;
  /** True if the server has this text already: it is not sent. */
  isKnown: (key: Key, value: Value) => boolean;
  /** Sends at most `max` texts in one call. A text without an outcome counts as saved. */
  send: (batch: Unsaved<Key, Value, Base>[]) => Promise<ReadonlyMap<Key, Outcome<Base>>>;
  /** Meaning of a rejected call. */
  explain: (error: unknown) => Failure;
  /** Copies a text to the device. */
  keep: (text: Unsaved<Key, Value, Base>) => void;
  /** The server has this text: its copy can go. */
  forget: (key: Key, value: Value) => void;
  onState: (state: QueueState) => void;
  /** Everything that can be sent was sent. */
  onEmpty?: () => void;
}

interface Timing {
  /** Milliseconds after the last key until a text is sent. */
  pause: number;
  /** Milliseconds until it is copied to the device; with 0 at once. A crash of the browser may cost this much. */
  keepAfter: number;
  /** Texts of one call. */
  max: number;
}

const maxBusyMs = 500;
const firstRetry = 2000;
const maxRetryMs = 30_000;

/** Between two keys rather than within one, where the browser can distinguish them. */
function whenIdle(act: () => void): void {
  const { requestIdleCallback: ask } = globalThis as { requestIdleCallback?: typeof requestIdleCallback };
  if (ask) ask(act, { timeout: maxBusyMs });
  else act();
}

interface Waiting<Value, Base> {
  read: () => Value;
  base: Base;
  isInConflict: boolean;
}

/** One per open document or job. Call `close` when it is left. */
export class SaveQueue<Key, Value, Base> {
  readonly #parts: QueueParts<Key, Value, Base>;
  readonly #timing: Timing;
  readonly #waiting = new Map<Key, Waiting<Value, Base>>();
  readonly #unkept = new Set<Key>();
  #running: Promise<void> | null = null;
  #failures = 0;
  #isClosed = false;
  #state: QueueState = { kind: 'saved', at: null };
  #sendTimer: ReturnType<typeof setTimeout> | undefined;
  #keepTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: QueueParts<Key, Value, Base>, timing: Timing) {
    this.#parts = parts;
    this.#timing = timing;
  }

  /** True while there is something the server does not have. */
  get isDirty(): boolean {
    return this.#waiting.size > 0 || this.#running !== null;
  }

  get state(): QueueState {
    return this.#state;
  }

  /** The call that runs, with those that follow it. */
  get running(): Promise<void> | null {
    return this.#running;
  }

  /** Texts that the server does not have, as they are now. */
  unsaved(): Unsaved<Key, Value, Base>[] {
    return [...this.#waiting].map(([key, { read, base }]) => ({ key, value: read(), base }));
  }

  /** Something was written; `read` gives the whole text when it is needed. */
  write(key: Key, read: () => Value): void {
    const before = this.#waiting.get(key);
    this.#waiting.set(key, {
      read,
      base: before?.base ?? this.#parts.baseOf(key),
      isInConflict: before?.isInConflict ?? false,
    });
    this.#keepSoon(key);
    if (before?.isInConflict) return;
    // A server that is away is asked when its pause is over, not with every key.
    if (this.#state.kind === 'retrying' && this.#failures > 0) return;
    if (this.#state.kind !== 'saving') this.#set({ kind: 'unsaved' });
    this.#sendAfter(this.#timing.pause);
  }

  /** A copy that the device had; it is sent with the next call. */
  restore({ key, value, base }: Unsaved<Key, Value, Base>): void {
    this.#waiting.set(key, { read: () => value, base, isInConflict: false });
  }

  /** A text that waits is sent over this state of the server's. */
  rebase(key: Key, base: Base): void {
    const text = this.#waiting.get(key);
    if (text) this.#waiting.set(key, { ...text, base, isInConflict: false });
  }

  /** The server's text is chosen: nothing of ours is left to send. */
  drop(key: Key): void {
    this.#waiting.delete(key);
    this.#unkept.delete(key);
    this.#failures = 0;
    this.#settle(null);
  }

  /** Copies unsaved text to the device now; for the moment before a page is closed. */
  keepNow(): void {
    clearTimeout(this.#keepTimer);
    this.#keepTimer = undefined;
    for (const key of this.#unkept) this.#keep(key);
    this.#unkept.clear();
  }

  /** Sends unsaved text now, without waiting for the pause; resolves when it is saved, or could not be. */
  flush(): Promise<void> {
    clearTimeout(this.#sendTimer);
    if (this.#sendable().length === 0 && !this.#running) return Promise.resolve();
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
      if (this.#state.kind === 'unsaved' && this.#sendable().length > 0) this.#sendAfter(this.#timing.pause);
    });
    return this.#running;
  }

  /** Copies and sends the rest. Failures are retried only with `repeats`, otherwise the text stays on the device. */
  close({ repeats }: { repeats: boolean }): void {
    this.keepNow();
    this.#isClosed = !repeats;
    void this.flush();
    clearTimeout(this.#sendTimer);
  }

  /** After `close`, where the same page goes on. */
  reopen(): void {
    this.#isClosed = false;
  }

  #sendable(): [Key, Waiting<Value, Base>][] {
    return [...this.#waiting].filter(([, { isInConflict }]) => !isInConflict);
  }

  async #run(): Promise<void> {
    while (this.#sendable().length > 0) {
      const texts = this.#sendable().slice(0, this.#timing.max);
      const batch = texts.map(([key, text]) => ({ key, value: text.read(), base: text.base }));
      const known = batch.filter(({ key, value }) => this.#parts.isKnown(key, value));
      const news = batch.filter((text) => !known.includes(text));
      for (const { key, value } of known) this.#finish(key, value, texts, { kind: 'saved' });
      // One call after the other: a later one builds on the version that the earlier one made.
      if (news.length > 0 && !(await this.#send(news, texts))) return;
      if (this.#sendable().length === 0) this.#parts.onEmpty?.();
    }
    this.#settle(Date.now());
  }

  /** False where the loop is over for now. */
  async #send(batch: Unsaved<Key, Value, Base>[], texts: [Key, Waiting<Value, Base>][]): Promise<boolean> {
    this.#set({ kind: 'saving' });
    let outcomes: ReadonlyMap<Key, Outcome<Base>>;
    try {
      outcomes = await this.#parts.send(batch);
    } catch (error) {
      for (const { key, value } of batch) {
        const text = this.#waiting.get(key);
        // The value as sent: its source may be gone at the next attempt.
        if (text && text === texts.find(([other]) => other === key)?.[1]) this.#waiting.set(key, { ...text, read: () => value });
      }
      this.keepNow();
      this.#fail(this.#parts.explain(error));
      return false;
    }
    this.#failures = 0;
    let isRebased = false;
    for (const { key, value } of batch) {
      const outcome = outcomes.get(key) ?? { kind: 'saved' };
      isRebased ||= outcome.kind === 'rebased';
      this.#finish(key, value, texts, outcome);
    }
    if (isRebased) this.#set({ kind: 'unsaved' });
    return !isRebased;
  }

  #finish(key: Key, value: Value, texts: [Key, Waiting<Value, Base>][], outcome: Outcome<Base>): void {
    const text = this.#waiting.get(key);
    const isNewest = text !== undefined && text === texts.find(([other]) => other === key)?.[1];
    if (outcome.kind === 'saved' || outcome.kind === 'gone') {
      if (isNewest) {
        this.#waiting.delete(key);
        this.#unkept.delete(key);
        if (outcome.kind === 'saved') this.#parts.forget(key, value);
      } else if (text) {
        this.#waiting.set(key, { ...text, base: this.#parts.baseOf(key) });
        this.#keepSoon(key);
      }
      return;
    }
    if (!text) return;
    // The value as sent: its source may be gone at the next attempt.
    const read = isNewest ? () => value : text.read;
    if (outcome.kind === 'rebased') this.#waiting.set(key, { ...text, read, base: outcome.base });
    else this.#waiting.set(key, { ...text, read, isInConflict: true });
  }

  #fail(failure: Failure): void {
    if (failure.kind === 'refused') return this.#set(failure);
    this.#set({ kind: 'retrying' });
    this.#sendAfter(Math.min(maxRetryMs, firstRetry * 2 ** this.#failures));
    this.#failures += 1;
  }

  #settle(at: number | null): void {
    if (this.#sendable().length > 0) return;
    if (this.#unkept.size === 0) {
      clearTimeout(this.#keepTimer);
      this.#keepTimer = undefined;
    }
    this.#set(this.#waiting.size > 0 ? { kind: 'conflict' } : { kind: 'saved', at });
  }

  #keepSoon(key: Key): void {
    if (this.#timing.keepAfter === 0) return this.#keep(key);
    this.#unkept.add(key);
    this.#keepTimer ??= setTimeout(() => whenIdle(() => this.keepNow()), this.#timing.keepAfter);
  }

  #keep(key: Key): void {
    const text = this.#waiting.get(key);
    if (text) this.#parts.keep({ key, value: text.read(), base: text.base });
  }

  #sendAfter(pause: number): void {
    clearTimeout(this.#sendTimer);
    if (!this.#isClosed) this.#sendTimer = setTimeout(() => void this.flush(), pause);
  }

  #set(state: QueueState): void {
    this.#state = state;
    this.#parts.onState(state);
  }
}
