import type { GuardedRequest } from '@folio/engine/fetch/guarded-fetch';
import type { ConnectedSite, ConnectorContext } from '../connector.ts';
import { requestSite, type SiteAnswer } from '../request-site.ts';

/** Asks the site's REST API, also where it is reached without rewritten addresses ("plain permalinks"). */
export async function requestWordpress(
  context: ConnectorContext,
  path: string,
  sent: Omit<GuardedRequest, 'headers'> = {},
  headers: Record<string, string> = {},
): Promise<SiteAnswer> {
  const request = { ...sent, headers: { ...wordpressHeaders(context.site), ...headers } };
  const root = context.site.url.replace(/\/+$/, '');
  const answer = await requestSite(context, `${root}/wp-json/wp/v2${path}`, request);
  // WordPress itself answers 404 as JSON; a page means that the web server knows no such address.
  if (answer.status !== 404 || answer.json !== null) return answer;
  const [route = '', query] = path.split('?');
  const plain = new URLSearchParams(query);
  plain.set('rest_route', `/wp/v2${route}`);
  return requestSite(context, `${root}/?${plain.toString()}`, request);
}

/** Login, and the kinds of the sent and expected content. */
function wordpressHeaders(site: ConnectedSite): Record<string, string> {
  // WordPress shows application passwords in groups of four; the spaces are no part of them.
  const credentials = `${site.username ?? ''}:${(site.secret ?? '').replace(/\s/g, '')}`;
  return {
    authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
    accept: 'application/json',
    'content-type': 'application/json',
  };
}
