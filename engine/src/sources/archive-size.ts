// Word and Excel files are zip archives; a small one may unpack to gigabytes. Its directory is looked at before it is opened.

/** Most bytes that all entries together may unpack to, and how many times their packed size. */
const maxUnpacked = 150 * 1024 * 1024;
const maxRatio = 200;
const maxEntries = 10_000;

/** Throws where the archive's directory announces too much; an archive that lies about it runs into the worker's limits. */
export function assertModestArchive(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let unpacked = 0;
  let entries = 0;
  for (let offset = 0; offset + 46 <= bytes.length; ) {
    // "PK\x01\x02" begins an entry of the central directory.
    const isEntry = view.getUint32(offset, true) === 0x02014b50;
    if (!isEntry) {
      offset += 1;
      continue;
    }
    unpacked += view.getUint32(offset + 24, true);
    entries += 1;
    offset += 46 + view.getUint16(offset + 28, true) + view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true);
  }
  const isBomb = unpacked > maxUnpacked || unpacked > Math.max(bytes.length * maxRatio, 1_000_000) || entries > maxEntries;
  if (isBomb || entries === 0) throw new Error('the archive is out of bounds');
}
