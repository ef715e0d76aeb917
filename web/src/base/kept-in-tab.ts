// Unsent input, stored in this tab so that it survives a reload. Each user of the tab has their own: a browser
// may be shared, and staff act as others.
import { meQuery } from './api.ts';
import { queryClient } from './query-client.ts';

/** Guests and logged-out visitors share one name: they have links or nothing. */
const keyOf = (name: string) => `folio.${queryClient.getQueryData(meQuery.queryKey)?.user_info.id ?? 'guest'}.${name}`;

/** Stored value under this name, as stored now or by an older version of the page; null without it. */
export function readKeptInTab(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
  } catch {
    return null;
  }
}

/** Saves a JSON value; null deletes it. Does nothing if the browser's storage is full or blocked. */
export function saveInTab(name: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // It lives as long as the page.
  }
}
