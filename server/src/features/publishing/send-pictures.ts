// A document's own pictures on their way to a website.
import type { Connector, ConnectorContext } from '../../connectors/connectors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { addressOfAsset, assetRows, inlinePictures } from '../assets/index.ts';
import { altOf } from './picture-alt.ts';

/**
 * The text with its pictures as the website takes them: with the URLs of its library, where each is uploaded once, or as data. Throws
 * `WebsiteProblem` if the website refuses them.
 */
export async function sendPictures(
  kernel: Kernel,
  { capabilities, media }: Connector,
  context: ConnectorContext,
  document: { id: number; html: string },
): Promise<string> {
  if (capabilities.media === 'inline') return inlinePictures(kernel, document.id, document.html);
  if (!media) return document.html;
  const own = await assetRows.listAssetsOf(kernel.database, document.id, ['picture', 'result']);
  let { html } = document;
  for (const row of own) {
    const address = `src="${addressOfAsset(row.id)}"`;
    if (!html.includes(address)) continue;
    const image = { sha256: row.sha256, mediaType: row.media_type };
    const alt = altOf(html, addressOfAsset(row.id)) || (row.alt ?? '');
    const there =
      (await media.find(context, image)) ??
      (await media.upload(context, { ...image, alt, bytes: await kernel.storage.read(row.storage_key) }));
    if (there) html = html.replaceAll(address, `src="${there.replaceAll('&', '&amp;').replaceAll('"', '%22')}"`);
  }
  return html;
}
