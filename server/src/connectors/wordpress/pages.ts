// Raw texts of posts and pages that a WordPress site has already: read, changed in their content alone, and read again.
import { sameAddress } from '@folio/engine/links/same-address';
import * as z from 'zod';
import type { ConnectorContext, RemoteText } from '../connector.ts';
import { noApi, refuseStatus } from '../request-site.ts';
import { requestWordpress } from './request-wordpress.ts';

/** Kinds of texts that have addresses of their own. */
const kinds = ['posts', 'pages'] as const;

const postSchema = z.object({
  id: z.int().positive(),
  link: z.string(),
  /** As it is edited over there, with comments of blocks and shortcodes. */
  content: z.object({ raw: z.string() }),
});
const userSchema = z.object({ capabilities: z.record(z.string(), z.unknown()).optional() });

/** The last part of an address, by which WordPress finds a post. */
function slugIn(url: string): string {
  const last = new URL(url).pathname.split('/').findLast((part) => part !== '') ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

async function findByUrl(context: ConnectorContext, url: string): Promise<RemoteText | null> {
  const slug = slugIn(url);
  if (slug === '') return null;
  for (const kind of kinds) {
    const query = new URLSearchParams({ slug, context: 'edit', status: 'publish', per_page: '20' });
    const answer = await requestWordpress(context, `/${kind}?${query.toString()}`);
    refuseStatus(answer, context.site.url);
    const posts = z.array(postSchema).safeParse(answer.json);
    if (!posts.success) throw noApi(context.site);
    const post = posts.data.find(({ link }) => sameAddress(link) === sameAddress(url));
    if (post) return { id: `${kind}/${post.id}`, content: post.content.raw };
  }
  return null;
}

/** Ids are paths of the API, like `posts/12`. */
export async function readPage(context: ConnectorContext, at: { url: string } | { id: string }): Promise<RemoteText | null> {
  if ('url' in at) return findByUrl(context, at.url);
  const answer = await requestWordpress(context, `/${at.id}?context=edit`);
  if (answer.status === 404 || answer.status === 410) return null;
  refuseStatus(answer, context.site.url);
  const post = postSchema.safeParse(answer.json);
  if (!post.success) throw noApi(context.site);
  return { id: at.id, content: post.data.content.raw };
}

export async function writePage(context: ConnectorContext, { id, content }: RemoteText): Promise<void> {
  const answer = await requestWordpress(context, `/${id}`, { method: 'POST', body: JSON.stringify({ content }) });
  refuseStatus(answer, context.site.url);
}

/** Markup that WordPress strips from texts of users without the unfiltered_html capability. */
const filtered = /<(?:script|iframe|style|form|input|select|textarea|object|embed|svg|math|link|meta)[\s>/]/i;

export async function canWritePage(context: ConnectorContext, content: string): Promise<boolean> {
  if (!filtered.test(content)) return true;
  const answer = await requestWordpress(context, '/users/me?context=edit');
  refuseStatus(answer, context.site.url);
  return userSchema.safeParse(answer.json).data?.capabilities?.['unfiltered_html'] === true;
}
