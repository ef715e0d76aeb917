import type { KeptDraft } from './kept-draft.ts';
import type { Theirs } from './save-document.ts';

/** What a person must know of their draft. */
export interface DraftNews {
  theirs: Theirs | null;
  restored: KeptDraft | null;
}
