// Which page's session was checked last, so that it is asked once a page, and forgetting all of it when the caller changes.
import { queryClient } from './query-client.ts';

let checkedPath = '';

/** True where the session was checked for this page already. */
export const isChecked = (path: string): boolean => checkedPath === path;

export function markChecked(path: string): void {
  checkedPath = path;
}

/** Forgets the caller and everything asked on their behalf. */
export function forgetCaller(): void {
  checkedPath = '';
  queryClient.clear();
}
