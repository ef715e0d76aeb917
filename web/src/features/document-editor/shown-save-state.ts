// Save status for the components that show it: updated with every key, so only they render again, not the page.
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
