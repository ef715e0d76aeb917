// A person's picture as pages show it.
import { maxPixels } from './measure-file.ts';

/** Side of the square in pixels: twice the largest circle that a page draws, with room. */
export const photoEdge = 256;

/** The middle of the picture, upright, as a square WebP without its meta data; null where it cannot be read. */
export async function makePhoto(bytes: Uint8Array): Promise<Uint8Array | null> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: photoEdge, height: photoEdge, fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => null);
}
