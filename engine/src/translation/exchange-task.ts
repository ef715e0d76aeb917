// Tasks of the reader's worker for files exchanged with other translation programs.
import type { BilingualFile, ReadBilingualFile, XliffProblemCode } from './xliff/bilingual-file.ts';

/** A text before and after, with marks, and the author of the change. */
export interface ChangedText {
  /** Null where nothing was there to be changed; then the text is written without changes. */
  before: string | null;
  after: string;
  /** White space after it. */
  space: string;
  author: string;
  /** ISO 8601. */
  changedAt: string;
}

export interface ChangesFile {
  title: string;
  language: string;
  /** Paragraphs of sentences. */
  paragraphs: ChangedText[][];
}

export type ExchangeTask =
  /** An XLIFF file as its segments. */
  | { kind: 'xliff'; bytes: Uint8Array }
  /** A job as XLIFF; without the matches where they would make it longer than this many bytes. */
  | { kind: 'write-xliff'; version: '1.2' | '2.1'; file: BilingualFile; maxBytesWithMatches: number }
  /** A Word file with tracked changes. */
  | { kind: 'changes'; file: ChangesFile };

export type ReadXliff = { file: ReadBilingualFile } | { problem: XliffProblemCode; detail: string | undefined };
