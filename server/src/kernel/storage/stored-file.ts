// A file of the storage as the answer of a call: streamed, in part where the caller asks for a range, or by a URL of the store.
import { notFound } from '../errors.ts';
import { dispositionOf } from '../streamed-file.ts';
import type { ByteRange, FileStore } from './file-store.ts';

type Headers = Record<string, string | string[] | undefined>;

interface FileAnswer {
  status: number;
  headers: Record<string, string>;
  body: ReadableStream<Uint8Array<ArrayBuffer>> | undefined;
}

export class StoredFile extends File {
  readonly #store: FileStore;
  readonly #key: string;
  readonly #bytes: number;

  /** Null where the store has no such file. */
  static async find(store: FileStore, key: string, name: string, type: string): Promise<StoredFile | null> {
    const bytes = await store.sizeOf(key);
    return bytes === null ? null : new StoredFile(store, key, bytes, name, type);
  }

  private constructor(store: FileStore, key: string, bytes: number, name: string, type: string) {
    super([], name, { type });
    this.#store = store;
    this.#key = key;
    this.#bytes = bytes;
  }

  /** `tag` is the entity tag of the answer, by which a range may be asked for. Throws 404 where the file went meanwhile. */
  async answer(request: Headers, tag: string | null): Promise<FileAnswer> {
    const { name, type } = this;
    const url = opensByNavigation(request) ? await this.#store.downloadUrl(this.#key, { name, type }) : null;
    // The URL ends soon: nobody may keep it.
    if (url !== null) return { status: 302, headers: { location: url, 'cache-control': 'no-store' }, body: undefined };
    const headers = { 'content-type': type, 'content-disposition': dispositionOf(name), 'accept-ranges': 'bytes' };
    const range = rangeOf(request, this.#bytes, tag);
    if (range === 'unsatisfiable')
      return { status: 416, headers: { 'content-range': `bytes */${this.#bytes}`, 'accept-ranges': 'bytes' }, body: undefined };
    const length = range === null ? this.#bytes : range.end - range.start + 1;
    const body = await this.#open(range);
    const ofPart = range && { 'content-range': `bytes ${range.start}-${range.end}/${this.#bytes}` };
    return { status: range ? 206 : 200, headers: { ...headers, 'content-length': String(length), ...ofPart }, body };
  }

  async #open(range: ByteRange | null): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    const chunks = await this.#store.open(this.#key, range ?? undefined);
    const iterator = chunks?.[Symbol.asyncIterator]();
    if (!iterator) throw notFound();
    // A failure before the first bytes is an ordinary refusal.
    let waiting: IteratorResult<Uint8Array<ArrayBuffer>> | null = await iterator.next();
    return new ReadableStream({
      pull: async (controller) => {
        const { done, value } = waiting ?? (await iterator.next());
        waiting = null;
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => {
        await iterator.return?.();
      },
    });
  }
}

const headerOf = (headers: Headers, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** Pictures of a page and downloads follow a redirect to another host; scripts and programs would need its permission. */
const opensByNavigation = (request: Headers) => ['navigate', 'no-cors'].includes(headerOf(request, 'sec-fetch-mode') ?? '');

/** One range of bytes; several, or one of another version, are answered with the whole file, as RFC 9110 allows. */
function rangeOf(request: Headers, bytes: number, tag: string | null): ByteRange | 'unsatisfiable' | null {
  const condition = headerOf(request, 'if-range');
  if (condition !== undefined && condition !== tag) return null;
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headerOf(request, 'range') ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (from !== '' && to !== '' && Number(to) < start) return null;
  return start >= bytes ? 'unsatisfiable' : { start, end };
}
