// Storage of file bytes: a folder, or a bucket. The storage of the product (`../storage.ts`), the backup and the move between stores
// know this interface alone.

export interface ByteRange {
  start: number;
  /** The last byte, included. */
  end: number;
}

export interface StoredItem {
  key: string;
  bytes: number;
  writtenAt: Date;
}

export type Chunks = AsyncIterable<Uint8Array<ArrayBuffer>>;

/** Headers of a download from the bucket itself. */
export interface DownloadName {
  name: string;
  type: string;
}

export interface FileStore {
  /** For people and logs: a folder, or `s3://bucket/prefix`. */
  readonly name: string;
  /** Base URL of signed downloads; null if they are off. */
  readonly downloadOrigin: string | null;
  /** Writes a file whole or not at all. Throws the errors of the chunks. */
  write(key: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /** The bytes of a file, or of a part of it; null where there is none. */
  open(key: string, range?: ByteRange): Promise<Chunks | null>;
  /** In bytes; null where there is none. */
  sizeOf(key: string): Promise<number | null>;
  remove(key: string): Promise<void>;
  /** Files of a folder (`''` is all), a few hundred at a time. */
  list(folder: string): AsyncIterable<StoredItem[]>;
  /** A URL that downloads the file for some minutes; null where the store has none. */
  downloadUrl(key: string, known: DownloadName): Promise<string | null>;
  /** Throws `StorageProblem` where files cannot be written, read and deleted. */
  check(): Promise<void>;
}

/** Items that `list` yields together. */
export const itemsPerStep = 500;

/** Keys are made by us; one that leads elsewhere names no file. */
export const isKey = (key: string): boolean => key.split('/').every((part) => /^[\w.-]+$/.test(part) && !/^\.+$/.test(part));
