// The user's current workspace: a choice of this browser, stored in a cookie. It only fills the `workspace_id` of calls;
// the server checks every call by its own parameters.

import { useSyncExternalStore } from 'react';
import { aYear, keep, readKept } from './kept-cookie.ts';
import { queryClient } from './query-client.ts';
import { meKeys, platformKeys } from './query-keys.ts';

const cookieName = 'workspace';
const personal = 'personal';
/** The impersonating user's own choice, until impersonation ends. */
const setAsideName = 'own_workspace';

/** Keys that begin with these are kept when another workspace is chosen. */
const isInEveryWorkspace = new Set<unknown>([...meKeys.all, ...platformKeys.all]);

const subscribers = new Set<() => void>();

/** The chosen workspace: its id, `null` for Personal, `undefined` while nothing was chosen. */
export function chosenWorkspace(): number | null | undefined {
  const value = readKept(cookieName);
  if (value === null || value === '') return undefined;
  return /^\d{1,9}$/.test(value) ? Number(value) : null;
}

/** Value of `workspace_id` in calls: the id, or null for Personal. */
export const workspaceId = (): number | null => chosenWorkspace() ?? null;

/** Writes the choice, or with no seconds to live removes it, and notifies the components. */
function writeChoice(value: string, seconds: number): void {
  keep(cookieName, value, seconds);
  for (const subscriber of subscribers) subscriber();
}

/** Selects a workspace (null is the personal one) and clears cached data of the previous one. */
export function chooseWorkspace(id: number | null): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !isInEveryWorkspace.has(queryKey[0]) });
  writeChoice(String(id ?? personal), aYear);
}

/** Forgets the choice, as logging out does. */
export function forgetWorkspace(): void {
  writeChoice('', 0);
  keep(setAsideName, '', 0);
}

/** Saves the choice for after impersonation. The impersonated session starts with a new choice. */
export function setWorkspaceAside(): void {
  const value = readKept(cookieName) ?? '';
  writeChoice('', 0);
  keep(setAsideName, value, value === '' ? 0 : aYear);
}

/** Takes up the choice that was set aside; without one nothing is chosen. */
export function restoreWorkspace(): void {
  const value = readKept(setAsideName) ?? '';
  keep(setAsideName, '', 0);
  writeChoice(value, value === '' ? 0 : aYear);
}

function subscribe(subscriber: () => void): () => void {
  subscribers.add(subscriber);
  // Another tab may have chosen meanwhile.
  addEventListener('focus', subscriber);
  return () => {
    subscribers.delete(subscriber);
    removeEventListener('focus', subscriber);
  };
}

/** The chosen workspace's id, or null for Personal; components follow the choice. */
export const useWorkspaceId = (): number | null => useSyncExternalStore(subscribe, workspaceId);
