// Raw texts of posts and pages that a WordPress site has already: read, changed in their content alone, and read again.
import type { GuardedFetch } from '@folio/engine/fetch/guarded-fetch';
import { sameAddress } from '@folio/engine/links/same-address';
import * as z from 'zod';
import { type RemoteSite, refuseStatus } from './remote-site.ts';
import { WebsiteProblem } from './website-problem.ts';
import { askWordpress } from './wordpress-site.ts';

/** Kinds of texts that have addresses of their own. */
const kinds = ['posts', 'pages'] as const;

export interface RawPost {
  kind: (typeof kinds)[number];
  id: number;
  /** As it is edited over there, with comments of blocks and shortcodes. */
  content: string;
}

const postSchema = z.object({
  id: z.int().positive(),
  link: z.string(),
  content: z.object({ raw: z.string() }),
});
const userSchema = z.object({ capabilities: z.record(z.string(), z.unknown()).optional() });

const noApi = (site: RemoteSite) => new WebsiteProblem('WEBSITE_NO_API', { detail: new URL(site.url).hostname });

/** The last part of an address, by which WordPress finds a post. */
function slugIn(url: string): string {
  const last = new URL(url).pathname.split('/').findLast((part) => part !== '') ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** The post or page with this address; null where there is none. Throws `WebsiteProblem` where the site does not answer or refuses. */
export async function findRawPost(
  fetch: GuardedFetch,
  site: RemoteSite,
  url: string,
  signal: AbortSignal,
): Promise<RawPost | null> {
  const slug = slugIn(url);
  if (slug === '') return null;
  for (const kind of kinds) {
    const query = new URLSearchParams({ slug, context: 'edit', status: 'publish', per_page: '20' });
    const answer = await askWordpress(fetch, site, `/${kind}?${query.toString()}`, {}, signal);
    refuseStatus(answer, site.url);
    const posts = z.array(postSchema).safeParse(answer.json);
    if (!posts.success) throw noApi(site);
    const post = posts.data.find(({ link }) => sameAddress(link) === sameAddress(url));
    if (post) return { kind, id: post.id, content: post.content.raw };
  }
  return null;
}

/** A post as it is now; null where it is gone. */
export async function readRawPost(
  fetch: GuardedFetch,
  site: RemoteSite,
  { kind, id }: Pick<RawPost, 'kind' | 'id'>,
  signal: AbortSignal,
): Promise<RawPost | null> {
  const answer = await askWordpress(fetch, site, `/${kind}/${id}?context=edit`, {}, signal);
  if (answer.status === 404 || answer.status === 410) return null;
  refuseStatus(answer, site.url);
  const post = postSchema.safeParse(answer.json);
  if (!post.success) throw noApi(site);
  return { kind, id, content: post.data.content.raw };
}

/** Writes the content alone; title, status and everything else stay. */
export async function writeRawPost(
  fetch: GuardedFetch,
  site: RemoteSite,
  { kind, id, content }: RawPost,
  signal: AbortSignal,
): Promise<void> {
  const answer = await askWordpress(fetch, site, `/${kind}/${id}`, { method: 'POST', body: JSON.stringify({ content }) }, signal);
  refuseStatus(answer, site.url);
}

/** What WordPress takes out of texts of users who may not save any markup. */
const filtered = /<(?:script|iframe|style|form|input|select|textarea|object|embed|svg|math|link|meta)[\s>/]/i;

/** True where saving the text as this user would lose more than was changed. */
export async function losesMarkup(fetch: GuardedFetch, site: RemoteSite, content: string, signal: AbortSignal): Promise<boolean> {
  if (!filtered.test(content)) return false;
  const answer = await askWordpress(fetch, site, '/users/me?context=edit', {}, signal);
  refuseStatus(answer, site.url);
  return userSchema.safeParse(answer.json).data?.capabilities?.['unfiltered_html'] !== true;
}
