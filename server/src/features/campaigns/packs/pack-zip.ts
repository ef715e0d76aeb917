// A zip that is written while it is made: one piece of one file in memory at a time, with the SHA-256 of each file.
import { createHash } from 'node:crypto';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface PackedFile {
  path: string;
  bytes: number;
  sha256: string;
}

type Chunk = Uint8Array<ArrayBuffer>;

/** Kinds of files that are packed already and would only cost time to pack again. */
const packedKinds = /\.(?:docx|xlsx|pptx|pdf|png|jpe?g|gif|webp|avif|mp[34]|m4a|ogg|webm|zip)$/i;

/** Pieces of the bytes of one file. */
async function* inPieces(source: Uint8Array | AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (source instanceof Uint8Array) yield source;
  else yield* source;
}

export class PackZip {
  /** Entries of the zip so far. */
  readonly files: PackedFile[] = [];
  /** Of the zip so far. */
  bytes = 0;
  #made: Chunk[] = [];
  readonly #paths = new Set<string>();
  readonly #zip = new Zip((problem, chunk) => {
    if (problem) throw problem;
    this.bytes += chunk.length;
    this.#made.push(chunk);
  });

  /** The path, or the same with a number where it is used; letter case does not distinguish two on every computer. */
  #free(path: string): string {
    const dot = path.lastIndexOf('.');
    const [base, ending] = dot > path.lastIndexOf('/') ? [path.slice(0, dot), path.slice(dot)] : [path, ''];
    let free = path;
    for (let count = 2; this.#paths.has(free.toLowerCase()); count += 1) free = `${base} (${count})${ending}`;
    this.#paths.add(free.toLowerCase());
    return free;
  }

  *#flush(): Generator<Chunk> {
    const made = this.#made;
    this.#made = [];
    yield* made;
  }

  /** Adds a file; the pieces are the zip's own. */
  async *add(path: string, source: Uint8Array | AsyncIterable<Uint8Array>): AsyncGenerator<Chunk> {
    const free = this.#free(path);
    const entry = packedKinds.test(free) ? new ZipPassThrough(free) : new ZipDeflate(free, { level: 6 });
    this.#zip.add(entry);
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const piece of inPieces(source)) {
      hash.update(piece);
      bytes += piece.length;
      entry.push(piece, false);
      yield* this.#flush();
    }
    entry.push(new Uint8Array(), true);
    this.files.push({ path: free, bytes, sha256: hash.digest('hex') });
    yield* this.#flush();
  }

  /** The end of the zip. */
  *end(): Generator<Chunk> {
    this.#zip.end();
    yield* this.#flush();
  }
}
