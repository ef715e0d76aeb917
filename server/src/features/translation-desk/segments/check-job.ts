// Faults of a job's segments: errors hold its delivery, warnings do not.
import { checkSegment, inconsistentSegments } from '@folio/contract/bilingual/check-segment';
import { faultHash } from '@folio/contract/bilingual/fault-hash';
import { hasWords } from '@folio/contract/bilingual/protected-parts';
import type { SegmentFault } from '@folio/contract/translation-jobs';
import { type HumanStage, isDoneStatus, type SegmentStatus } from '@folio/contract/translation-words';
import type { IgnoredRow } from '../core/ignored-faults.queries.ts';
import { flatMapInSlices } from '../core/in-slices.ts';
import type { LineRow, RequestRow } from '../core/requests.queries.ts';
import type { SegmentRow } from '../core/segments.queries.ts';

export interface DeskTerm {
  source: string;
  target: string;
  is_forbidden: boolean;
}

/** The faults in the order of the segments, of which 20,000 do not block the process. A segment that nobody confirmed is an error too. */
export function faultsOf(
  request: Pick<RequestRow, 'source_language'>,
  line: Pick<LineRow, 'target_language'>,
  segments: readonly SegmentRow[],
  terms: readonly DeskTerm[],
  stage: HumanStage,
  ignored: readonly IgnoredRow[] = [],
): Promise<SegmentFault[]> {
  const ignoredBy = new Map(ignored.map((row) => [`${row.segment_id} ${row.fault_hash}`, row]));
  // A certifier has reviewed every segment; elsewhere confirming is enough.
  const isDone = (status: SegmentStatus) => (stage === 'certificate' ? status === 'reviewed' : isDoneStatus(status));
  const inconsistent = new Set(inconsistentSegments(segments.filter(({ source }) => hasWords(source))));
  const known = terms.map(({ source, target, is_forbidden: isForbidden }) => ({ source, target, isForbidden }));
  return flatMapInSlices(segments, (segment) => {
    const { id, position, source, target, status, max_length: maxLength } = segment;
    if (status === 'locked') return [];
    const issues = checkSegment({
      source,
      target,
      sourceLanguage: request.source_language,
      targetLanguage: line.target_language,
      maxLength,
      terms: known,
    });
    const fault = (code: string, severity: 'error' | 'warning', detail: string | null): SegmentFault => {
      const by = severity === 'warning' ? ignoredBy.get(`${id} ${faultHash(segment, { code, detail })}`) : undefined;
      return {
        segment_id: id,
        position,
        code,
        severity,
        detail,
        ignored: by ? { name: by.name, at: by.created_at.toISOString() } : null,
      };
    };
    return [
      ...issues.map((issue) => fault(issue.code, issue.severity, issue.detail ?? null)),
      ...(isDone(status) || issues.some(({ code }) => code === 'empty') ? [] : [fault('unconfirmed', 'error', null)]),
      ...(inconsistent.has(id) ? [fault('inconsistent', 'warning', null)] : []),
    ];
  });
}
