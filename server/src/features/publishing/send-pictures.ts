// A document's own pictures on their way to a WordPress site: each goes into its media library once.
import type { GuardedFetch } from '@folio/engine/fetch/guarded-fetch';
import type { Kernel } from '../../kernel/kernel.ts';
import { addressOfAsset, assetRows } from '../assets/index.ts';
import { type RemoteSite, wordpressMedia } from '../remote-sites/index.ts';
import { altOf } from './picture-alt.ts';

/** The text with the addresses that its own pictures have over there. Throws `WebsiteProblem` where the site refuses them. */
export async function sendPictures(
  kernel: Kernel,
  fetch: GuardedFetch,
  site: RemoteSite,
  document: { id: number; html: string },
  signal: AbortSignal,
): Promise<string> {
  const own = await assetRows.listAssetsOf(kernel.database, document.id, ['picture', 'result']);
  let { html } = document;
  for (const row of own) {
    const address = `src="${addressOfAsset(row.id)}"`;
    if (!html.includes(address)) continue;
    const image = { sha256: row.sha256, mediaType: row.media_type };
    const alt = altOf(html, addressOfAsset(row.id)) || (row.alt ?? '');
    const there =
      (await wordpressMedia.findWordpressImage(fetch, site, image, signal)) ??
      (await wordpressMedia.uploadWordpressImage(
        fetch,
        site,
        { ...image, alt, bytes: await kernel.storage.read(row.storage_key) },
        signal,
      ));
    if (there) html = html.replaceAll(address, `src="${there.replaceAll('&', '&amp;').replaceAll('"', '%22')}"`);
  }
  return html;
}
