// Downloading files made by orders: one as it is or in another format, several as a zip.
import type { MediaFormat } from '@folio/contract/document-shapes';
import { convertPicture, mediaTypeOfPicture, type PictureFormat, pictureFormats } from '@folio/engine/files/convert-picture';
import { endingOf } from '@folio/engine/files/measure-file';
import { runHeavy } from '@folio/engine/work/run-heavy';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, invalidField } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { openZip } from '../../kernel/zip-pieces.ts';
import { assetRows, currentFiles } from '../assets/index.ts';
import { orderPolicy, type orderRows, pickedDetails } from '../orders/index.ts';
import { fileNameFor } from './downloads/file-name.ts';

interface MediaCall {
  order_id?: number | undefined;
  order_detail_id?: number | undefined;
  order_detail_ids?: number[] | undefined;
  format: MediaFormat;
}

interface MediaFile {
  name: string;
  mediaType: string;
  bytes: Uint8Array;
}

/** Milliseconds for making one file another; ten minutes of speech take a few seconds. */
const conversionMs = 60_000;

const isPictureFormat = (format: MediaFormat): format is PictureFormat => pictureFormats.some((one) => one === format);

/** The file in the format, or null where it cannot become that. */
async function readAs(kernel: Kernel, row: assetRows.AssetRow, format: MediaFormat, title: string): Promise<MediaFile | null> {
  const own = endingOf(row.file_name);
  const isSame = format === 'zip' || own === format || (format === 'jpg' && own === 'jpeg');
  const becomes = isPictureFormat(format) && row.media_type.startsWith('image/');
  const becomesMp3 = format === 'mp3' && row.media_type === 'audio/wav';
  if (!isSame && !becomes && !becomesMp3) return null;
  const kept = await kernel.storage.read(row.storage_key);
  const name = (ending: string) => fileNameFor(title, ending, 'en');
  if (isSame) return { name: name(own), mediaType: row.media_type, bytes: kept };
  if (becomesMp3) {
    const bytes = await runHeavy('mp3', kept, { signal: AbortSignal.timeout(conversionMs) });
    return bytes && { name: name('mp3'), mediaType: 'audio/mpeg', bytes };
  }
  const target = format as PictureFormat;
  return { name: name(target), mediaType: mediaTypeOfPicture[target], bytes: await convertPicture(kept, target) };
}

/** Files beside a result for comparison or further work: only in the zip of all files. */
const companions = new Set(['original', 'mask', 'cutout']);

async function* filesOf(kernel: Kernel, details: orderRows.OrderDetailRow[], format: MediaFormat): AsyncGenerator<MediaFile> {
  for (const detail of details) {
    const all = currentFiles(await assetRows.listAssetsOf(kernel.database, detail.id, ['result']));
    const results = all.filter((row) => row.key === null || !companions.has(row.key));
    const rows = format === 'zip' || results.length === 0 ? all : results;
    for (const row of rows) {
      // The engine's names distinguish several files of one document.
      const own = row.file_name.replace(/\.\w+$/, '');
      const title = rows.length > 1 ? `${detail.title} ${own}` : detail.title;
      const file = await readAs(kernel, row, format, title);
      if (file) yield file;
    }
  }
}

async function zipFiles(files: AsyncIterable<MediaFile>): Promise<{ count: number; chunks: Uint8Array<ArrayBuffer>[] }> {
  const zip = openZip();
  const taken = new Set<string>();
  for await (const { name, bytes } of files) {
    let unique = name;
    for (let n = 2; taken.has(unique.toLowerCase()); n += 1) unique = name.replace(/(\.\w+)$/, ` (${n})$1`);
    taken.add(unique.toLowerCase());
    // Media are packed already.
    zip.add(unique, new Uint8Array(bytes), true);
  }
  zip.end();
  return { count: taken.size, chunks: zip.flush() };
}

/**
 * The files of one document or of several. Throws 404 outside the actor's view, 409 if nothing is ready, 422 at `format` if no file exists in it.
 */
export async function downloadMedia(kernel: Kernel, actor: Actor, call: MediaCall): Promise<File> {
  const details = await pickedDetails.pickDetails(kernel.database, actor, call);
  const ready = details.filter((detail) => orderPolicy.abilities(actor, detail).download);
  const [only] = ready;
  if (!only) throw conflict('order_not_downloadable');
  const files = filesOf(kernel, ready, call.format);
  if (ready.length === 1 && call.format !== 'zip') {
    const first = await files.next();
    if (first.done) throw invalidField('format', 'not_an_option');
    const second = await files.next();
    if (second.done) return new File([new Uint8Array(first.value.bytes)], first.value.name, { type: first.value.mediaType });
  }
  const { count, chunks } = await zipFiles(filesOf(kernel, ready, call.format));
  if (count === 0) throw invalidField('format', 'not_an_option');
  const title = ready.length === 1 ? only.title : `files-${kernel.clock.now().toISOString().slice(0, 10)}`;
  return new File(chunks, fileNameFor(title, 'zip', only.language), { type: 'application/zip' });
}
