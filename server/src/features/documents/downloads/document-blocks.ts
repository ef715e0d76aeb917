// A document as blocks: the source of all download formats, so that none of them reads HTML.
import { baseOf } from '@folio/contract/languages';

/** A run of text with its marks, or a line break. */
export type Inline =
  | { kind: 'break' }
  | {
      kind: 'text';
      text: string;
      bold?: boolean;
      italic?: boolean;
      underline?: boolean;
      strike?: boolean;
      /** Raised or lowered letters. */
      script?: 'super' | 'sub';
      code?: boolean;
      href?: string;
    };

export interface TableCell {
  isHeader: boolean;
  columnSpan: number;
  content: Inline[];
}

/** Which way a text runs, where the document says so itself. */
export type Direction = 'ltr' | 'rtl';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export type Block =
  | { kind: 'heading'; level: HeadingLevel; content: Inline[]; direction?: Direction }
  | { kind: 'paragraph'; content: Inline[]; style?: 'lead' | 'note'; direction?: Direction }
  | { kind: 'list'; ordered: boolean; start: number; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; rows: TableCell[][] }
  | { kind: 'image'; alt: string; mimeType: 'image/png' | 'image/jpeg'; bytes: Uint8Array }
  | { kind: 'rule' };

/** Input of a download: a document's title and HTML, its language, and its author. */
export interface DownloadSource {
  title: string;
  html: string;
  /** BCP 47 tag. */
  language: string;
  author?: string;
}

/** The same with its HTML read once. */
export interface ParsedDocument extends Omit<DownloadSource, 'html'> {
  blocks: Block[];
}

/** True for content that runs from right to left: as it was given, or else by its first letter. */
export const runsFromRight = (content: readonly Inline[], direction?: Direction): boolean =>
  direction ? direction === 'rtl' : readsFromRight(plainTextOf(content));

/** True for content with letters that run from right to left anywhere. */
export const hasRightToLeft = (content: readonly Inline[]): boolean =>
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(plainTextOf(content));

/** The words of inline content without their marks; a line break becomes a new line. */
export function plainTextOf(content: readonly Inline[]): string {
  return content.map((inline) => (inline.kind === 'break' ? '\n' : inline.text)).join('');
}

/** True for languages that are written from right to left. */
export function isRightToLeft(language: string): boolean {
  return ['ar', 'he', 'fa', 'ur', 'yi'].includes(baseOf(language));
}

/** True for text with a first letter of a right-to-left script, as the Unicode bidirectional algorithm finds a paragraph's direction (rule P2). */
export function readsFromRight(text: string): boolean {
  const first = text.match(/\p{L}/u)?.[0];
  return first !== undefined && /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(first);
}
