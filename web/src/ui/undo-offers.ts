// Current undo offers: the bar shows the newest offer, and the one before it once that is gone.
import { useSyncExternalStore } from 'react';

/** Maximum time something can be undone, in milliseconds. */
const undoMs = 10_000;

export interface UndoOffer {
  message: string;
  /** By `Date.now()`. */
  endsAt: number;
  undo: () => void;
}

let offers: readonly UndoOffer[] = [];
const listeners = new Set<() => void>();

function keep(next: readonly UndoOffer[]): void {
  offers = next;
  for (const listener of listeners) listener();
}

/** Offers to undo something once; returns a function that ends the offer. */
export function offerUndo(message: string, undo: () => void): () => void {
  const end = () => {
    clearTimeout(timer);
    keep(offers.filter((other) => other !== offer));
  };
  const offer: UndoOffer = {
    message,
    endsAt: Date.now() + undoMs,
    undo: () => {
      if (!offers.includes(offer)) return;
      end();
      undo();
    },
  };
  const timer = setTimeout(end, undoMs);
  keep([...offers, offer]);
  return end;
}

/** Undoes the newest; false where nothing can be undone. */
export function undoLatest(): boolean {
  const latest = offers.at(-1);
  latest?.undo();
  return latest !== undefined;
}

/** Ends all offers without undoing anything. */
export const clearOffers = (): void => keep([]);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const newest = () => offers.at(-1) ?? null;

/** The newest offer, or null. */
export const useUndoOffer = (): UndoOffer | null => useSyncExternalStore(subscribe, newest);
