// Keeps a half-filled form over a reload of the page, for this tab.
import type { ToolInput } from '@folio/contract/tool-values';

/** What is kept; files cannot be. */
export interface FormDraft {
  values: ToolInput;
  urls: string[];
  step: number;
  visited: number;
  /** The wizard's draft on the server, with its sources. */
  orderId: number | null;
  sourceIds: number[];
  /** The input of each proposing step as it was last sent, so that going on unchanged asks nothing again. */
  proposedFor: Record<string, string>;
  /** The chosen brand voice and briefing: null for none, left out for the default of the place. */
  brandVoiceId?: number | null | undefined;
  guidelineId?: number | null | undefined;
  /** The folder the order shall lie in. */
  folderId?: number | null | undefined;
}

const keyOf = (slug: string) => `folio.draft.${slug}`;

/** The kept draft, or null. */
export function readDraft(slug: string): FormDraft | null {
  try {
    const kept = sessionStorage.getItem(keyOf(slug));
    return kept ? (JSON.parse(kept) as FormDraft) : null;
  } catch {
    return null;
  }
}

/** Keeps the draft; null forgets it. */
export function keepDraft(slug: string, draft: FormDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(slug));
    else sessionStorage.setItem(keyOf(slug), JSON.stringify(draft));
  } catch {
    // Storage full or forbidden: the draft lives as long as the page.
  }
}
