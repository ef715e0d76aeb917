// Fetches user-supplied URLs, but blocks access to addresses that only this server can reach: intranets, metadata
// services, itself. Address, port, redirects, size and time are all bounded.
import { EngineFailure } from '../core/engine-types.ts';
import { createGuardedClient } from './guarded-client.ts';
import { hostAndPort, NotPublicError, type Resolver } from './guarded-connector.ts';
import { acceptedEncodings, readBody } from './read-body.ts';

export interface FetchedPage {
  /** Address after redirects. */
  url: string;
  status: number;
  /** Lower case, with parameters; empty where the server sent none. */
  contentType: string;
  /** Value of the header `X-Robots-Tag`; empty if it was not sent. */
  robotsTag?: string;
  /** The header `Last-Modified` as sent; empty without one. */
  lastModified?: string;
  /** The header `ETag` as sent; empty without one. */
  etag?: string;
  /** Redirects on the way here, and the status of the first answer. */
  hops?: number;
  firstStatus?: number;
  /** Target of a redirect that was not followed, since the caller refused it (`canFollow`). */
  leadsTo?: string;
  bytes: Uint8Array;
}

/** Request to a URL, if it is more than a page read. */
export interface GuardedRequest {
  method?: 'GET' | 'POST';
  /** Lower-case names. They may hold a password, so another host never gets them. */
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Only the status counts: at most 64 KB of the body are read, and one that breaks off, is longer or never ends does not change it. */
  isStatusOnly?: boolean;
  /** A delivery: no redirect is followed, and only the status counts. */
  isDelivery?: boolean;
  /** Milliseconds for the body after the headers where only the status counts; the time for everything together unless said. */
  bodyTimeoutMs?: number;
}

/**
 * For calls that need the status only: the body is read for at most a second, so an endless response frees its slot.
 */
export const onlyStatus = { isStatusOnly: true, bodyTimeoutMs: 1000 } as const satisfies GuardedRequest;

export type GuardedFetch = (url: string, signal?: AbortSignal, sent?: GuardedRequest) => Promise<FetchedPage>;

export interface GuardedFetchOptions {
  /** "host:port" entries of `FETCH_ALLOW` that may be reached whatever their address and port. */
  allow: readonly string[];
  /** Resolves names; the system's resolver unless a test says otherwise. */
  resolve?: Resolver;
  /** Milliseconds for everything together; 15 s. */
  timeoutMs?: number;
  /** Bytes of the body, packed and unpacked; 10 MB. */
  maxBytes?: number;
  /** False for a redirect that is not to be followed: it is answered with `leadsTo`. */
  canFollow?: (from: URL, to: URL) => boolean;
}

interface Redirect {
  status: number;
  to: URL;
}

/** Shared with the downloads of large files. */
export const maxRedirects = 5;
export const redirectStatus = new Set([301, 302, 303, 307, 308]);
/** Bytes read of a response if only its status counts. */
const maxAnswerBytes = 64 * 1024;
const openPorts = new Set(['80', '443']);

/** Throws `EngineFailure` if the URL is not a web URL or names a closed port. */
export function checkAddress(url: URL, allow: ReadonlySet<string>): void {
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  const hasCredentials = url.username !== '' || url.password !== '';
  if (!isWeb || hasCredentials) throw new EngineFailure('PAGE_UNREADABLE', { detail: url.hostname || url.protocol });
  const target = hostAndPort(url);
  const port = target.slice(target.lastIndexOf(':') + 1);
  if (!openPorts.has(port) && !allow.has(target)) throw new EngineFailure('PAGE_NOT_PUBLIC', { detail: url.hostname });
}

function isNotPublic(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if (cause instanceof NotPublicError) return true;
    if (cause instanceof AggregateError && cause.errors.some(isNotPublic)) return true;
  }
  return false;
}

/** Failure on the way to a page, without the request. */
export function toFetchFailure(error: unknown, url: URL, isTimeout: boolean, isAborted: boolean): EngineFailure {
  if (error instanceof EngineFailure) return error;
  if (isAborted) return new EngineFailure('ABORTED');
  if (isNotPublic(error)) return new EngineFailure('PAGE_NOT_PUBLIC', { detail: url.hostname });
  return new EngineFailure('PAGE_UNREADABLE', { detail: url.hostname, isTemporary: isTimeout, cause: error });
}

/** The request is meant for one host; the page has moved to another, and its origin is the message. */
export class MovedElsewhereError extends Error {}

/** Throws if a redirect would send the request's data to another host, or to the same one unencrypted. */
function checkRedirect(sent: GuardedRequest, from: URL, to: URL): void {
  const isPlain = sent.method !== 'POST' && sent.headers === undefined;
  const isUpgrade = from.protocol === 'http:' && to.protocol === 'https:' && from.port === '' && to.port === '';
  const isSameHost = from.hostname === to.hostname && (from.origin === to.origin || isUpgrade);
  if (isPlain || (isSameHost && !sent.isDelivery)) return;
  throw new EngineFailure('PAGE_UNREADABLE', {
    detail: from.hostname,
    cause: new MovedElsewhereError(sent.isDelivery ? to.href : to.origin),
  });
}

/**
 * A fetcher for public pages. Follows at most five redirects, each judged like the first address. Throws `EngineFailure`:
 * PAGE_NOT_PUBLIC for an address that it must not reach, PAGE_REDIRECTS after five redirects, PAGE_UNREADABLE for anything that went wrong; a page that answers
 * with an error status is returned with that status. What is sent along is sent again after a redirect of the same host (but for a 303),
 * and to no other, a delivery to none at all: then the failure's cause is a `MovedElsewhereError`.
 */
export function createGuardedFetch(options: GuardedFetchOptions): GuardedFetch {
  const { timeoutMs = 15_000, maxBytes = 10 * 1024 * 1024, canFollow } = options;
  const allow = new Set(options.allow.map((entry) => entry.trim().toLowerCase()).filter((entry) => entry !== ''));
  const loadClient = createGuardedClient({
    allow,
    resolve: options.resolve,
    keepAliveTimeout: 1000,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });

  async function fetchOnce(url: URL, signal: AbortSignal, sent: GuardedRequest): Promise<FetchedPage | Redirect> {
    checkAddress(url, allow);
    const { request, dispatcher } = await loadClient();
    const { statusCode, headers, body } = await request(url, {
      dispatcher,
      signal,
      method: sent.method ?? 'GET',
      headers: { 'user-agent': 'Folio', 'accept-encoding': acceptedEncodings, accept: 'text/html,*/*;q=0.8', ...sent.headers },
      ...(sent.body === undefined ? {} : { body: sent.body }),
    });
    // A body that is given up reports that as an error, which nobody else would catch.
    body.on('error', () => undefined);
    try {
      const header = (name: string) => [headers[name] ?? ''].flat().join(', ');
      const location = header('location');
      if (redirectStatus.has(statusCode) && location !== '') {
        const isLost = sent.method === 'POST' && statusCode === 303 && !sent.isDelivery;
        if (isLost || !URL.canParse(location, url.href)) throw new EngineFailure('PAGE_UNREADABLE', { detail: url.hostname });
        return { status: statusCode, to: new URL(location, url) };
      }
      const { isDelivery = false, isStatusOnly = isDelivery, bodyTimeoutMs } = sent;
      const inTime = bodyTimeoutMs === undefined ? signal : AbortSignal.any([signal, AbortSignal.timeout(bodyTimeoutMs)]);
      const reading = readBody(body, header('content-encoding'), isStatusOnly ? maxAnswerBytes : maxBytes, inTime);
      const bytes = await (isStatusOnly ? reading.catch(() => new Uint8Array()) : reading);
      return {
        url: url.href,
        status: statusCode,
        contentType: header('content-type').toLowerCase(),
        robotsTag: header('x-robots-tag'),
        lastModified: header('last-modified'),
        etag: header('etag'),
        bytes,
      };
    } finally {
      body.destroy();
    }
  }

  return async (address, signal, sent = {}) => {
    if (!URL.canParse(address)) throw new EngineFailure('PAGE_UNREADABLE', { detail: address.slice(0, 200) });
    const timeout = AbortSignal.timeout(timeoutMs);
    const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
    let url = new URL(address);
    let firstStatus: number | undefined;
    try {
      for (let hops = 0; hops <= maxRedirects; hops++) {
        const answer = await fetchOnce(url, either, sent);
        if (!('to' in answer)) return { ...answer, hops, firstStatus: firstStatus ?? answer.status };
        const { status, to } = answer;
        firstStatus ??= status;
        if (canFollow?.(url, to) === false)
          return {
            url: url.href,
            status,
            contentType: '',
            hops: hops + 1,
            firstStatus,
            leadsTo: to.href,
            bytes: new Uint8Array(),
          };
        // A delivery follows no redirect, wherever it leads. For all others, whether the next address may be reached at all comes first.
        if (sent.isDelivery) checkRedirect(sent, url, to);
        checkAddress(to, allow);
        checkRedirect(sent, url, to);
        url = to;
      }
    } catch (error) {
      throw toFetchFailure(error, url, timeout.aborted, signal?.aborted ?? false);
    }
    throw new EngineFailure('PAGE_REDIRECTS', { detail: new URL(address).hostname + new URL(address).pathname.slice(0, 200) });
  };
}
