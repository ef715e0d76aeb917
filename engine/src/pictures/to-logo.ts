// Logos and product photos as the drawing board takes them: upright, in sRGB, and no larger than they are shown.
import { openPicture } from './read-picture.ts';

/** Longest edge in pixels. */
const shownEdge = 1200;

/** The picture as PNG with its transparency; a logo loses the empty brim that it came with. Rejects for what is no picture. */
export async function toShown(bytes: Uint8Array): Promise<Uint8Array> {
  const picture = (await openPicture(bytes)).autoOrient().toColourspace('srgb');
  return picture.resize({ width: shownEdge, height: shownEdge, fit: 'inside', withoutEnlargement: true }).png().toBuffer();
}

export async function toLogo(bytes: Uint8Array): Promise<Uint8Array> {
  const shown = await toShown(bytes);
  // A logo of one colour is nothing but brim: it stays as it is.
  return (await openPicture(shown))
    .trim({ threshold: 12 })
    .png()
    .toBuffer()
    .catch(() => shown);
}
