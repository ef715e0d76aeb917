import { plainLetters } from '@folio/contract/plain-letters';

// Names of downloaded files: readable, and safe on every operating system and in a response header.

/** Most characters of a file name, extension included. */
const maxNameLength = 120;

const reservedOnWindows = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?$/i;

/** "Größe & Form: 5/6" → "Größe & Form 5-6.docx". Letters of every script stay; an empty title becomes "document". */
export function fileNameFor(title: string, extension: string, language: string): string {
  const maxBaseLength = maxNameLength - extension.length - 1;
  const cleaned = title
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu, ' ')
    .replace(/(?<=[\p{L}\p{N}])[/\\|](?=[\p{L}\p{N}])/gu, '-')
    .replace(/["“”„«»<>:*?/\\|]+/g, ' ')
    .replace(/\s+/g, ' ')
    // A title that is the name of a file has its ending already.
    .replace(new RegExp(`\\.${extension}$`, 'i'), '')
    .replace(/^[.\s-]+|[.\s-]+$/g, '');
  const graphemes = [...new Intl.Segmenter(language, { granularity: 'grapheme' }).segment(cleaned)].map(({ segment }) => segment);
  let name = '';
  // File systems count 255 bytes, scripts need up to four for a character.
  for (const grapheme of graphemes) {
    if (name.length + grapheme.length > maxBaseLength || Buffer.byteLength(name + grapheme) > 240 - extension.length) break;
    name += grapheme;
  }
  name = name.replace(/[.\s]+$/, '');
  if (name === '') name = 'document';
  if (reservedOnWindows.test(name)) name = `${name.slice(0, maxBaseLength - 1)}_`;
  return `${name}.${extension}`;
}

/** A `Content-Disposition` header for a download (RFC 6266): plain ASCII for old clients, UTF-8 (RFC 5987) for the others. */
export function contentDisposition(fileName: string): string {
  const ascii = plainLetters(fileName.replaceAll('ß', 'ss'))
    .replace(/[^\x20-\x7e]+/g, '_')
    .replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
