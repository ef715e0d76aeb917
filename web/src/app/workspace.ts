// Which workspace the person works in: a choice of this browser, kept in a cookie. It only fills the `workspace_id` of calls;
// the server judges every one of them by what the call says.
import { useSyncExternalStore } from 'react';
import { queryClient } from './query-client.ts';

const cookieName = 'workspace';
const personal = 'personal';
/** A year, in seconds. */
const keptFor = 31_536_000;

const listeners = new Set<() => void>();

function readCookie(): string | null {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${cookieName}=`));
  return found ? decodeURIComponent(found.slice(cookieName.length + 1)) : null;
}

/** The chosen workspace: its id, `null` for Personal, `undefined` while nothing was chosen. */
export function chosenWorkspace(): number | null | undefined {
  const value = readCookie();
  if (value === null || value === '') return undefined;
  return /^\d{1,9}$/.test(value) ? Number(value) : null;
}

/** What calls carry as `workspace_id`: the id, or null for Personal. */
export const workspaceId = (): number | null => chosenWorkspace() ?? null;

/** Writes the choice, or with no seconds to live takes it away, and tells the components. */
function writeChoice(value: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet, and this cookie is no secret.
  document.cookie = `${cookieName}=${value}; path=/; max-age=${seconds}; samesite=lax`;
  for (const listener of listeners) listener();
}

/** Chooses a workspace (null is Personal) and forgets what was asked for in the one before. */
export function chooseWorkspace(id: number | null): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' && queryKey[0] !== 'platform' });
  writeChoice(String(id ?? personal), keptFor);
}

/** Forgets the choice, as logging out does. */
export const forgetWorkspace = (): void => writeChoice('', 0);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may have chosen meanwhile.
  addEventListener('focus', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('focus', listener);
  };
}

/** The chosen workspace's id, or null for Personal; components follow the choice. */
export const useWorkspaceId = (): number | null => useSyncExternalStore(subscribe, workspaceId);
