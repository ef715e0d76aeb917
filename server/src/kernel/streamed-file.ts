// A file that is made while it is sent: its length is not known before, and only as much of it is in memory as the network has not taken yet.

/** Answer it from a call as any file. What fails after its first bytes breaks the connection off, so that nobody takes a part for the whole. */
export class StreamedFile extends File {
  readonly #chunks: AsyncIterator<Uint8Array<ArrayBuffer>>;

  /** Waits for the first bytes, so that whatever fails before them is an ordinary refusal. */
  static async begin(chunks: AsyncIterable<Uint8Array<ArrayBuffer>>, name: string, type: string): Promise<StreamedFile> {
    const iterator = chunks[Symbol.asyncIterator]();
    const first = await iterator.next();
    return new StreamedFile(first, iterator, name, type);
  }

  private constructor(
    first: IteratorResult<Uint8Array<ArrayBuffer>>,
    rest: AsyncIterator<Uint8Array<ArrayBuffer>>,
    name: string,
    type: string,
  ) {
    super([], name, { type });
    let waiting: IteratorResult<Uint8Array<ArrayBuffer>> | null = first;
    this.#chunks = {
      next: async () => {
        const known = waiting;
        waiting = null;
        return known ?? rest.next();
      },
      return: async () => (await rest.return?.()) ?? { done: true, value: undefined },
    };
  }

  /** Can be read once. */
  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    const chunks = this.#chunks;
    return new ReadableStream({
      pull: async (controller) => {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => {
        await chunks.return?.();
      },
    });
  }

  /** Response headers of the file; the name also in the form for letters beyond ASCII (RFC 6266). */
  headers(): Record<string, string> {
    return { 'content-type': this.type, 'content-disposition': dispositionOf(this.name) };
  }
}

/** The name by which a browser saves a file. */
export function dispositionOf(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=utf-8''${encoded}`;
}
