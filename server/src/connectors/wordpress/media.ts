// The media library of a WordPress site: an image goes there once, under a name made of its content.
import * as z from 'zod';
import type { ConnectorContext, OutgoingImage } from '../connector.ts';
import { linkIn, noApi, refuseStatus } from '../request-site.ts';
import { requestWordpress } from './request-wordpress.ts';
import { asWordpressText } from './text.ts';

const mediaSchema = z.object({ id: z.int().positive(), source_url: z.unknown() });

const endings: Record<string, string> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' };

const slugOf = ({ sha256 }: OutgoingImage) => `picture-${sha256.slice(0, 20)}`;

export async function findImage(context: ConnectorContext, image: OutgoingImage): Promise<string | null> {
  const query = new URLSearchParams({ slug: slugOf(image), media_type: 'image' });
  const answer = await requestWordpress(context, `/media?${query.toString()}`);
  refuseStatus(answer, context.site.url);
  // A page instead of a list does not mean a missing image: it would be sent once more.
  const found = z.array(mediaSchema).safeParse(answer.json);
  if (!found.success) throw noApi(context.site);
  return found.data[0] ? linkIn(found.data[0].source_url) : null;
}

export async function uploadImage(
  context: ConnectorContext,
  image: OutgoingImage & { bytes: Uint8Array; alt: string },
): Promise<string | null> {
  const headers = {
    'content-type': image.mediaType,
    'content-disposition': `attachment; filename="${slugOf(image)}.${endings[image.mediaType] ?? 'png'}"`,
  };
  const answer = await requestWordpress(context, '/media', { method: 'POST', body: image.bytes }, headers);
  refuseStatus(answer, context.site.url);
  const made = mediaSchema.safeParse(answer.json);
  if (!made.success) return null;
  if (image.alt) {
    // Without a title of its own the library names it by the file, which is a hash.
    const described = JSON.stringify({ alt_text: image.alt, title: asWordpressText(image.alt) });
    await requestWordpress(context, `/media/${made.data.id}`, { method: 'POST', body: described });
  }
  return linkIn(made.data.source_url);
}
