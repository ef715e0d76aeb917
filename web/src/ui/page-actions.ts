// The actions of the open page's content: pages report them, the command palette offers them.
import { useEffect, useId, useSyncExternalStore } from 'react';
import type { Action } from './actions.ts';

interface PageActions {
  /** Subject of the actions: the title of a document, or the number of selected ones. */
  subject: string;
  actions: Action[];
}

let reported: ReadonlyMap<string, PageActions> = new Map();
let groups: PageActions[] = [];
const subscribers = new Set<() => void>();

function report(key: string, group: PageActions | null): void {
  const next = new Map(reported);
  if (group) next.set(key, group);
  else next.delete(key);
  reported = next;
  groups = [...next.values()].filter(({ actions }) => actions.length > 0);
  for (const subscriber of subscribers) subscriber();
}

function subscribe(subscriber: () => void): () => void {
  subscribers.add(subscriber);
  return () => subscribers.delete(subscriber);
}

/** Offers the actions in the command palette while the caller is mounted; the newest rendering counts. */
export function usePageActions(subject: string, actions: Action[]): void {
  const key = useId();
  useEffect(() => report(key, { subject, actions }));
  useEffect(() => () => report(key, null), [key]);
}

/** Returns the actions reported by the open page, grouped by subject. */
export const useReportedActions = (): PageActions[] => useSyncExternalStore(subscribe, () => groups);
