// Keyboard actions while the user edits a segment.
import { markPattern, protectedByKind, unequalParts } from '@folio/contract/bilingual/protected-parts';
import type { Segment } from '@folio/contract/translation-segments';
import type { KeyboardEvent } from 'react';
import { actionOf, type SegmentShortcuts } from './core/segment-shortcuts.ts';

interface SegmentKeys {
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
  /** Characters of the target before the caret. */
  split: (caret: number) => void;
  join: () => void;
  /** Words that are chosen, or nothing. */
  replace: (text: string) => void;
  preview: () => void;
}

/** Keys known to a row; only the field knows the position of an inserted mark. */
export type RowKeys = Omit<SegmentKeys, 'insertMark'>;

/** The next mark of the source that the target lacks. */
export const nextMark = ({ source, target }: Pick<Segment, 'source' | 'target'>): string | null => {
  const lacking = new Set(unequalParts(protectedByKind(source).tags, protectedByKind(target).tags));
  return source.split(markPattern).find((part) => lacking.has(part)) ?? null;
};

/** Handles keys that are an action's. */
export function handleSegmentKey(
  event: KeyboardEvent<HTMLTextAreaElement>,
  segment: Segment,
  keys: SegmentKeys,
  shortcuts: SegmentShortcuts,
): void {
  const found = actionOf(event, shortcuts);
  if (!found) return;
  event.preventDefault();
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  const chosen = value.slice(selectionStart, selectionEnd);
  switch (found.action) {
    case 'match':
      return keys.insertMatch(found.digit);
    case 'nextTag': {
      const mark = nextMark(segment);
      return mark === null ? undefined : keys.insertMark(mark);
    }
    case 'concordance':
      return keys.searchMemory(chosen || (getSelection()?.toString() ?? ''));
    case 'split':
      return keys.split(selectionStart);
    case 'replace':
      return keys.replace(chosen);
    default:
      return keys[found.action]();
  }
}
