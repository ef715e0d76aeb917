// Posts on a WordPress site by its REST API, with an application password. A post that was made but never answered is found again by its address.
import type { GuardedFetch, GuardedRequest } from '@folio/engine/fetch/guarded-fetch';
import * as z from 'zod';
import {
  askSite,
  linkIn,
  type OutgoingDocument,
  type RemotePost,
  type RemoteSite,
  refuseStatus,
  type SentPost,
  type SiteAnswer,
} from './remote-site.ts';
import { WebsiteProblem } from './website-problem.ts';
import { asWordpressText, withoutShortcodes } from './wordpress-text.ts';

const postSchema = z.object({ id: z.int().positive(), status: z.string(), link: z.unknown() });
const userSchema = z.object({ id: z.int(), capabilities: z.record(z.string(), z.unknown()).optional() });

/** Asks the site's REST API, also where it is reached without rewritten addresses ("plain permalinks"). */
export async function askWordpress(
  fetch: GuardedFetch,
  site: RemoteSite,
  path: string,
  sent: Omit<GuardedRequest, 'headers'> = {},
  signal?: AbortSignal,
  headers: Record<string, string> = {},
): Promise<SiteAnswer> {
  const request = { ...sent, headers: { ...wordpressHeaders(site), ...headers } };
  const root = site.url.replace(/\/+$/, '');
  const answer = await askSite(fetch, `${root}/wp-json/wp/v2${path}`, request, signal);
  // WordPress itself answers 404 as JSON; a page means that the web server knows no such address.
  if (answer.status !== 404 || answer.json !== null) return answer;
  const [route = '', query] = path.split('?');
  const plain = new URLSearchParams(query);
  plain.set('rest_route', `/wp/v2${route}`);
  return askSite(fetch, `${root}/?${plain.toString()}`, request, signal);
}

/** Login and kinds of what is sent and expected. */
function wordpressHeaders(site: RemoteSite): Record<string, string> {
  // WordPress shows application passwords in groups of four; the spaces are no part of them.
  const credentials = `${site.username ?? ''}:${(site.secret ?? '').replace(/\s/g, '')}`;
  return {
    authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
    accept: 'application/json',
    'content-type': 'application/json',
  };
}

/** Throws `WebsiteProblem` unless the site knows the user and lets them write posts. */
export async function testWordpress(fetch: GuardedFetch, site: RemoteSite): Promise<void> {
  const answer = await askWordpress(fetch, site, '/users/me?context=edit');
  refuseStatus(answer, site.url);
  const user = userSchema.safeParse(answer.json);
  if (!user.success) throw new WebsiteProblem('WEBSITE_NO_API', { detail: new URL(site.url).hostname });
  const needed = site.publishAs === 'live' ? 'publish_posts' : 'edit_posts';
  const { capabilities } = user.data;
  if (capabilities && capabilities[needed] !== true)
    throw new WebsiteProblem('WEBSITE_NO_RIGHT', { detail: new URL(site.url).hostname });
}

async function findByKey(fetch: GuardedFetch, site: RemoteSite, key: string, signal: AbortSignal): Promise<string | null> {
  const query = new URLSearchParams({ slug: key, status: 'any', context: 'edit' });
  const answer = await askWordpress(fetch, site, `/posts?${query.toString()}`, {}, signal);
  refuseStatus(answer, site.url);
  // A page instead of a list does not mean that there is no post: making one would make a second.
  const found = z.array(postSchema).safeParse(answer.json);
  if (!found.success) throw new WebsiteProblem('WEBSITE_NO_API', { detail: new URL(site.url).hostname });
  return found.data[0] ? String(found.data[0].id) : null;
}

/** The status to send: null leaves it, since a post that someone has put live over there stays live. One in the bin comes back. */
async function statusFor(
  fetch: GuardedFetch,
  site: RemoteSite,
  { remoteId }: RemotePost,
  signal: AbortSignal,
): Promise<'publish' | 'draft' | null> {
  if (site.publishAs === 'live') return 'publish';
  if (remoteId === null) return 'draft';
  const path = `/posts/${encodeURIComponent(remoteId)}?context=edit`;
  const answer = await askWordpress(fetch, site, path, {}, signal);
  return postSchema.safeParse(answer.json).data?.status === 'trash' ? 'draft' : null;
}

async function save(
  fetch: GuardedFetch,
  site: RemoteSite,
  document: OutgoingDocument,
  post: RemotePost,
  signal: AbortSignal,
): Promise<SentPost | 'gone'> {
  const isNew = post.remoteId === null;
  const status = await statusFor(fetch, site, post, signal);
  const body = JSON.stringify({
    title: asWordpressText(document.title),
    content: withoutShortcodes(document.html),
    ...(document.metaDescription ? { excerpt: asWordpressText(document.metaDescription) } : {}),
    ...(isNew ? { slug: post.key } : {}),
    ...(status === null ? {} : { status }),
  });
  const path = isNew ? '/posts' : `/posts/${encodeURIComponent(post.remoteId ?? '')}`;
  const answer = await askWordpress(fetch, site, path, { method: 'POST', body }, signal);
  if (!isNew && (answer.status === 404 || answer.status === 410)) return 'gone';
  refuseStatus(answer, site.url);
  const saved = postSchema.safeParse(answer.json);
  if (!saved.success) throw new WebsiteProblem('WEBSITE_NO_API', { detail: new URL(site.url).hostname });
  const { id, status: savedStatus, link } = saved.data;
  const isLive = savedStatus === 'publish';
  const editing = `${site.url.replace(/\/+$/, '')}/wp-admin/post.php?post=${id}&action=edit`;
  return { remoteId: String(id), remoteUrl: isLive ? linkIn(link) : editing, state: isLive ? 'live' : 'remote_draft' };
}

/** Updates the post, or makes it where there is none yet or none any more. */
export async function sendToWordpress(
  fetch: GuardedFetch,
  site: RemoteSite,
  document: OutgoingDocument,
  post: RemotePost,
  signal: AbortSignal,
): Promise<SentPost> {
  const known = post.remoteId === null ? 'gone' : await save(fetch, site, document, post, signal);
  if (known !== 'gone') return known;
  const remoteId = await findByKey(fetch, site, post.key, signal);
  const made = await save(fetch, site, document, { ...post, remoteId }, signal);
  if (made === 'gone') throw new WebsiteProblem('WEBSITE_UNREACHABLE', { detail: new URL(site.url).hostname, isTemporary: true });
  return made;
}
