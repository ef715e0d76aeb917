// One request to a website through the guarded fetcher, and the meaning of its response.
import { EngineFailure } from '@folio/engine/core/engine-types';
import { type GuardedRequest, MovedElsewhereError } from '@folio/engine/fetch/guarded-fetch';
import { parseJson } from '@folio/engine/fetch/parse-json';
import type { ConnectedSite, ConnectorContext } from './connector.ts';
import { WebsiteProblem } from './website-problem.ts';

export interface SiteAnswer {
  status: number;
  /** Null if the answer is not JSON. */
  json: unknown;
}

/** OpenSSL's and Node's codes of certificates that are not accepted: self-signed, expired, of another host, of an unknown authority. */
const certificateCode = /CERT|ISSUER|LEAF_SIGNATURE|HOSTNAME_MISMATCH/;

const isCertificateFault = ({ cause }: EngineFailure) =>
  cause instanceof Error && 'code' in cause && certificateCode.test(String(cause.code));

type Asking = Pick<ConnectorContext, 'fetch' | 'signal'>;

/** Returns the answer whatever its status; throws `WebsiteProblem` without an answer. */
export async function requestSite({ fetch, signal }: Asking, url: string, sent: GuardedRequest): Promise<SiteAnswer> {
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

/** Throws `WebsiteProblem` for a status other than 2xx. */
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

/** The system answers, but not as the kind that it was entered as. */
export const noApi = ({ url }: ConnectedSite) => new WebsiteProblem('WEBSITE_NO_API', { detail: new URL(url).hostname });

/** A web address that an answer names; null for anything else, since it becomes a link. */
export const linkIn = (value: unknown): string | null =>
  typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value) ? value.slice(0, 2048) : null;
