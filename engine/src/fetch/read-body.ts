// Reads a response's body with limits on its transferred and unpacked size, counted while it arrives.
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** The body is larger than allowed, packed or unpacked. */
export class TooLargeError extends Error {
  constructor() {
    super('the body is too large');
  }
}

/** The body is packed in a way that was not asked for. */
export class UnknownEncodingError extends Error {
  constructor() {
    super('unknown content encoding');
  }
}

/** Encodings that `readBody` can unpack, for `Accept-Encoding`. */
export const acceptedEncodings = 'gzip, deflate, br';

const unpackers = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const;

function unpackerFor(encoding: string) {
  if (encoding === '' || encoding === 'identity') return null;
  if (!Object.hasOwn(unpackers, encoding)) throw new UnknownEncodingError();
  return unpackers[encoding as keyof typeof unpackers]();
}

/** A pass-through that fails once more than `limit` bytes went by. */
function counted(limit: number) {
  return async function* count(chunks: AsyncIterable<Uint8Array>) {
    let size = 0;
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > limit) throw new TooLargeError();
      yield chunk;
    }
  };
}

/** The whole body, unpacked. Throws `TooLargeError` above `limit` bytes; stops reading at once then. */
export async function readBody(body: Readable, encoding: string, limit: number, signal: AbortSignal): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  const collect = async (chunks: AsyncIterable<Uint8Array>) => {
    for await (const chunk of chunks) parts.push(chunk);
  };
  const unpacker = unpackerFor(encoding.trim().toLowerCase());
  if (unpacker) await pipeline(body, counted(limit), unpacker, counted(limit), collect, { signal });
  else await pipeline(body, counted(limit), collect, { signal });
  return new Uint8Array(Buffer.concat(parts));
}
