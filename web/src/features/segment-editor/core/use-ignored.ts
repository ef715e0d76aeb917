// Warnings that are ignored by name: known for the texts as they are, so that they count once more when a text changes.
import { faultHash } from '@folio/contract/bilingual/fault-hash';
import type { TranslationJob } from '@folio/contract/translation-jobs';
import type { IgnoredFault, Segment } from '@folio/contract/translation-segments';
import { useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../../base/api.ts';
import { toastError } from '../../../ui/toast.tsx';
import { editedJobQuery } from './segment-editor.queries.ts';

interface Fault {
  segment_id: number;
  code: string;
  detail: string | null;
}
export type IgnoreFault = (fault: Fault, isIgnored: boolean) => Promise<void>;

/** Finds the user that ignored a warning of a segment. */
export type FindIgnored = (
  segment: Segment,
  fault: { code: string; detail?: string | null | undefined },
) => IgnoredFault | undefined;

export function ignoredFinder(ignored: readonly IgnoredFault[]): FindIgnored {
  const bySegment = Map.groupBy(ignored, ({ segment_id: id }) => id);
  return (segment, fault) => {
    const own = bySegment.get(segment.id);
    if (!own) return undefined;
    const hash = faultHash(segment, fault);
    return own.find(({ fault_hash: known }) => known === hash);
  };
}

/** Ignores warnings, or counts them again, after written text is saved. */
export function useIgnored(job: TranslationJob, requireSaved: () => Promise<boolean>): IgnoreFault {
  const client = useQueryClient();
  return async ({ segment_id: id, code, detail }, isIgnored) => {
    if (!(await requireSaved())) return;
    try {
      const { ignored } = await api.translationSegments.ignore({
        job_id: job.id,
        segment_id: id,
        code,
        detail,
        is_ignored: isIgnored,
      });
      client.setQueryData(editedJobQuery(job.id).queryKey, (data) =>
        data ? { ...data, ignored: [...data.ignored.filter((one) => one.segment_id !== id), ...ignored] } : data,
      );
    } catch (error) {
      toastError(messageOf(error));
    }
  };
}
