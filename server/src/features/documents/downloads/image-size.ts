// Pixel size of an embedded picture, read from its first bytes.

const readPng = (view: DataView) =>
  view.byteLength >= 24 && view.getUint32(0) === 0x89504e47 ? { width: view.getUint32(16), height: view.getUint32(20) } : null;

function readJpeg(view: DataView): { width: number; height: number } | null {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
  for (let offset = 2; offset + 9 < view.byteLength; ) {
    if (view.getUint8(offset) !== 0xff) return null;
    const marker = view.getUint8(offset + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) };
    offset += 2 + view.getUint16(offset + 2);
  }
  return null;
}

/** Width and height in pixels of a PNG or JPEG, or null where the bytes are neither or are broken. */
export function imageSize(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = readPng(view) ?? readJpeg(view);
  return size && size.width > 0 && size.height > 0 ? size : null;
}

/** The same size, scaled down where it is wider than `widest` or higher than `highest`. */
export function fitImage(size: { width: number; height: number }, widest: number, highest: number) {
  const scale = Math.min(1, widest / size.width, highest / size.height);
  return { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
}
