// A document that leaves the house takes its pictures along: their addresses become their data.
import { type EmbeddablePicture, toEmbeddablePicture } from '@folio/engine/files/embeddable-picture';
import type { Kernel } from '../../kernel/kernel.ts';
import { listAssetsOf } from './assets.queries.ts';
import { addressOfAsset } from './store-file.ts';

const pictures = /<img\b[^>]*?\ssrc="([^"]+)"/g;

/** Storage location of a document's own files, by the URL in its text. */
async function keysOfOwn(kernel: Kernel, detailId: number): Promise<Map<string, string>> {
  const own = await listAssetsOf(kernel.database, detailId, ['picture', 'result']);
  return new Map(own.map((row) => [addressOfAsset(row.id), row.storage_key]));
}

/**
 * The text with its own pictures as data (PNG or JPEG). What cannot be had stays an address; another document's picture is not this
 * one's to give away, and nothing is ever fetched from elsewhere.
 */
export async function inlinePictures(kernel: Kernel, detailId: number, html: string): Promise<string> {
  const addresses = [...new Set([...html.matchAll(pictures)].map(([, address = '']) => address))];
  if (addresses.length === 0) return html;
  const keys = addresses.some((address) => address.startsWith('/api/'))
    ? await keysOfOwn(kernel, detailId)
    : new Map<string, string>();
  const read = async (address: string): Promise<EmbeddablePicture | null> => {
    const key = keys.get(address);
    const bytes = key ? await kernel.storage.find(key) : null;
    return bytes ? toEmbeddablePicture(bytes) : null;
  };
  const found = await Promise.all(addresses.map(async (address) => [address, await read(address)] as const));
  return found.reduce(
    (text, [address, picture]) =>
      picture
        ? text.replaceAll(
            `src="${address}"`,
            `src="data:${picture.mediaType};base64,${Buffer.from(picture.bytes).toString('base64')}"`,
          )
        : text,
    html,
  );
}
