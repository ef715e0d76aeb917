// Logos and product photos as the drawing board takes them: upright, in sRGB, and no larger than they are shown.
import { openPicture } from './read-picture.ts';

/** Longest edge in pixels. */
const shownEdge = 1200;

/** Returns the image as PNG with its transparency. A logo loses its empty margin. Rejects if the bytes are not an image. */
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
