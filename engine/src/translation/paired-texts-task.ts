import type { ParagraphKind } from '@folio/contract/translation-words';

/** Tasks of the reader's worker on a file for human translators. */
export type PairedTextsTask =
  /** The texts of a file, and their roles: `FileTexts`. */
  | { kind: 'texts'; name: string; bytes: Uint8Array }
  /** The sentences of its texts that hold words: `string[]`, no more than `max`. */
  | { kind: 'sentences'; name: string; bytes: Uint8Array; language: string; max: number }
  /** The texts as segments, beside the translation of each: `LinePiece[]`, no more than `max`. */
  | { kind: 'pieces'; texts: string[]; made: string[] | null; from: string; to: string; max: number }
  /** The file with other texts in place of its own. */
  | { kind: 'write'; name: string; bytes: Uint8Array; texts: string[]; language: string };

/** A segment, with the initial text of its stage. */
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

/** The role of a text in its file. */
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
