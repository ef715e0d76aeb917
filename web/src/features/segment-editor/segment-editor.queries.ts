import { segmentsPerPage } from '@folio/contract/translation-words';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { translationManagerKeys, translationRequestKeys } from '../../base/query-keys.ts';

/** The job with all of its segments, in their order, and the terms that bind it. Positions have no gaps, so that pages come side by side. */
export const editedJobQuery = (jobId: number) =>
  queryOptions({
    queryKey: translationManagerKeys.segments(jobId),
    queryFn: async ({ signal }) => {
      const pageAfter = (after: number) => api.translationSegments.show({ job_id: jobId, after }, { signal });
      const [{ translation_job: job }, first] = await Promise.all([
        api.translationJobs.show({ id: jobId }, { signal }),
        pageAfter(0),
      ]);
      const pages = Math.max(1, Math.ceil(first.total / segmentsPerPage));
      const others = await Promise.all(Array.from({ length: pages - 1 }, (_, index) => pageAfter((index + 1) * segmentsPerPage)));
      const all = [first, ...others];
      return {
        job,
        segments: all.flatMap(({ segments }) => segments),
        terms: first.terms,
        ignored: all.flatMap(({ ignored }) => ignored),
      };
    },
    // What is typed is newer than any answer.
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** What the memory knows of a segment. */
export const matchesQuery = (jobId: number, segmentId: number) =>
  queryOptions({
    queryKey: ['translation-manager', 'matches', jobId, segmentId],
    queryFn: async ({ signal }) =>
      (await api.translationSegments.matches({ job_id: jobId, segment_id: segmentId }, { signal })).matches,
    staleTime: 60_000,
    // Without a connection they are what the device has.
    gcTime: 24 * 60 * 60 * 1000,
  });

/** Where the texts of a job are in its files, which do not change while it is worked on. */
export const outlineQuery = (jobId: number) =>
  queryOptions({
    queryKey: ['translation-manager', 'outline', jobId],
    queryFn: ({ signal }) => api.translationSegments.outline({ job_id: jobId }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** What holds a delivery, as the server sees the texts now. */
export const checkQuery = (jobId: number) =>
  queryOptions({
    queryKey: ['translation-manager', 'check', jobId],
    queryFn: ({ signal }) => api.translationSegments.check({ job_id: jobId }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/** Where the memory of a job holds words. */
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
