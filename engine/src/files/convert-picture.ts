// A picture in another file format.
import { maxPixels } from './measure-file.ts';

export const pictureFormats = ['png', 'jpg', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export const mediaTypeOfPicture: Record<PictureFormat, string> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };

/**
 * Returns the image in that format, with its color profile. Transparency becomes white in JPEG. Rejects if the
 * bytes are not an image.
 */
export async function convertPicture(bytes: Uint8Array, format: PictureFormat): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient().keepIccProfile();
  if (format === 'png') return picture.png().toBuffer();
  if (format === 'webp') return picture.webp({ quality: 90 }).toBuffer();
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 92 }).toBuffer();
}
