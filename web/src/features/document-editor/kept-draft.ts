// Unsaved text in the browser's storage: it survives a reload, a lost connection and a closed tab. Stored per user, because a
// browser may be shared, and per tab, because two tabs may hold two texts of one document. An open tab holds a lock with its
// name, which distinguishes text of a closed tab from text still being written in another.
import type { Draft, TextState } from './document-saver.ts';
import { keptPrefix } from './kept-key.ts';

export interface KeptDraft {
  draft: Draft;
  /** The state of the server's text that it was written to. */
  base: TextState | undefined;
  /** When it was kept, in milliseconds. */
  at: number;
}

const tabKey = 'folio-tab';
/** Without locks of the browser, a text that was not stored again for this long is a closed tab's, in milliseconds. */
const abandonedAfter = 15_000;

function parse(text: string | null): KeptDraft | null {
  try {
    const kept = JSON.parse(text ?? 'null') as KeptDraft | null;
    return typeof kept?.draft?.html === 'string' && typeof kept.draft.title === 'string' ? kept : null;
  } catch {
    return null;
  }
}

/** Result in a browser without storage: nothing was stored. */
function attempt<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** True where no other tab had the lock of that name; it is kept until `until` settles. */
function lockName(name: string, until: Promise<void>): Promise<boolean> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    void locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? until : undefined;
    });
  });
}

/** One per open document and tab. */
export class DraftKeeper {
  readonly #prefix: string;
  #tab = attempt(() => sessionStorage.getItem(tabKey)) ?? crypto.randomUUID();
  #release = () => {};

  constructor(person: string, documentId: number) {
    this.#prefix = keptPrefix(person, documentId);
  }

  /** Takes the tab's name and answers the newest text that was left unsaved here or in a tab that is closed. */
  async claim(): Promise<KeptDraft | null> {
    const closed = new Promise<void>((resolve) => {
      this.#release = resolve;
    });
    // A duplicated tab brings its original's name along.
    if (!(await lockName(this.#key, closed))) {
      this.#tab = crypto.randomUUID();
      await lockName(this.#key, closed);
    }
    attempt(() => sessionStorage.setItem(tabKey, this.#tab));
    const left: { key: string; kept: KeptDraft }[] = [];
    for (const key of attempt(() => Object.keys(localStorage)) ?? []) {
      if (!key.startsWith(this.#prefix)) continue;
      const kept = parse(attempt(() => localStorage.getItem(key)));
      if (kept && (key === this.#key || (await this.#isAbandoned(key, kept)))) left.push({ key, kept });
    }
    const newest = left.toSorted((one, other) => other.kept.at - one.kept.at)[0];
    if (!newest) return null;
    if (newest.key !== this.#key) {
      this.keep(newest.kept.draft, newest.kept.base);
      attempt(() => localStorage.removeItem(newest.key));
    }
    return newest.kept;
  }

  /** Kept before the page may go away; a browser that forbids or lacks storage keeps nothing. */
  keep(draft: Draft, base: TextState | undefined): void {
    // Full or forbidden: the text is still on the page, and the indicator says that it is not saved.
    attempt(() => localStorage.setItem(this.#key, JSON.stringify({ draft, base, at: Date.now() } satisfies KeptDraft)));
  }

  forget(): void {
    attempt(() => localStorage.removeItem(this.#key));
  }

  /** Closes the document: any tab can take over its stored text. */
  close(): void {
    this.#release();
  }

  get #key(): string {
    return this.#prefix + this.#tab;
  }

  async #isAbandoned(key: string, kept: KeptDraft): Promise<boolean> {
    if (!('locks' in navigator)) return Date.now() - kept.at > abandonedAfter;
    return lockName(key, Promise.resolve());
  }
}
