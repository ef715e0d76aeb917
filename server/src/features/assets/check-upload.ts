// Checks uploads: kind by content, size, and the requirements of the tool's field.
import { maxAssetBytes } from '@folio/contract/assets';
import type { AssetField } from '@folio/contract/tool-values';
import { type MeasuredFile, measureFile } from '@folio/engine/files/measure-file';
import { invalid } from '../../kernel/errors.ts';

/** Bytes and measures of an acceptable file; throws 422 at `field`. */
export async function checkUpload(
  field: string,
  file: File,
  accepted: readonly string[],
  largest = maxAssetBytes,
): Promise<{ bytes: Uint8Array; measured: MeasuredFile }> {
  const params = { name: file.name.slice(0, 200), kinds: accepted.join(', ').toUpperCase() };
  const refuse = (code: string) => invalid([{ field, code, params }]);
  if (file.size === 0) throw refuse('file_empty');
  if (file.size > largest) throw refuse('file_too_large');
  const bytes = await file.bytes();
  const measured = await measureFile(file.name, bytes, accepted);
  if (typeof measured === 'string') throw refuse(measured === 'file_type' ? 'file_kind' : measured);
  return { bytes, measured };
}

/** Endings without their dot. */
export const endingsOf = (field: Pick<AssetField, 'accept'>) => field.accept.map((one) => one.replace(/^\./, '').toLowerCase());
