// A finished picture as the file that its channel takes: sharp where it fits, lighter where it must be.
import { openPicture } from './read-picture.ts';

export interface WeighedPicture {
  bytes: Uint8Array;
  mediaType: 'image/png' | 'image/jpeg';
  ending: 'png' | 'jpg';
}

const qualities = [92, 86, 80, 72, 64, 54, 44];

/** At most `most` bytes: PNG where `prefersPng` and it is light enough, else the best JPEG that is. */
export async function fitWeight(bytes: Uint8Array, most: number, prefersPng = false): Promise<WeighedPicture> {
  const picture = await openPicture(bytes);
  if (prefersPng) {
    const plain = await picture.clone().png({ compressionLevel: 9 }).toBuffer();
    if (plain.length <= most) return { bytes: plain, mediaType: 'image/png', ending: 'png' };
  }
  let jpeg: Uint8Array = bytes;
  for (const quality of qualities) {
    jpeg = await picture
      .clone()
      .flatten({ background: '#ffffff' })
      // Coloured type on coloured ground stays clean only with every pixel's own colour.
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (jpeg.length <= most) break;
  }
  return { bytes: jpeg, mediaType: 'image/jpeg', ending: 'jpg' };
}
