// The media library of a WordPress site: an image goes there once, under a name made of its content.
import type { GuardedFetch } from '@folio/engine/fetch/guarded-fetch';
import * as z from 'zod';
import { linkIn, type RemoteSite, refuseStatus } from './remote-site.ts';
import { WebsiteProblem } from './website-problem.ts';
import { askWordpress } from './wordpress-site.ts';
import { asWordpressText } from './wordpress-text.ts';

const mediaSchema = z.object({ id: z.int().positive(), source_url: z.unknown() });

const endings: Record<string, string> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' };

/** An image on its way: the hash of its bytes is what it is found again by. */
interface OutgoingImage {
  sha256: string;
  mediaType: string;
}

const slugOf = ({ sha256 }: OutgoingImage) => `picture-${sha256.slice(0, 20)}`;

/** The image's URL on the site, or null where it was not sent there before. Throws `WebsiteProblem` where the site does not say. */
export async function findWordpressImage(
  fetch: GuardedFetch,
  site: RemoteSite,
  image: OutgoingImage,
  signal: AbortSignal,
): Promise<string | null> {
  const query = new URLSearchParams({ slug: slugOf(image), media_type: 'image' });
  const answer = await askWordpress(fetch, site, `/media?${query.toString()}`, {}, signal);
  refuseStatus(answer, site.url);
  // A page instead of a list does not mean that there is no image: it would be sent once more.
  const found = z.array(mediaSchema).safeParse(answer.json);
  if (!found.success) throw new WebsiteProblem('WEBSITE_NO_API', { detail: new URL(site.url).hostname });
  return found.data[0] ? linkIn(found.data[0].source_url) : null;
}

/** Sends the image and answers its URL there, null where the site names none. Throws `WebsiteProblem` where it refuses. */
export async function uploadWordpressImage(
  fetch: GuardedFetch,
  site: RemoteSite,
  image: OutgoingImage & { bytes: Uint8Array; alt: string },
  signal: AbortSignal,
): Promise<string | null> {
  const headers = {
    'content-type': image.mediaType,
    'content-disposition': `attachment; filename="${slugOf(image)}.${endings[image.mediaType] ?? 'png'}"`,
  };
  const answer = await askWordpress(fetch, site, '/media', { method: 'POST', body: image.bytes }, signal, headers);
  refuseStatus(answer, site.url);
  const made = mediaSchema.safeParse(answer.json);
  if (!made.success) return null;
  if (image.alt) {
    // Without a title of its own the library names it by the file, which is a hash.
    const described = JSON.stringify({ alt_text: image.alt, title: asWordpressText(image.alt) });
    await askWordpress(fetch, site, `/media/${made.data.id}`, { method: 'POST', body: described }, signal);
  }
  return linkIn(made.data.source_url);
}
