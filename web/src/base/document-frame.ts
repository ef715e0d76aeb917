// The page around a document that has a head of its own: the document adds to the menu of that head and says there whether it is saved.
import { useEffect, useSyncExternalStore } from 'react';
import type { Action } from '../ui/actions.ts';

const none: readonly Action[] = [];

/** One per page; the head reads it, the document fills it. */
export class FrameActions {
  #actions = none;
  readonly #subscribers = new Set<() => void>();

  readonly get = (): readonly Action[] => this.#actions;

  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  };

  readonly set = (actions: readonly Action[]): void => {
    this.#actions = actions;
    for (const subscriber of this.#subscribers) subscriber();
  };
}

/**
 * `page`: the page has the head. `line` is the end of the line below its title; null until it is drawn.
 * `bar`: the document has its own head, but its task has the buttons there; `onSlot` gets their place.
 */
export type DocumentFrame = { actions: FrameActions } & (
  | { kind: 'page'; line: HTMLElement | null }
  | { kind: 'bar'; onSlot: (element: HTMLElement | null) => void }
);

/** Actions that the document adds to the menu of the head. */
export const useFrameActions = (frame: FrameActions): readonly Action[] => useSyncExternalStore(frame.subscribe, frame.get);

/** Adds actions while the caller is mounted; the newest rendering counts. */
export function useFillFrame(frame: FrameActions, actions: readonly Action[]): void {
  useEffect(() => frame.set(actions));
  useEffect(() => () => frame.set(none), [frame]);
}
