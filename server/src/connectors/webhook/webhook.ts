// Documents to any program that takes JSON: signed, so that it can verify the sender, and with one key per document, so that it can tell a
// repetition and an update from a new one.
import * as z from 'zod';
import { signedHeaders } from '../../kernel/signature.ts';
import { type ConnectorContext, defineConnector } from '../connector.ts';
import { linkIn, refuseStatus, requestSite } from '../request-site.ts';

const answerSchema = z.object({ id: z.union([z.string(), z.number()]).optional(), url: z.unknown() }).catch({ url: null });

/** Posts an event. Throws `WebsiteProblem` unless the response is 2xx. */
async function deliver(context: ConnectorContext, id: string, event: Record<string, unknown>): Promise<unknown> {
  const { site, now } = context;
  const body = JSON.stringify(event);
  const headers = signedHeaders(site.secret, body, id, now);
  const answer = await requestSite(context, site.url, { method: 'POST', headers, body, isDelivery: true });
  refuseStatus(answer, site.url);
  return answer.json;
}

export const webhook = defineConnector({
  kind: 'webhook',
  capabilities: { media: 'inline', pages: 'none' },
  test: async (context) => void (await deliver(context, 'ping', { event: 'ping' })),
  /** An answer may name the `id` and `url` that the document has there. */
  publish: async (context, document, entry) => {
    const { publishAs } = context.site;
    const answered = await deliver(context, `${entry.key}-${document.versionId}`, {
      event: 'document.published',
      key: entry.key,
      remote_id: entry.remoteId,
      publish_as: publishAs,
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
    const { id, url } = answerSchema.parse(answered ?? {});
    return {
      remoteId: id === undefined ? entry.remoteId : String(id).slice(0, 200),
      // An update may be confirmed without naming the URL once more.
      remoteUrl: linkIn(url) ?? entry.remoteUrl,
      state: publishAs === 'live' ? 'live' : 'remote_draft',
    };
  },
});
