// Documents to any program that takes JSON: signed, so that it knows who sent them, and with one key per document, so that it can tell
// a repetition and an update from a new one.
import type { GuardedFetch } from '@folio/engine/fetch/guarded-fetch';
import * as z from 'zod';
import { signedHeaders } from '../../kernel/signature.ts';
import {
  askSite,
  linkIn,
  type OutgoingDocument,
  type RemotePost,
  type RemoteSite,
  refuseStatus,
  type SentPost,
} from './remote-site.ts';

const answerSchema = z.object({ id: z.union([z.string(), z.number()]).optional(), url: z.unknown() }).catch({ url: null });

/** Throws `WebsiteProblem` unless the address answers a ping with 2xx. */
export async function testWebhook(fetch: GuardedFetch, site: RemoteSite, now: Date): Promise<void> {
  const body = JSON.stringify({ event: 'ping' });
  const headers = signedHeaders(site.secret, body, 'ping', now);
  const answer = await askSite(fetch, site.url, { method: 'POST', headers, body, isDelivery: true });
  refuseStatus(answer, site.url);
}

/** Posts the document; an answer may name the `id` and `url` it has there. */
export async function sendToWebhook(
  fetch: GuardedFetch,
  site: RemoteSite,
  document: OutgoingDocument,
  post: RemotePost,
  now: Date,
  signal: AbortSignal,
): Promise<SentPost> {
  const body = JSON.stringify({
    event: 'document.published',
    key: post.key,
    remote_id: post.remoteId,
    publish_as: site.publishAs,
    document: {
      id: document.id,
      version_id: document.versionId,
      title: document.title,
      html: document.html,
      language: document.language,
      meta_title: document.metaTitle,
      meta_description: document.metaDescription,
    },
  });
  const headers = signedHeaders(site.secret, body, `${post.key}-${document.versionId}`, now);
  const answer = await askSite(fetch, site.url, { method: 'POST', headers, body, isDelivery: true }, signal);
  refuseStatus(answer, site.url);
  const { id, url } = answerSchema.parse(answer.json ?? {});
  return {
    remoteId: id === undefined ? post.remoteId : String(id).slice(0, 200),
    // An update may be confirmed without naming the URL once more.
    remoteUrl: linkIn(url) ?? post.remoteUrl,
    state: site.publishAs === 'live' ? 'live' : 'remote_draft',
  };
}
