import type { Segment } from '@folio/contract/translation-segments';
import { useEffect, useState } from 'react';
import type { FindIssues } from './core/segment-issues.ts';

/** Milliseconds of one turn of checking, and between two: the page keeps reacting and scrolling. */
const turnMs = 5;
const pauseMs = 16;

/** Returns the number of segments with issues; null until all were checked once, which takes seconds for ten thousand. */
export function useIssueCount(segments: readonly Segment[], issuesOf: FindIssues, isWhole: boolean): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    if (!isWhole) return undefined;
    let [checked, found] = [0, 0];
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      const until = performance.now() + turnMs;
      for (; checked < segments.length && performance.now() < until; checked += 1) {
        const segment = segments[checked];
        if (segment && issuesOf(segment).length > 0) found += 1;
      }
      if (checked < segments.length) timer = setTimeout(check, pauseMs);
      else setCount(found);
    };
    timer = setTimeout(check);
    return () => clearTimeout(timer);
  }, [segments, issuesOf, isWhole]);
  return count;
}
