// One question to a website through the guarded fetcher, and what its answer means.

import { EngineFailure } from '@folio/engine/engine-types';
import { type GuardedFetch, type GuardedRequest, MovedElsewhereError } from '@folio/engine/fetch/guarded-fetch';
import { parseJson } from '@folio/engine/fetch/parse-json';
import { WebsiteProblem } from './website-problem.ts';

export interface SiteAnswer {
  status: number;
  /** The answer's JSON; null where it is something else. */
  json: unknown;
}

/** What a website is, as far as sending to it goes. */
export interface RemoteSite {
  url: string;
  username: string | null;
  secret: string | null;
  publishAs: 'draft' | 'live';
}

/** A document as it leaves the house. */
export interface OutgoingDocument {
  id: number;
  versionId: number;
  title: string;
  html: string;
  language: string;
  metaTitle: string | null;
  metaDescription: string | null;
}

/** What is known of the remote post before, and what it is called there. */
export interface RemotePost {
  remoteId: string | null;
  remoteUrl: string | null;
  key: string;
}

export interface SentPost {
  remoteId: string | null;
  remoteUrl: string | null;
  state: 'live' | 'remote_draft';
}

/** OpenSSL's and Node's codes of certificates that are not accepted: self-signed, expired, of another host, of an unknown authority. */
const certificateCode = /CERT|ISSUER|LEAF_SIGNATURE|HOSTNAME_MISMATCH/;

const isCertificateFault = ({ cause }: EngineFailure) =>
  cause instanceof Error && 'code' in cause && certificateCode.test(String(cause.code));

/** Asks and answers whatever the status; throws `WebsiteProblem` where there was no answer. */
export async function askSite(fetch: GuardedFetch, url: string, sent: GuardedRequest, signal?: AbortSignal): Promise<SiteAnswer> {
  try {
    const { status, bytes } = await fetch(url, signal, sent);
    return { status, json: parseJson(bytes) };
  } catch (problem) {
    if (!(problem instanceof EngineFailure)) throw problem;
    // The process stops, or the job's time is over: nothing that the website did.
    if (problem.code === 'ABORTED') throw problem;
    const detail = new URL(url).hostname;
    if (problem.code === 'PAGE_REDIRECTS') throw new WebsiteProblem('WEBSITE_REDIRECTS', { detail });
    if (problem.code === 'PAGE_NOT_PUBLIC') throw new WebsiteProblem('WEBSITE_NOT_PUBLIC', { detail });
    if (problem.cause instanceof MovedElsewhereError)
      throw new WebsiteProblem('WEBSITE_MOVED', { detail: problem.cause.message });
    if (isCertificateFault(problem)) throw new WebsiteProblem('WEBSITE_CERTIFICATE', { detail });
    throw new WebsiteProblem('WEBSITE_UNREACHABLE', { detail, isTemporary: true });
  }
}

/** Throws what a status other than 2xx means. */
export function refuseStatus({ status }: SiteAnswer, url: string): void {
  if (status >= 200 && status < 300) return;
  const detail = new URL(url).hostname;
  if (status === 401) throw new WebsiteProblem('WEBSITE_REFUSED_LOGIN', { detail });
  if (status === 403) throw new WebsiteProblem('WEBSITE_NO_RIGHT', { detail });
  if (status === 404) throw new WebsiteProblem('WEBSITE_NO_API', { detail });
  if (status >= 500 || status === 429 || status === 408)
    throw new WebsiteProblem('WEBSITE_FAILING', { detail: `${detail} (HTTP ${status})`, isTemporary: true });
  throw new WebsiteProblem('WEBSITE_REJECTED', { detail: String(status) });
}

/** A web address that an answer names; null for anything else, since it becomes a link. */
export const linkIn = (value: unknown): string | null =>
  typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value) ? value.slice(0, 2048) : null;
