import type { KeptDraft } from './kept-draft.ts';
import type { Theirs } from './save-document.ts';

/** Notices about a draft. */
export interface DraftNews {
  theirs: Theirs | null;
  restored: KeptDraft | null;
}
