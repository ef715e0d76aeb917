// Matches of the segments that come next, asked for while one is written, so that they are there at once and without a connection.
import type { TranslationJob } from '@folio/contract/translation-jobs';
import type { Segment } from '@folio/contract/translation-segments';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useMe } from '../../base/use-me.ts';
import { matchesQuery } from './core/segment-editor.queries.ts';
import { isDone } from './segment-filters.ts';

/** Segments ahead, and matches that are kept in all. */
const ahead = 100;
const maxKept = 500;
/** Milliseconds without another segment being opened. */
const waitMs = 700;

export function usePrefetchedMatches(job: TranslationJob, segments: readonly Segment[], activeId: number | null): void {
  const client = useQueryClient();
  const userId = useMe().user_info.id;
  const prefetch = useEffectEvent(async (signal: AbortSignal) => {
    const from = segments.findIndex(({ id }) => id === activeId);
    const next = segments.slice(from + 1).filter((segment) => !isDone(segment));
    for (const { id } of next.slice(0, ahead)) {
      if (signal.aborted || !navigator.onLine) return;
      // In sequence: the reader's actions take precedence.
      await client.prefetchQuery({ ...matchesQuery(job.id, id, userId), retry: false });
    }
    const { queryKey } = matchesQuery(job.id, 0, userId);
    const kept = client.getQueryCache().findAll({ queryKey: queryKey.slice(0, -1) });
    const oldest = kept.filter((query) => !query.isActive()).toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt);
    for (const query of oldest.slice(0, Math.max(0, kept.length - maxKept))) client.getQueryCache().remove(query);
  });
  useEffect(() => {
    if (activeId === null) return undefined;
    const left = new AbortController();
    const timer = setTimeout(() => void prefetch(left.signal), waitMs);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [activeId]);
}
