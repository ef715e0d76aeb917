// A file that an order's input names: an upload, or (in a row of a CSV) the address of one on the web.
import { maxAssetBytes } from '@folio/contract/assets';
import { EngineFailure, type GivenFile } from '@folio/engine/core/engine-types';
import { endingOf, measureFile } from '@folio/engine/files/measure-file';
import type { Kernel } from '../../kernel/kernel.ts';
import { assetRows } from '../assets/index.ts';
import { pageFetch } from '../sources/index.ts';

/** Extensions of files that can be fetched for an order. */
const fetched = ['png', 'jpg', 'jpeg', 'webp', 'mp3', 'wav', 'm4a', 'mp4', 'mov', 'pdf', 'docx', 'csv', 'txt', 'srt', 'html'];

/** Extensions by content type, for addresses without one. */
const endingsOfTypes: Record<string, string> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' };

/** A file of the web. Throws `EngineFailure`. */
export async function fetchFile(kernel: Kernel, url: string, signal: AbortSignal): Promise<GivenFile> {
  const { bytes } = await pageFetch(kernel.config)(url, signal);
  const path = new URL(url).pathname.split('/').at(-1) || 'file';
  if (bytes.length > maxAssetBytes) throw new EngineFailure('FILE_TOO_LARGE', { detail: path });
  const names = endingOf(path) === '' ? Object.values(endingsOfTypes).map((ending) => `${path}.${ending}`) : [path];
  for (const name of names) {
    const measured = await measureFile(name, bytes, fetched);
    if (typeof measured !== 'string') return { name, mediaType: measured.mediaType, bytes };
  }
  throw new EngineFailure('FILE_DAMAGED', { detail: path });
}

/** Reads the files of one order; an upload must belong to it. Throws `EngineFailure`. */
export function givenFileReader(kernel: Kernel, detailId: number, signal: AbortSignal) {
  return async (file: number | string): Promise<GivenFile> => {
    if (typeof file === 'string') return fetchFile(kernel, file, signal);
    const [row] = await assetRows.listAssets(kernel.database, [file]);
    if (!row || row.order_detail_id !== detailId) throw new EngineFailure('FILE_UNREADABLE', { detail: String(file) });
    const bytes = await kernel.storage.find(row.storage_key);
    if (!bytes) throw new EngineFailure('FILE_UNREADABLE', { detail: row.file_name });
    return { name: row.file_name, mediaType: row.media_type, bytes };
  };
}
