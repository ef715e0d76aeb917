// Positions of a voice report's lines in a text, so that they can be marked and quoted.
import type { VoiceFinding } from '@folio/contract/brand-voices';

type VoiceMark = 'rule' | 'advice';

export interface MarkedPiece {
  /** Place in the text, which also distinguishes pieces. */
  at: number;
  text: string;
  mark: VoiceMark | null;
}

type Marked = Pick<VoiceFinding, 'kind' | 'line' | 'detail' | 'is_blocking'>;

const indexIn = (text: string, words: string) => text.toLocaleLowerCase().indexOf(words.toLocaleLowerCase());

/** A forbidden word is marked itself, everything else by its whole line. */
function rangeOf(text: string, { kind, line, detail, is_blocking }: Marked) {
  const start = line ? text.indexOf(line) : -1;
  const within = kind === 'never_use' ? indexIn(line, detail) : -1;
  if (start < 0 || within < 0) return { from: start, length: line.length, is_blocking };
  return { from: start + within, length: detail.length, is_blocking };
}

/** The text in pieces; where marks overlap, a broken rule outweighs an advice. Lines that are not found are left out. */
export function markLines(text: string, findings: Marked[]): MarkedPiece[] {
  const ranges = findings.map((finding) => rangeOf(text, finding)).filter(({ from }) => from >= 0);
  const edges = new Set([0, text.length, ...ranges.flatMap(({ from, length }) => [from, from + length])]);
  const offsets = [...edges].sort((a, b) => a - b);
  const pieces: MarkedPiece[] = [];
  for (const [index, at] of offsets.entries()) {
    const end = offsets[index + 1];
    if (end === undefined) break;
    const over = ranges.filter(({ from, length }) => from <= at && at < from + length);
    const mark = over.some(({ is_blocking }) => is_blocking) ? 'rule' : over.length > 0 ? 'advice' : null;
    pieces.push({ at, text: text.slice(at, end), mark });
  }
  return pieces;
}

const maxShown = 150;

/** Returns an excerpt of a line short enough to quote, with the detail in it. */
export function excerptOf(line: string, detail: string): string {
  if (line.length <= maxShown) return line;
  const index = Math.max(0, indexIn(line, detail));
  const begin = index + detail.length < maxShown ? 0 : Math.max(0, line.lastIndexOf(' ', index - maxShown / 2) + 1);
  const end = begin + maxShown;
  return `${begin > 0 ? '… ' : ''}${line.slice(begin, end).trimEnd()}${end < line.length ? '…' : ''}`;
}
