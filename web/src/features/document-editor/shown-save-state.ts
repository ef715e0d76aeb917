// True if the text is saved, for those who show it: reported with every key, so that only they are rendered again and not the page.
import type { SaveState } from './document-saver.ts';

/** Made for `useSyncExternalStore`. */
export class ShownSaveState {
  #state: SaveState = { kind: 'saved', at: null };
  readonly #subscribers = new Set<() => void>();

  readonly get = (): SaveState => this.#state;

  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  };

  set(state: SaveState): void {
    if (this.#state.kind === 'unsaved' && state.kind === 'unsaved') return;
    this.#state = state;
    for (const subscriber of this.#subscribers) subscriber();
  }
}
