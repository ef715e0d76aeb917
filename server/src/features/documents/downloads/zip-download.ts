// Several documents as one zip, written one after the other while it is sent, so that only one is in memory whole.
import { openZip } from '../../../kernel/zip-pieces.ts';
import { fileNameFor } from './file-name.ts';
import { type DownloadFormat, renderDownload } from './render-download.ts';

export interface ZippedDocument {
  title: string;
  html: string;
  language: string;
}

/** Compressed files that would only cost time to pack again. */
const packed = new Set<DownloadFormat>(['docx', 'xlsx', 'pdf']);

/** Two documents of one title get numbers. */
function nameFor(taken: Set<string>, document: ZippedDocument, format: DownloadFormat): string {
  const name = fileNameFor(document.title, format, document.language);
  let unique = name;
  for (let n = 2; taken.has(unique.toLowerCase()); n += 1) unique = `${name.slice(0, -format.length - 1)} (${n}).${format}`;
  taken.add(unique.toLowerCase());
  return unique;
}

/** The zip of documents in their order, each as `format`, in pieces; empty without documents. */
export async function* zipDocuments(
  documents: AsyncIterable<ZippedDocument> | Iterable<ZippedDocument>,
  format: DownloadFormat,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const zip = openZip();
  const taken = new Set<string>();
  for await (const document of documents) {
    const { bytes } = await renderDownload(document, format);
    zip.add(nameFor(taken, document, format), bytes, packed.has(format));
    yield* zip.flush();
  }
  if (taken.size === 0) return;
  zip.end();
  yield* zip.flush();
}
