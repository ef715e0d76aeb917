// A document that leaves the house takes its pictures along: their addresses become their data.
import { type EmbeddablePicture, toEmbeddablePicture } from '@folio/engine/files/embeddable-picture';
import { pictureKindOf } from '@folio/engine/sources/picture-kind';
import type { Kernel } from '../../kernel/kernel.ts';
import { pageFetch } from '../sources/index.ts';
import { listAssetsOf } from './assets.queries.ts';
import { addressOfAsset } from './keep-file.ts';

/** Most pictures of the web that one document has fetched for it, and how long each may take. */
const mostFetched = 20;
const longestMs = 5000;

const pictures = /<img\b[^>]*?\ssrc="([^"]+)"/g;

const unescape = (address: string) => address.replaceAll('&amp;', '&');

async function fetchPicture(kernel: Kernel, address: string): Promise<Uint8Array | null> {
  try {
    const { status, bytes } = await pageFetch(kernel.config)(unescape(address), AbortSignal.timeout(longestMs));
    return status === 200 && (await pictureKindOf(bytes)) !== null ? bytes : null;
  } catch {
    return null;
  }
}

/** Where the bytes of a document's own files lie, by the address that its text names. */
async function keysOfOwn(kernel: Kernel, detailId: number): Promise<Map<string, string>> {
  const own = await listAssetsOf(kernel.database, detailId, ['picture', 'result']);
  return new Map(own.map((row) => [addressOfAsset(row.id), row.storage_key]));
}

/**
 * The text with its own pictures, and those of the web that answer within 5 s, as data (PNG or JPEG). What cannot be had stays an
 * address; another document's picture is not this one's to give away.
 */
export async function inlinePictures(kernel: Kernel, detailId: number, html: string): Promise<string> {
  const addresses = [...new Set([...html.matchAll(pictures)].map(([, address = '']) => address))];
  if (addresses.length === 0) return html;
  const keys = addresses.some((address) => address.startsWith('/api/'))
    ? await keysOfOwn(kernel, detailId)
    : new Map<string, string>();
  let fetched = 0;
  const read = async (address: string): Promise<EmbeddablePicture | null> => {
    const key = keys.get(address);
    const isRemote = /^https:\/\//i.test(address);
    if (isRemote) fetched += 1;
    const bytes = key
      ? await kernel.storage.read(key).catch(() => null)
      : isRemote && fetched <= mostFetched
        ? await fetchPicture(kernel, address)
        : null;
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
