// Pictures as documents can hold them: PNG or JPEG, upright, and no larger than a printed page shows.
import { maxPixels } from './measure-file.ts';

/** Longest edge in pixels: 17 cm at 240 dots per inch. */
const maxEdge = 1600;

export interface EmbeddablePicture {
  mediaType: 'image/png' | 'image/jpeg';
  bytes: Uint8Array;
}

/** The picture for a page of a document, or null where it cannot be read. What is see-through stays so (PNG), all else becomes JPEG. */
export async function toEmbeddablePicture(bytes: Uint8Array): Promise<EmbeddablePicture | null> {
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
    const { format, hasAlpha, orientation, autoOrient } = await picture.metadata();
    const isSmall = Math.max(autoOrient.width, autoOrient.height) <= maxEdge;
    const isUpright = orientation === undefined || orientation === 1;
    if (isSmall && isUpright && (format === 'png' || format === 'jpeg')) {
      return { mediaType: format === 'png' ? 'image/png' : 'image/jpeg', bytes };
    }
    const fitted = picture.autoOrient().resize({ width: maxEdge, height: maxEdge, fit: 'inside', withoutEnlargement: true });
    return hasAlpha || format === 'png'
      ? { mediaType: 'image/png', bytes: await fitted.png().toBuffer() }
      : { mediaType: 'image/jpeg', bytes: await fitted.jpeg({ quality: 86 }).toBuffer() };
  } catch {
    return null;
  }
}
