import type { TranslationJob } from '@folio/contract/translation-jobs';
import type { IgnoredFault, Segment } from '@folio/contract/translation-segments';
import { segmentsPerPage } from '@folio/contract/translation-words';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError, api, meQuery } from '../../../base/api.ts';
import { translationManagerKeys, translationRequestKeys } from '../../../base/query-keys.ts';

import { type KeptJob, keptJobs, keptMatches } from './kept-on-device.ts';

interface EditedJob {
  job: TranslationJob | null;
  segments: Segment[];
  terms: KeptJob['terms'];
  ignored: IgnoredFault[];
  /** False while only the first segments have arrived: nothing is counted, changed or delivered before. */
  isWhole: boolean;
  /** Time of the copy on the device, in milliseconds since 1970; null for server data. */
  keptAt: number | null;
}

/** Segments that are shown before the others have arrived; `build/early-start.ts` asks for the same. */
const firstSegments = 60;

/** Returns the newest version of each segment: saves made during the request are newer than its response. */
function newest(loaded: readonly Segment[], known: readonly Segment[]): Segment[] {
  const byId = new Map(known.map((segment) => [segment.id, segment]));
  return loaded.map((segment) => {
    const own = byId.get(segment.id);
    return own && own.revision > segment.revision ? own : segment;
  });
}

/** True if no server was reached. A rejection by the server is final. */
export const isUnreached = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500);

async function loadJob(client: QueryClient, jobId: number, signal: AbortSignal): Promise<EditedJob> {
  const { queryKey } = editedJobQuery(jobId);
  const page = (after: number, limit?: number) => api.translationSegments.show({ job_id: jobId, after, limit }, { signal });
  const [{ translation_job: job }, first] = await Promise.all([
    api.translationJobs.show({ id: jobId }, { signal }),
    page(0, firstSegments),
  ]);
  const shown = { job, segments: first.segments, terms: first.terms, ignored: first.ignored, keptAt: null };
  const pages = Math.max(0, Math.ceil((first.total - first.segments.length) / segmentsPerPage));
  if (pages > 0 && !client.getQueryData(queryKey)?.isWhole) client.setQueryData(queryKey, { ...shown, isWhole: false });
  const others = await Promise.all(Array.from({ length: pages }, (_, index) => page(firstSegments + index * segmentsPerPage)));
  const segments = [first, ...others].flatMap((one) => one.segments);
  return {
    ...shown,
    segments: newest(segments, client.getQueryData(queryKey)?.segments ?? []),
    ignored: [first, ...others].flatMap(({ ignored }) => ignored),
    isWhole: true,
  };
}

/** Returns the job stored on the device. */
async function readKeptJob(client: QueryClient, jobId: number): Promise<EditedJob | null> {
  const userId = client.getQueryData(meQuery.queryKey)?.user_info.id;
  const kept = userId === undefined ? null : await keptJobs.read(userId, String(jobId));
  return kept
    ? { ...kept.value, segments: [...kept.value.segments], ignored: [...kept.value.ignored], isWhole: true, keptAt: kept.at }
    : null;
}

/**
 * The job with its segments, in their order, and its mandatory terms. The first segments arrive before the others (`isWhole` is
 * false until then). Positions have no gaps, so pages load in parallel. Without a connection it returns the copy on the device.
 */
export const editedJobQuery = (jobId: number) =>
  queryOptions({
    queryKey: translationManagerKeys.segments(jobId),
    queryFn: async ({ client, signal }): Promise<EditedJob> => {
      try {
        return await loadJob(client, jobId, signal);
      } catch (error) {
        const isKnown = client.getQueryData(editedJobQuery(jobId).queryKey)?.isWhole === true;
        const kept = isUnreached(error) && !isKnown ? await readKeptJob(client, jobId) : null;
        if (!kept) throw error;
        return kept;
      }
    },
    networkMode: 'offlineFirst',
    // Typed text is newer than any response.
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Memory matches of a segment; without a connection, the copy on the device. */
export const matchesQuery = (jobId: number, segmentId: number, userId: number) =>
  queryOptions({
    queryKey: ['translation-manager', 'matches', jobId, segmentId],
    queryFn: async ({ signal }) => {
      try {
        const { matches } = await api.translationSegments.matches({ job_id: jobId, segment_id: segmentId }, { signal });
        await keptMatches.keep(userId, jobId, segmentId, matches);
        return matches;
      } catch (error) {
        const kept = error instanceof ApiError && !isUnreached(error) ? null : await keptMatches.read(userId, jobId, segmentId);
        if (!kept) throw error;
        return kept;
      }
    },
    networkMode: 'offlineFirst',
    staleTime: 60_000,
    // Without a connection they come from the device.
    gcTime: 24 * 60 * 60 * 1000,
  });

/** Positions of a job's texts in its files, which do not change during the job. */
export const outlineQuery = (jobId: number) =>
  queryOptions({
    queryKey: ['translation-manager', 'outline', jobId],
    queryFn: ({ signal }) => api.translationSegments.outline({ job_id: jobId }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Faults that block a delivery, for the texts on the server. */
export const checkQuery = (jobId: number) =>
  queryOptions({
    queryKey: ['translation-manager', 'check', jobId],
    queryFn: ({ signal }) => api.translationSegments.check({ job_id: jobId }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/** Matches of words in the job's memory. */
export const concordanceQuery = (jobId: number, text: string, side: 'source' | 'target') =>
  queryOptions({
    queryKey: ['translation-manager', 'concordance', jobId, side, text],
    queryFn: async ({ signal }) =>
      (await api.translationSegments.concordance({ job_id: jobId, text, in: side }, { signal })).matches,
    enabled: text.trim().length > 1,
    staleTime: 60_000,
  });

/** Comments, queries and answers on the segments of a job. */
export const segmentCommentsQuery = (jobId: number) =>
  queryOptions({
    queryKey: [...translationRequestKeys.job(jobId), 'of-linguists'],
    queryFn: async ({ signal }) => (await api.translationSegments.comments({ job_id: jobId }, { signal })).comments,
  });
