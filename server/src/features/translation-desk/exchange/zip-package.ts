// A package of a job as a zip that is written while it is sent: the files of the work, then the original files.
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Kernel } from '../../../kernel/kernel.ts';
import { sourceFiles } from '../line-texts.ts';
import type { LineRow } from '../requests/requests.queries.ts';

/** What is packed already and would only cost time to pack again. */
const packed = /\.(?:docx|pptx|xlsx|pdf|zip|png|jpe?g)$/i;

/** A name that lies in the folder and was not used before. */
function nameIn(folder: string, name: string, taken: Set<string>): string {
  const plain = name.replace(/[/\\\p{Cc}]+/gu, '-').replace(/^\.+/, '') || 'file';
  const [, base = plain, ending = ''] = /^(.+?)(\.[a-z0-9]{1,5})?$/i.exec(plain) ?? [];
  let unique = plain;
  for (let n = 2; taken.has(unique.toLowerCase()); n += 1) unique = `${base} (${n})${ending}`;
  taken.add(unique.toLowerCase());
  return `${folder}/${unique}`;
}

/** The zip in pieces. */
export async function* zipPackage(
  kernel: Kernel,
  parts: readonly File[],
  line: LineRow,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((problem, chunk) => {
    if (problem) throw problem;
    chunks.push(chunk);
  });
  const add = (name: string, bytes: Uint8Array) => {
    const entry = packed.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    zip.add(entry);
    entry.push(bytes, true);
  };
  const flush = () => {
    const done = chunks;
    chunks = [];
    return done;
  };
  for (const part of parts) {
    add(part.name, await part.bytes());
    yield* flush();
  }
  const taken = new Set<string>();
  for (const { name, bytes } of await sourceFiles(kernel, line)) {
    add(nameIn('original', name, taken), bytes);
    yield* flush();
  }
  zip.end();
  yield* flush();
}
