// A document's own pictures on their way to a WordPress site: each goes into its media library once, under a name made of its content.
import type { GuardedFetch } from '@folio/engine/fetch/guarded-fetch';
import * as z from 'zod';
import type { Kernel } from '../../kernel/kernel.ts';
import { type AssetRow, addressOfAsset, listAssetsOf } from '../assets/index.ts';
import { altOf } from './picture-alt.ts';
import { linkIn, type RemoteSite, refuseStatus } from './remote-site.ts';
import { askWordpress } from './wordpress-site.ts';
import { asWordpressText } from './wordpress-text.ts';

const mediaSchema = z.object({ id: z.int().positive(), source_url: z.unknown() });

const endings: Record<string, string> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' };

/** What the library calls it: the same picture sent twice is found again. */
const slugOf = (row: AssetRow) => `picture-${row.sha256.slice(0, 20)}`;

async function findThere(fetch: GuardedFetch, site: RemoteSite, row: AssetRow, signal: AbortSignal): Promise<string | null> {
  const query = new URLSearchParams({ slug: slugOf(row), media_type: 'image' });
  const answer = await askWordpress(fetch, site, `/media?${query.toString()}`, {}, signal);
  const [found] = z.array(mediaSchema).catch([]).parse(answer.json);
  return found ? linkIn(found.source_url) : null;
}

async function send(kernel: Kernel, fetch: GuardedFetch, site: RemoteSite, row: AssetRow, alt: string, signal: AbortSignal) {
  const bytes = await kernel.storage.read(row.storage_key);
  const headers = {
    'content-type': row.media_type,
    'content-disposition': `attachment; filename="${slugOf(row)}.${endings[row.media_type] ?? 'png'}"`,
  };
  const answer = await askWordpress(fetch, site, '/media', { method: 'POST', body: bytes }, signal, headers);
  refuseStatus(answer, site.url);
  const made = mediaSchema.safeParse(answer.json);
  if (!made.success) return null;
  if (alt) {
    // Without a title of its own the library names it by the file, which is a hash.
    const described = JSON.stringify({ alt_text: alt, title: asWordpressText(alt) });
    await askWordpress(fetch, site, `/media/${made.data.id}`, { method: 'POST', body: described }, signal);
  }
  return linkIn(made.data.source_url);
}

/** The text with the addresses that its own pictures have over there. Throws `WebsiteProblem` where the site refuses them. */
export async function sendPictures(
  kernel: Kernel,
  fetch: GuardedFetch,
  site: RemoteSite,
  document: { id: number; html: string },
  signal: AbortSignal,
): Promise<string> {
  const own = await listAssetsOf(kernel.database, document.id, ['picture', 'result']);
  let { html } = document;
  for (const row of own) {
    const address = `src="${addressOfAsset(row.id)}"`;
    if (!html.includes(address)) continue;
    const there =
      (await findThere(fetch, site, row, signal)) ??
      (await send(kernel, fetch, site, row, altOf(html, addressOfAsset(row.id)) || (row.alt ?? ''), signal));
    if (there) html = html.replaceAll(address, `src="${there.replaceAll('&', '&amp;').replaceAll('"', '%22')}"`);
  }
  return html;
}
