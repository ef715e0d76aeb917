// The open job with its segments and terms, and matches of its segments, kept on the device.
import type { TranslationJob } from '@folio/contract/translation-jobs';
import type { IgnoredFault, Segment, SegmentMatch } from '@folio/contract/translation-segments';
import { deviceStore } from './device-store.ts';

export interface KeptJob {
  job: TranslationJob;
  segments: readonly Segment[];
  terms: readonly { source: string; target: string; is_forbidden: boolean }[];
  ignored: readonly IgnoredFault[];
}

/** By the id of the job. */
export const keptJobs = deviceStore<KeptJob>('jobs');

const matches = deviceStore<SegmentMatch[]>('matches');
const keyOf = (jobId: number, segmentId: number) => `${jobId} ${segmentId}`;

export const keptMatches = {
  keep: (userId: number, jobId: number, segmentId: number, found: SegmentMatch[]): Promise<void> =>
    matches.keep(userId, keyOf(jobId, segmentId), found),
  /** Null where the device has none. */
  read: async (userId: number, jobId: number, segmentId: number): Promise<SegmentMatch[] | null> =>
    (await matches.read(userId, keyOf(jobId, segmentId)))?.value ?? null,
};
