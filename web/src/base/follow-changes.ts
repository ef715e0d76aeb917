// While documents are being written, one stream of events says when to ask for them again; without it they are asked for each second. The stream
// is open only while something is waited for, or comments are read, in a tab that is seen, since browsers give a site few connections over HTTP/1.1.
import { hashKey, type QueryKey } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/** Milliseconds until a followed query is fetched anyway: an event can be lost with its process. */
const restMs = 10_000;
/** Interval at which it is looked whether anything is still waited for, in milliseconds. */
const checkMs = 2000;
/** Milliseconds until a stream that was refused is tried again. */
const retryMs = 300_000;

interface Followed {
  queryHash: string;
  getObserversCount: () => number;
}

const followed = new Map<string, Followed>();
let source: EventSource | null = null;
let isLive = false;
let retryAt = 0;
let timer: ReturnType<typeof setInterval> | undefined;
let knowsTab = false;

const refresh = () => void queryClient.invalidateQueries({ predicate: ({ queryHash }) => followed.has(queryHash) });

function close(): void {
  source?.close();
  source = null;
  isLive = false;
  clearInterval(timer);
}

function check(): void {
  for (const [hash, query] of followed) if (query.getObserversCount() === 0) followed.delete(hash);
  if (followed.size === 0) close();
}

function onError(): void {
  const wasLive = isLive;
  isLive = false;
  // The browser connects again automatically, unless it was refused.
  if (source?.readyState === EventSource.CLOSED) {
    close();
    retryAt = Date.now() + retryMs;
  }
  if (wasLive) refresh();
}

function open(): void {
  if (source || document.hidden || Date.now() < retryAt || typeof EventSource === 'undefined') return;
  source = new EventSource('/api/changes');
  source.addEventListener('open', () => {
    isLive = true;
    // For changes before the connection.
    refresh();
  });
  source.addEventListener('changed', refresh);
  source.addEventListener('error', onError);
  timer = setInterval(check, checkMs);
  if (knowsTab) return;
  knowsTab = true;
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return close();
    check();
    if (followed.size === 0) return;
    open();
    refresh();
  });
}

/**
 * For `refetchInterval`: milliseconds until the query is asked again, `pause` without a stream. `isBusy` says whether something it shows is being
 * written.
 */
export function followChanges(query: Followed, isBusy: boolean, pause: number | false): number | false {
  if (!isBusy) {
    followed.delete(query.queryHash);
    return pause;
  }
  followed.set(query.queryHash, query);
  open();
  return isLive ? restMs : pause;
}

/** For a query that other components still use after the follower of its changes is gone. */
export const stopFollowing = (queryKey: QueryKey): void => void followed.delete(hashKey(queryKey));
