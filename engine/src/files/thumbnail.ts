// A picture so small that a list can show many.
import { maxPixels } from './measure-file.ts';

/** Longest side in pixels: a row's tile on a fine screen with room for larger ones. */
export const thumbnailEdge = 320;

/** The picture upright as WebP, its first frame where it moves, never enlarged; null where it cannot be read. */
export async function makeThumbnail(bytes: Uint8Array): Promise<Uint8Array | null> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: thumbnailEdge, height: thumbnailEdge, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()
    .catch(() => null);
}
