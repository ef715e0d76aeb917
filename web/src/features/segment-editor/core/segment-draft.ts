import type { Segment } from '@folio/contract/translation-segments';

/** What was written of a segment and is not saved yet. */
export interface SegmentDraft {
  target: string;
  status: 'draft' | 'rejected' | 'confirmed' | 'reviewed';
  origin?: Segment['origin'];
  percent?: number | null;
  reason?: Segment['reason'];
}
