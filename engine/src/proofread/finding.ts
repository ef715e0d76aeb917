/** One place of a text that is wrong, or may be. */
export interface Finding {
  /** Positions in the text, the end exclusive. */
  start: number;
  end: number;
  /** What is put there where that is certain, and null where only the author can decide. */
  replacement: string | null;
  /** For what the author decides, best first. */
  suggestions: string[];
  kind: 'spelling' | 'grammar' | 'punctuation';
  /** In the language of the text. */
  reason: string;
}
