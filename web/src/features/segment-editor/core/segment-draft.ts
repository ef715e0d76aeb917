import type { Segment } from '@folio/contract/translation-segments';

/** Unsaved changes of a segment. */
export interface SegmentDraft {
  target: string;
  status: 'draft' | 'rejected' | 'confirmed' | 'reviewed';
  origin?: Segment['origin'];
  percent?: number | null;
  reason?: Segment['reason'];
}
