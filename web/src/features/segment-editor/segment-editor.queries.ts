import type { Segment } from '@folio/contract/translation-segments';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { translationManagerKeys } from '../../base/query-keys.ts';

/** The job with all of its segments, in their order, page by page. */
export const editedJobQuery = (jobId: number) =>
  queryOptions({
    queryKey: translationManagerKeys.segments(jobId),
    queryFn: async ({ signal }) => {
      const { translation_job: job } = await api.translationJobs.show({ id: jobId }, { signal });
      const segments: Segment[] = [];
      let total = 1;
      while (segments.length < total) {
        const page = await api.translationSegments.show({ job_id: jobId, after: segments.at(-1)?.position ?? 0 }, { signal });
        segments.push(...page.segments);
        total = page.segments.length === 0 ? segments.length : page.total;
      }
      return { job, segments };
    },
    // What is typed is newer than any answer.
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
