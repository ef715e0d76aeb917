// Large files from public addresses, piece by piece and from any place on, by the same rules as pages. No limit of size or time but silence.
import { EngineFailure } from '../core/engine-types.ts';
import { createGuardedClient } from './guarded-client.ts';
import { checkAddress, type GuardedFetchOptions, maxRedirects, redirectStatus, toFetchFailure } from './guarded-fetch.ts';

export interface OpenDownload {
  /** 200 for the whole, 206 for the rest, 416 where nothing is left; others as the host says. */
  status: number;
  /** The pieces; a host that falls silent for 30 s ends them with an error. */
  body: AsyncIterable<Uint8Array>;
  /** Discards the unread rest. */
  close: () => void;
}

export type GuardedDownload = (url: string, from: number, signal: AbortSignal) => Promise<OpenDownload>;

const silenceMs = 30_000;

/** A downloader; `from` is the first byte wanted. Throws `EngineFailure` as the guarded fetcher does. */
export function createGuardedDownload({
  allow: allowed,
  resolve,
}: Pick<GuardedFetchOptions, 'allow' | 'resolve'>): GuardedDownload {
  const allow = new Set(allowed.map((entry) => entry.trim().toLowerCase()));
  const loadClient = createGuardedClient({
    allow,
    resolve,
    headersTimeout: silenceMs,
    bodyTimeout: silenceMs,
  });
  return async (address, from, signal) => {
    let url = new URL(address);
    try {
      const { request, dispatcher } = await loadClient();
      for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
        checkAddress(url, allow);
        const range: Record<string, string> = from > 0 ? { range: `bytes=${from}-` } : {};
        const { statusCode, headers, body } = await request(url, {
          dispatcher,
          signal,
          headers: { 'user-agent': 'Folio', 'accept-encoding': 'identity', ...range },
        });
        body.on('error', () => undefined);
        const location = headers['location'];
        if (!redirectStatus.has(statusCode) || typeof location !== 'string')
          return { status: statusCode, body, close: () => void body.destroy() };
        body.destroy();
        if (!URL.canParse(location, url.href)) break;
        url = new URL(location, url);
      }
    } catch (error) {
      throw toFetchFailure(error, url, false, signal.aborted);
    }
    throw new EngineFailure('PAGE_UNREADABLE', { detail: url.hostname });
  };
}
