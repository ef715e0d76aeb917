// A package of a job as a zip that is written while it is sent: the files of the work, then the original files.
import type { Kernel } from '../../../kernel/kernel.ts';
import { openZip } from '../../../kernel/zip-pieces.ts';
import { sourceFiles } from '../core/line-texts.ts';
import type { LineRow } from '../core/requests.queries.ts';

/** Compressed files that would only cost time to pack again. */
const packed = /\.(?:docx|pptx|xlsx|pdf|zip|png|jpe?g)$/i;

/** A name that is in the folder and was not used before. */
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
  const zip = openZip();
  const add = (name: string, bytes: Uint8Array) => zip.add(name, bytes, packed.test(name));
  for (const part of parts) {
    add(part.name, await part.bytes());
    yield* zip.flush();
  }
  const taken = new Set<string>();
  for (const { name, bytes } of await sourceFiles(kernel, line)) {
    add(nameIn('original', name, taken), bytes);
    yield* zip.flush();
  }
  zip.end();
  yield* zip.flush();
}
