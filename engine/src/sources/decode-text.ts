// Bytes of a text file as text, whatever editor or spreadsheet wrote them.

/** Decodes UTF-8 and UTF-16 with or without byte order mark, else Windows-1252. `charset` is declared by a web server or page. */
export function decodeText(bytes: Uint8Array, charset?: string): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeAs(charset, bytes);
  }
}

function decodeAs(charset: string | undefined, bytes: Uint8Array): string {
  try {
    return new TextDecoder(charset ?? 'windows-1252').decode(bytes);
  } catch {
    // An unknown name of an encoding.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The encoding that a header or the first kilobyte of a page declares. */
export function declaredCharset(contentType: string, bytes: Uint8Array): string | undefined {
  const inHeader = contentType.match(/charset=["']?([\w-]+)/i)?.[1];
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  return inHeader ?? start.match(/<meta[^>]+charset=["']?\s*([\w-]+)/i)?.[1];
}
