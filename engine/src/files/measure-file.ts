// Type and size of an uploaded file by its content: checked before anything is stored, so that a name or a header deceives nobody.
import { fileTypeFromBuffer } from 'file-type';
import { isEncryptedOffice } from './is-encrypted.ts';

/** Most pixels of a picture: 50 million are a print of 60 × 90 cm, and 200 MB once unpacked. */
export const maxPixels = 50_000_000;

/** Media types that a file of this ending may turn out to be; null where the content is text, which has no signature. */
const typesByEnding: Record<string, readonly string[] | null> = {
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  png: ['image/png'],
  webp: ['image/webp'],
  mp3: ['audio/mpeg'],
  wav: ['audio/wav', 'audio/vnd.wave', 'audio/x-wav'],
  m4a: ['audio/x-m4a', 'audio/mp4', 'video/mp4'],
  mp4: ['video/mp4', 'video/x-m4v', 'audio/mp4', 'audio/x-m4a'],
  mov: ['video/quicktime'],
  pdf: ['application/pdf'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/zip'],
  doc: ['application/x-cfb', 'application/msword'],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/zip'],
  pptx: ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'application/zip'],
  txt: null,
  md: null,
  csv: null,
  html: null,
  htm: null,
  srt: null,
  vtt: null,
  xml: null,
};

/** Endings of the pictures that a document may show. */
export const pictureEndings = ['png', 'jpg', 'jpeg', 'webp'] as const;

const textTypes: Record<string, string> = { csv: 'text/csv', html: 'text/html', htm: 'text/html', xml: 'application/xml' };

export type FileFault = 'file_type' | 'file_damaged' | 'file_encrypted' | 'picture_too_many_pixels';

export interface MeasuredFile {
  mediaType: string;
  /** Pixels, as shown: a photo that says it lies on its side is measured upright. */
  width: number | null;
  height: number | null;
  seconds: number | null;
}

export const endingOf = (name: string): string => /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

const nothingMore = { width: null, height: null, seconds: null };

async function measurePicture(bytes: Uint8Array, mediaType: string): Promise<MeasuredFile | FileFault> {
  const { default: sharp } = await import('sharp');
  // Reads the header alone. Later decoding uses the same limit.
  const found = await sharp(bytes, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(() => null);
  if (!found) return 'file_damaged';
  const { width, height } = found.autoOrient;
  if (width * height * (found.pages ?? 1) > maxPixels) return 'picture_too_many_pixels';
  return { mediaType, width, height, seconds: null };
}

async function measureSound(bytes: Uint8Array, mediaType: string): Promise<MeasuredFile | FileFault> {
  const { parseBuffer } = await import('music-metadata');
  const found = await parseBuffer(bytes, { mimeType: mediaType }, { duration: true, skipCovers: true }).catch(() => null);
  const seconds = found?.format.duration;
  if (!found || seconds === undefined || !Number.isFinite(seconds) || seconds <= 0) return 'file_damaged';
  return { mediaType, width: null, height: null, seconds };
}

/**
 * Returns the measured file, or its error. Extensions have no dot; a name with none of `accepted` is rejected as another kind.
 */
export async function measureFile(
  name: string,
  bytes: Uint8Array,
  accepted: readonly string[],
): Promise<MeasuredFile | FileFault> {
  const ending = endingOf(name);
  const types = typesByEnding[ending];
  if (!accepted.includes(ending) || types === undefined) return 'file_type';
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (types === null) {
    // A binary file under a text's name has a signature or zeros; some texts (WebVTT) have a signature as well.
    const isText = found === undefined || found.mime === 'application/xml' || found.mime.startsWith('text/');
    if (!isText || bytes.subarray(0, 4096).includes(0)) {
      const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
      if (!isText || !isUtf16) return 'file_type';
    }
    return { mediaType: textTypes[ending] ?? 'text/plain', ...nothingMore };
  }
  if (!found || !types.includes(found.mime)) return isEncryptedOffice(bytes) ? 'file_encrypted' : 'file_type';
  if (found.mime.startsWith('image/')) return measurePicture(bytes, found.mime);
  if (found.mime.startsWith('audio/') || found.mime.startsWith('video/')) return measureSound(bytes, found.mime);
  return { mediaType: found.mime, ...nothingMore };
}
