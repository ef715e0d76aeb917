/** One place of a text that is wrong, or may be. */
export interface Finding {
  /** Positions in the text, the end exclusive. */
  start: number;
  end: number;
  /** The replacement if it is certain, and null if only the author can decide. */
  replacement: string | null;
  /** Choices for the author, best first. */
  suggestions: string[];
  kind: 'spelling' | 'grammar' | 'punctuation';
  /** In the language of the text. */
  reason: string;
}
