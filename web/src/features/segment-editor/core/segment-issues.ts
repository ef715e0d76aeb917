// Issues of segments. Only changed segments are checked again.
import { checkSegment, type SegmentIssue } from '@folio/contract/bilingual/check-segment';
import { termsIn } from '@folio/contract/bilingual/term-use';
import type { Segment } from '@folio/contract/translation-segments';
import type { FindIgnored } from './use-ignored.ts';

export interface EditorTerm {
  source: string;
  target: string;
  is_forbidden: boolean;
}

/** Answers the faults of a segment of a job in these languages; an unfinished one without text has none yet. */
export function issueFinder(sourceLanguage: string, targetLanguage: string, terms: readonly EditorTerm[]) {
  const known = terms.map(({ source, target, is_forbidden: isForbidden }) => ({ source, target, isForbidden }));
  const found = new WeakMap<Segment, readonly SegmentIssue[]>();
  return (segment: Segment): readonly SegmentIssue[] => {
    const before = found.get(segment);
    if (before) return before;
    const { source, target, status, max_length: maxLength } = segment;
    const issues =
      target.trim() === '' || status === 'locked'
        ? []
        : checkSegment({ source, target, sourceLanguage, targetLanguage, maxLength, terms: known });
    found.set(segment, issues);
    return issues;
  };
}
/** Finds glossary terms in the source of a segment, once for each text. */
export function termFinder(terms: readonly EditorTerm[]) {
  const wanted = terms.filter(({ is_forbidden: isForbidden }) => !isForbidden);
  const none: readonly string[] = [];
  const found = new Map<string, readonly string[]>();
  return ({ source }: Pick<Segment, 'source'>): readonly string[] => {
    if (wanted.length === 0) return none;
    const before = found.get(source);
    if (before) return before;
    const sources = termsIn(source, wanted).map((term) => term.source);
    found.set(source, sources);
    return sources;
  };
}

export type FindIssues = ReturnType<typeof issueFinder>;

/** The issues that nobody ignored. */
export function openIssues(issuesOf: FindIssues, findIgnored: FindIgnored): FindIssues {
  const found = new WeakMap<Segment, readonly SegmentIssue[]>();
  return (segment) => {
    const before = found.get(segment);
    if (before) return before;
    const all = issuesOf(segment);
    const open = all.filter((issue) => issue.severity === 'error' || !findIgnored(segment, issue));
    found.set(segment, open.length === all.length ? all : open);
    return open;
  };
}
