// Which segment of a job each segment of a file is: the one of its id where the sources are the same, else one of the same source, so that a
// file of an older state of the source is merged sentence by sentence.
import { createHash } from 'node:crypto';
import { checkSegment } from '@folio/contract/bilingual/check-segment';
import { plainText } from '@folio/contract/bilingual/protected-parts';
import { baseOf } from '@folio/contract/languages';
import type { BilingualSegment, ReadBilingualFile } from '@folio/engine/translation/xliff/bilingual-file';
import { invalidField } from '../../../kernel/errors.ts';
import type { ExchangedSegment } from '../core/exchange.queries.ts';
import type { LineRow, RequestRow } from '../core/requests.queries.ts';
import { cleanTarget } from '../segments/save-segments.ts';

/** As files carry it. */
export const sourceHashOf = (source: string): string => createHash('sha256').update(source).digest('base64url');

export interface MatchedSegment {
  inFile: BilingualSegment;
  /** In the file, from 1. */
  position: number;
  /** As it would be kept; empty where the file has none. */
  target: string;
  /** Null where the job has no segment of this source. */
  segmentId: number | null;
  /** The segment of the file's id, which has another source. */
  otherSource: ExchangedSegment | null;
  /** Tags that the target lacks or has too many of. */
  tags: string | null;
}

/** Programs change white space and drop formatting of sources; words and numbers they leave. */
const comparable = (source: string) => plainText(source.normalize('NFC'));

function isSameSource(inFile: BilingualSegment, row: ExchangedSegment): boolean {
  if (inFile.sourceHash !== '' && inFile.sourceHash !== sourceHashOf(row.source)) return false;
  return comparable(inFile.source) === comparable(row.source);
}

interface JobContext {
  request: Pick<RequestRow, 'source_language'>;
  line: Pick<LineRow, 'target_language'>;
  /** All jobs of the line. Their files hold the same segments. */
  jobIds: readonly number[];
}

/** Throws 422 at `file` for a file in other languages, or of another job, or without any segment of the job. */
function refuseForeign(file: ReadBilingualFile, matched: readonly MatchedSegment[], { line, jobIds }: JobContext): void {
  const isForeign = file.id !== '' && !jobIds.map(String).includes(file.id);
  const unmatched = matched.find(({ segmentId }) => segmentId === null);
  if (file.targetLanguage !== '' && baseOf(file.targetLanguage) !== baseOf(line.target_language))
    throw invalidField('file', 'xliff_language', { code: file.targetLanguage.slice(0, 20) });
  if (matched.length === 0) throw invalidField('file', 'xliff_without_segments');
  if (unmatched && (isForeign || matched.every(({ segmentId }) => segmentId === null)))
    throw invalidField('file', 'xliff_other_source', { position: unmatched.otherSource?.position ?? unmatched.position });
}

/** Throws 422 at `file` for a file that is not of this job. */
export function matchSegments(file: ReadBilingualFile, rows: readonly ExchangedSegment[], context: JobContext): MatchedSegment[] {
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  const found = new Map<BilingualSegment, ExchangedSegment>();
  for (const inFile of file.segments) {
    const row = byId.get(inFile.id);
    if (row && isSameSource(inFile, row)) found.set(inFile, row);
  }
  const known = new Set([...found.values()].map(({ id }) => id));
  const bySource = Map.groupBy(
    rows.filter(({ id }) => !known.has(id)),
    ({ source }) => comparable(source),
  );
  const matched = file.segments.map((inFile, index): MatchedSegment => {
    const row = found.get(inFile) ?? bySource.get(comparable(inFile.source))?.shift();
    const target = cleanTarget(inFile.target ?? '');
    const faults = row && target !== row.target ? tagFaults(row, target, context) : [];
    return {
      inFile,
      position: index + 1,
      target,
      segmentId: row?.id ?? null,
      otherSource: row ? null : (byId.get(inFile.id) ?? null),
      tags: faults.length === 0 ? null : faults.join(' '),
    };
  });
  refuseForeign(file, matched, context);
  return matched;
}

const hasTags = (text: string) => /<\/?[gx]\d/.test(text);

const tagFaults = ({ source }: ExchangedSegment, target: string, { request, line }: JobContext): string[] =>
  target === '' || !(hasTags(source) || hasTags(target))
    ? []
    : checkSegment({ source, target, sourceLanguage: request.source_language, targetLanguage: line.target_language })
        .filter(({ code }) => code === 'tags')
        .map(({ detail }) => detail ?? '');
