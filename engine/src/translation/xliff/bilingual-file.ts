// A job's segments as they are exchanged with other translation programs, and how XLIFF says the status of a segment.

export type SegmentStatus = 'new' | 'draft' | 'rejected' | 'confirmed' | 'reviewed' | 'locked';

export interface BilingualSegment {
  id: string;
  /** With marks: `<g1>…</g1>` around words, `<x2/>` alone. */
  source: string;
  /** As the job has it, so that an import notices a changed source; empty where the file has none. */
  sourceHash: string;
  /** Null where nothing is translated; an empty target is read as null. */
  target: string | null;
  status: SegmentStatus;
  /** Counts the changes of the segment in its job; undefined where the file does not say. */
  revision?: number;
  /** Most characters of the target without marks. */
  maxLength?: number;
  /** Matches of the translation memory; percent up to 101. */
  matches?: { source: string; target: string; percent: number }[];
  notes?: string[];
}

export interface BilingualFile {
  /** Of the job. */
  id: string;
  originalName: string;
  sourceLanguage: string;
  targetLanguage: string;
  /** When the file was written, as ISO 8601; undefined where it does not say. */
  writtenAt?: string;
  segments: BilingualSegment[];
}

export const namespaces = {
  xliff12: 'urn:oasis:names:tc:xliff:document:1.2',
  xliff20: 'urn:oasis:names:tc:xliff:document:2.0',
  matches: 'urn:oasis:names:tc:xliff:matches:2.0',
  sizes: 'urn:oasis:names:tc:xliff:sizerestriction:2.0',
  own: 'urn:folio:translation',
} as const;

export interface ReadBilingualFile extends BilingualFile {
  /** 2.1 for all of the second generation. */
  version: '1.2' | '2.1';
}

/** The states of XLIFF 1.2, as written. */
export const states12: Record<SegmentStatus, string> = {
  new: 'new',
  draft: 'needs-translation',
  rejected: 'needs-review-translation',
  confirmed: 'translated',
  reviewed: 'signed-off',
  locked: 'final',
};

/** The states of XLIFF 2.1, as written. `subState` distinguishes kinds of `initial`. */
export const states21: Record<SegmentStatus, { state: string; subState?: string }> = {
  new: { state: 'initial' },
  draft: { state: 'initial', subState: 'folio:draft' },
  rejected: { state: 'initial', subState: 'folio:rejected' },
  confirmed: { state: 'translated' },
  reviewed: { state: 'reviewed' },
  locked: { state: 'final' },
};

/** From the least done to the most. */
export const statusOrder: readonly SegmentStatus[] = ['new', 'draft', 'rejected', 'confirmed', 'reviewed', 'locked'];

/** Segments of the largest job, with room for additions by other programs. */
export const maxSegments = 20_000;
/** Largest file that is read, in UTF-16 units. */
export const maxXliffLength: number = 64 * 1024 * 1024;

export type XliffProblemCode =
  | 'file_too_large'
  | 'file_with_entities'
  | 'file_damaged'
  | 'file_not_xliff'
  | 'several_files'
  | 'too_many_segments'
  | 'segment_twice';

/** Why a file is not read. `detail` is the segment that it is about, where there is one. */
export class XliffProblem extends Error {
  readonly code: XliffProblemCode;
  readonly detail: string | undefined;

  constructor(code: XliffProblemCode, detail?: string) {
    super(detail === undefined ? code : `${code}: ${detail}`);
    this.name = 'XliffProblem';
    this.code = code;
    this.detail = detail;
  }
}
