// A zip that is written while it is sent, in pieces.
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipPieces {
  /** Adds a whole file. Packed content is not packed again. */
  add: (name: string, bytes: Uint8Array, isPacked: boolean) => void;
  end: () => void;
  /** Bytes since the last call. */
  flush: () => Uint8Array<ArrayBuffer>[];
}

export function openZip(): ZipPieces {
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((problem, chunk) => {
    if (problem) throw problem;
    chunks.push(chunk);
  });
  return {
    add: (name, bytes, isPacked) => {
      const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
      zip.add(entry);
      entry.push(bytes, true);
    },
    end: () => zip.end(),
    flush: () => {
      const made = chunks;
      chunks = [];
      return made;
    },
  };
}
