// An uploaded XLIFF file as its segments. Read in a worker; its faults are returned at the field `file`.
import { maxXliffBytes } from '@folio/contract/translation-exchange';
import { maxTargetLength } from '@folio/contract/translation-words';
import { runReadXliff } from '@folio/engine/translation/run-in-reader';
import type { ReadBilingualFile, XliffProblemCode } from '@folio/engine/translation/xliff/bilingual-file';
import { invalidField } from '../../../kernel/errors.ts';

const field = 'file';
const endings = /\.(?:xlf|xliff|sdlxliff|mxliff|mqxliff|xml)$/i;

const codes: Record<XliffProblemCode, string> = {
  file_too_large: 'file_too_large',
  file_with_entities: 'file_with_entities',
  file_damaged: 'file_damaged',
  file_not_xliff: 'xliff_kind',
  several_files: 'xliff_several_files',
  too_many_segments: 'xliff_too_long',
  segment_twice: 'xliff_segment_twice',
};

/** Throws 413 above 10 MB, 415 for another kind, 422 for an unreadable file. */
export async function readJobFile(file: File): Promise<ReadBilingualFile> {
  const name = file.name.slice(-100);
  if (file.size > maxXliffBytes) throw invalidField(field, 'file_too_large', { name });
  if (!endings.test(file.name)) throw invalidField(field, 'file_kind', { name, kinds: 'XLIFF' });
  const read = await runReadXliff(await file.bytes()).catch(() => {
    throw invalidField(field, 'file_damaged', { name });
  });
  if ('problem' in read) throw invalidField(field, codes[read.problem], { name, segment: (read.detail ?? '').slice(0, 40) });
  const isTooLong = read.file.segments.findIndex(({ target }) => (target?.length ?? 0) > maxTargetLength);
  if (isTooLong !== -1) throw invalidField(field, 'xliff_target_too_long', { position: isTooLong + 1, max: maxTargetLength });
  return read.file;
}
