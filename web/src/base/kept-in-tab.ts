// Unsent input, stored in this tab so that it survives a reload. Each user of the tab has their own: a browser
// may be shared, and staff act as others.
import { meQuery } from './api.ts';
import { queryClient } from './query-client.ts';

/** Guests and those who are not logged in share one name: they have links or nothing. */
const keyOf = (name: string) => `folio.${queryClient.getQueryData(meQuery.queryKey)?.user_info.id ?? 'guest'}.${name}`;

/** Stored value under this name, as stored now or by an older version of the page; null without it. */
export function readKeptInTab(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value that JSON can hold; null forgets it. A browser whose storage is full or forbidden keeps nothing. */
export function saveInTab(name: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // It lives as long as the page.
  }
}
