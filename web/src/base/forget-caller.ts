// Which page's session was checked last, so that it is asked once a page, and forgetting all of it when the caller changes.
import { queryClient } from './query-client.ts';

let checkedPath = '';
/** Since the last check of the session, a call was refused all the same. */
let isRefused = false;

/** True where the session was checked for this page already. */
export const isChecked = (path: string): boolean => checkedPath === path;

export function markChecked(path: string): void {
  checkedPath = path;
  isRefused = false;
}

/** True where a session that passes its check is of no use: the login must not lead back to the page it came from. */
export const isCallerRefused = (): boolean => isRefused;

/** Forgets the caller and everything asked on their behalf. */
export function forgetCaller(): void {
  checkedPath = '';
  isRefused = false;
  queryClient.clear();
}

/** Forgets the caller of an ended session. */
export function forgetRefusedCaller(): void {
  forgetCaller();
  isRefused = true;
}
