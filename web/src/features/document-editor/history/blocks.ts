// The blocks of a text and the result of their comparison.
export const formatNames = ['bold', 'italic', 'underline', 'strike', 'superscript', 'subscript', 'code', 'link'] as const;
export type FormatName = (typeof formatNames)[number];

export type FormatChange = `${FormatName}${'Added' | 'Removed'}` | 'linkChanged';

export interface Block {
  /** The element's name: `h2`, `p`, `li`, `tr` …; `oli` for an item of a numbered list. */
  tag: string;
  text: string;
  /** Of an item of a numbered list, in its own version. */
  number?: number;
  /** Formats of each character of the text, one to a line: `bold`, `italic`, `link:https://…`. */
  marks?: string[];
  /** Of an image. */
  address?: string;
  /** A table's row of headings. */
  isHead?: boolean;
}

export interface Piece {
  /** `formatted`: the same words, looking otherwise. */
  kind: 'same' | 'added' | 'removed' | 'formatted';
  text: string;
  changes?: FormatChange[];
}
