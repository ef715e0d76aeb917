// Unsaved text in the browser's storage: it survives a reload, a lost connection and a closed tab. Kept per person, because a
// browser may be shared and somebody may work as somebody else.
import type { Draft } from './document-saver.ts';

export interface KeptDraft {
  draft: Draft;
  baseVersionId: number | undefined;
  /** When it was kept, in milliseconds. */
  at: number;
}

const keyOf = (person: string, documentId: number) => `folio-unsaved-${person}-${documentId}`;

/** Kept before the page may go away; a browser that forbids or lacks storage keeps nothing. */
export function keepDraft(person: string, documentId: number, draft: Draft, baseVersionId: number | undefined): void {
  try {
    localStorage.setItem(keyOf(person, documentId), JSON.stringify({ draft, baseVersionId, at: Date.now() } satisfies KeptDraft));
  } catch {
    // Full or forbidden: the text is still on the page, and the indicator says that it is not saved.
  }
}

/** Null where nothing readable was kept. */
export function readKeptDraft(person: string, documentId: number): KeptDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(person, documentId)) ?? 'null') as KeptDraft | null;
    return typeof kept?.draft?.html === 'string' && typeof kept.draft.title === 'string' ? kept : null;
  } catch {
    return null;
  }
}

export function forgetDraft(person: string, documentId: number): void {
  try {
    localStorage.removeItem(keyOf(person, documentId));
  } catch {
    // Nothing was kept, then.
  }
}
