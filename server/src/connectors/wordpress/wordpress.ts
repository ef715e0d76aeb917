// WordPress by its REST API, with an application password. A post that was made but never answered is found again by its address.
import * as z from 'zod';
import { type ConnectorContext, defineConnector, type KnownEntry, type OutgoingDocument, type Receipt } from '../connector.ts';
import { linkIn, noApi, refuseStatus } from '../request-site.ts';
import { WebsiteProblem } from '../website-problem.ts';
import { findImage, uploadImage } from './media.ts';
import { canWritePage, readPage, writePage } from './pages.ts';
import { requestWordpress } from './request-wordpress.ts';
import { asWordpressText, withoutShortcodes } from './text.ts';

const postSchema = z.object({ id: z.int().positive(), status: z.string(), link: z.unknown() });
const userSchema = z.object({ id: z.int(), capabilities: z.record(z.string(), z.unknown()).optional() });

/** Throws `WebsiteProblem` unless the site knows the user and lets them write posts. */
async function test(context: ConnectorContext): Promise<void> {
  const { site } = context;
  const answer = await requestWordpress(context, '/users/me?context=edit');
  refuseStatus(answer, site.url);
  const user = userSchema.safeParse(answer.json);
  if (!user.success) throw noApi(site);
  const needed = site.publishAs === 'live' ? 'publish_posts' : 'edit_posts';
  const { capabilities } = user.data;
  if (capabilities && capabilities[needed] !== true)
    throw new WebsiteProblem('WEBSITE_NO_RIGHT', { detail: new URL(site.url).hostname });
}

async function findByKey(context: ConnectorContext, key: string): Promise<string | null> {
  const query = new URLSearchParams({ slug: key, status: 'any', context: 'edit' });
  const answer = await requestWordpress(context, `/posts?${query.toString()}`);
  refuseStatus(answer, context.site.url);
  // A page instead of a list does not mean a missing post: a second one would be created.
  const found = z.array(postSchema).safeParse(answer.json);
  if (!found.success) throw noApi(context.site);
  return found.data[0] ? String(found.data[0].id) : null;
}

/** The status to send: null leaves it, since a post that someone has put live over there stays live. One in the bin comes back. */
async function statusFor(context: ConnectorContext, { remoteId }: KnownEntry): Promise<'publish' | 'draft' | null> {
  if (context.site.publishAs === 'live') return 'publish';
  if (remoteId === null) return 'draft';
  const answer = await requestWordpress(context, `/posts/${encodeURIComponent(remoteId)}?context=edit`);
  return postSchema.safeParse(answer.json).data?.status === 'trash' ? 'draft' : null;
}

async function save(context: ConnectorContext, document: OutgoingDocument, post: KnownEntry): Promise<Receipt | 'gone'> {
  const { site } = context;
  const isNew = post.remoteId === null;
  const status = await statusFor(context, post);
  const body = JSON.stringify({
    title: asWordpressText(document.title),
    content: withoutShortcodes(document.html),
    ...(document.metaDescription ? { excerpt: asWordpressText(document.metaDescription) } : {}),
    ...(isNew ? { slug: post.key } : {}),
    ...(status === null ? {} : { status }),
  });
  const path = isNew ? '/posts' : `/posts/${encodeURIComponent(post.remoteId ?? '')}`;
  const answer = await requestWordpress(context, path, { method: 'POST', body });
  if (!isNew && (answer.status === 404 || answer.status === 410)) return 'gone';
  refuseStatus(answer, site.url);
  const saved = postSchema.safeParse(answer.json);
  if (!saved.success) throw noApi(site);
  const { id, status: savedStatus, link } = saved.data;
  const isLive = savedStatus === 'publish';
  const editing = `${site.url.replace(/\/+$/, '')}/wp-admin/post.php?post=${id}&action=edit`;
  return { remoteId: String(id), remoteUrl: isLive ? linkIn(link) : editing, state: isLive ? 'live' : 'remote_draft' };
}

/** Updates the post, or makes it if there is none yet or it was deleted there. */
async function publish(context: ConnectorContext, document: OutgoingDocument, post: KnownEntry): Promise<Receipt> {
  const known = post.remoteId === null ? 'gone' : await save(context, document, post);
  if (known !== 'gone') return known;
  const remoteId = await findByKey(context, post.key);
  const made = await save(context, document, { ...post, remoteId });
  if (made === 'gone')
    throw new WebsiteProblem('WEBSITE_UNREACHABLE', { detail: new URL(context.site.url).hostname, isTemporary: true });
  return made;
}

export const wordpress = defineConnector({
  kind: 'wordpress',
  capabilities: { media: 'library', pages: 'read_and_write' },
  test,
  publish,
  read: readPage,
  write: writePage,
  canWrite: canWritePage,
  media: { find: findImage, upload: uploadImage },
});
