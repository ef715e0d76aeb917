// Which segments the list shows.
import { plainText } from '@folio/contract/bilingual/protected-parts';
import type { Segment } from '@folio/contract/translation-segments';
import { isDoneStatus } from '@folio/contract/translation-words';
import type { FindIssues } from './core/segment-issues.ts';

export const segmentFilters = ['all', 'new', 'draft', 'done', 'changed', 'issues', 'commented'] as const;
export type SegmentFilter = (typeof segmentFilters)[number];

export const isDone = ({ status }: Pick<Segment, 'status'>): boolean => isDoneStatus(status);

export const isChanged = ({ initial, target }: Pick<Segment, 'initial' | 'target'>): boolean =>
  initial !== null && initial !== target;

function matchesFilter(filter: SegmentFilter, issuesOf: FindIssues): (segment: Segment) => boolean {
  switch (filter) {
    case 'new':
      return ({ status }) => status === 'new';
    case 'draft':
      return ({ status }) => status === 'draft' || status === 'rejected';
    case 'done':
      return isDone;
    case 'changed':
      return isChanged;
    case 'issues':
      return (segment) => issuesOf(segment).length > 0;
    case 'commented':
      return ({ comments }) => comments > 0;
    default:
      return () => true;
  }
}

/** Returns segments of a filter that contain the text in source or target, in their order. Ignores upper case and marks. */
export function filterSegments(
  segments: readonly Segment[],
  filter: SegmentFilter,
  text: string,
  issuesOf: FindIssues,
): readonly Segment[] {
  const wanted = text.trim().toLowerCase();
  if (filter === 'all' && wanted === '') return segments;
  const matches = matchesFilter(filter, issuesOf);
  return segments.filter(
    (segment) =>
      matches(segment) &&
      (wanted === '' || [segment.source, segment.target].some((side) => plainText(side).toLowerCase().includes(wanted))),
  );
}

export type SegmentCounts = Record<Exclude<SegmentFilter, 'issues'>, number>;

/** Returns the number of segments of each filter; issues take longer (`use-issue-count.ts`). */
export function countSegments(segments: readonly Segment[]): SegmentCounts {
  const counts = { all: segments.length, new: 0, draft: 0, done: 0, changed: 0, commented: 0 };
  for (const segment of segments) {
    if (isDone(segment)) counts.done += 1;
    else if (segment.status === 'new') counts.new += 1;
    else counts.draft += 1;
    if (isChanged(segment)) counts.changed += 1;
    if (segment.comments > 0) counts.commented += 1;
  }
  return counts;
}
