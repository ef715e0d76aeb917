// What the keys do while a segment is written.
import { markPattern, protectedByKind, unequalParts } from '@folio/contract/bilingual/protected-parts';
import type { Segment } from '@folio/contract/translation-segments';
import type { KeyboardEvent } from 'react';

export interface SegmentKeys {
  confirm: () => void;
  reject: () => void;
  /** The source becomes the target. */
  copySource: () => void;
  /** The match with this number, from 1. */
  insertMatch: (number: number) => void;
  insertMark: (mark: string) => void;
  /** Words that are chosen, or nothing. */
  searchMemory: (text: string) => void;
  comment: () => void;
  nextIssue: () => void;
}

/** What a row knows; where a mark is inserted, the field knows. */
export type RowKeys = Omit<SegmentKeys, 'insertMark'>;

/** The next mark of the source that the target lacks. */
export const nextMark = ({ source, target }: Pick<Segment, 'source' | 'target'>): string | null => {
  const lacking = new Set(unequalParts(protectedByKind(source).tags, protectedByKind(target).tags));
  return source.split(markPattern).find((part) => lacking.has(part)) ?? null;
};

const withControl = (event: KeyboardEvent<HTMLTextAreaElement>, keys: SegmentKeys): (() => void) | null => {
  if (event.key === 'Enter') return keys.confirm;
  if (event.key === 'Insert') return keys.copySource;
  if (event.key === 'm') return keys.comment;
  return /^[1-9]$/.test(event.key) ? () => keys.insertMatch(Number(event.key)) : null;
};

/** Handles a key where it has a meaning: Ctrl with Enter, Insert, M and 1 to 9; F3, F4, F8, F9. */
export function handleSegmentKey(event: KeyboardEvent<HTMLTextAreaElement>, segment: Segment, keys: SegmentKeys): void {
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  const mark = nextMark(segment);
  const alone: Record<string, () => void> = {
    F3: () => keys.searchMemory(value.slice(selectionStart, selectionEnd) || (getSelection()?.toString() ?? '')),
    F4: keys.reject,
    F8: () => {
      if (mark !== null) keys.insertMark(mark);
    },
    F9: keys.nextIssue,
  };
  const action = event.ctrlKey || event.metaKey ? withControl(event, keys) : alone[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}
