import type { ParagraphKind } from '@folio/contract/translation-words';

/** What is done with a file for people who translate it, in the reader's worker. */
export type PairedTextsTask =
  /** The texts of a file: `string[]`, and what is written of it. */
  | { kind: 'texts'; name: string; bytes: Uint8Array }
  /** The sentences of its texts that hold words: `string[]`, no more than `max`. */
  | { kind: 'sentences'; name: string; bytes: Uint8Array; language: string; max: number }
  /** The texts as segments, beside what was made of each: `LinePiece[]`, no more than `max`. */
  | { kind: 'pieces'; texts: string[]; made: string[] | null; from: string; to: string; max: number }
  /** The file with other texts in place of its own. */
  | { kind: 'write'; name: string; bytes: Uint8Array; texts: string[]; language: string };

/** A segment, with what its stage begins with. */
export interface LinePiece {
  /** Number of the text that it is a part of. */
  unit: number;
  source: string;
  /** White space after it. */
  space: string;
  /** Null for a translation from nothing. */
  initial: string | null;
}

/** The texts of a file in their order, with inline formatting as marks, and where each is. */
export interface FileTexts {
  texts: string[];
  roles: TextRole[];
}

/** What a text is in its file. */
export interface TextRole {
  kind: ParagraphKind;
  /** The part of the file, as the file names it (`slide3`, `header1`); empty for its main text. */
  section: string;
}

/** A file that was written again. `isSame` says that it was opened and holds exactly the texts that were given. */
export interface WrittenFile {
  bytes: Uint8Array;
  ending: string;
  mediaType: string;
  isSame: boolean;
}
