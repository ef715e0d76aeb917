// Quoted passages follow their text: a change moves every quote along. It takes in words typed inside it, and is gone only when nothing of it is
// left.
import { findQuote, listOccurrences, type QuoteAnchor } from '@folio/contract/quote-anchor';
import { diffChars, diffWordsWithSpace } from 'diff';

export interface TextRange {
  start: number;
  end: number;
}

/** A differing piece: its words in the old text, and in the new one. */
interface Hunk {
  oldStart: number;
  oldEnd: number;
  newStart: number;
  newEnd: number;
}

/** Longer comparisons are given up and quotes are looked for by their words, in milliseconds. */
const comparisonTimeoutMs = 400;
/** Pieces longer than this are not compared letter by letter. */
const maxLetters = 2000;
/** A piece that keeps at least this part of its letters is the same piece, corrected. */
const enoughLetters = 0.4;

const lettersIn = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

function hunksOf(parts: { added: boolean; removed: boolean; value: string }[], oldAt: number, newAt: number): Hunk[] {
  const hunks: Hunk[] = [];
  let [oldEnd, newEnd] = [oldAt, newAt];
  let open: Hunk | null = null;
  for (const { added, removed, value } of parts) {
    if (!added && !removed) open = null;
    else if (!open) {
      open = { oldStart: oldEnd, oldEnd, newStart: newEnd, newEnd };
      hunks.push(open);
    }
    if (!added) oldEnd += value.length;
    if (!removed) newEnd += value.length;
    if (open) Object.assign(open, { oldEnd, newEnd });
  }
  return hunks;
}

/** Diff of two texts, or null if it takes too long. */
function compare(older: string, newer: string): Hunk[] | null {
  let head = 0;
  const shorter = Math.min(older.length, newer.length);
  while (head < shorter && older[head] === newer[head]) head += 1;
  // Words are compared whole, so the equal beginning and end stop before a word that differs.
  while (head > 0 && /\S/.test(older[head - 1] ?? '')) head -= 1;
  let tail = 0;
  while (tail < shorter - head && older.at(-1 - tail) === newer.at(-1 - tail)) tail += 1;
  while (tail > 0 && /\S/.test(older.at(-tail) ?? '')) tail -= 1;
  const parts = diffWordsWithSpace(older.slice(head, older.length - tail), newer.slice(head, newer.length - tail), {
    timeout: comparisonTimeoutMs,
  });
  return parts ? hunksOf(parts, head, head) : null;
}

/** Splits a corrected piece into its differences letter by letter. A piece with new content stays whole. */
function refine(hunk: Hunk, older: string, newer: string): Hunk[] {
  const [before, after] = [older.slice(hunk.oldStart, hunk.oldEnd), newer.slice(hunk.newStart, hunk.newEnd)];
  if (before === '' || after === '' || before.length + after.length > maxLetters) return [hunk];
  const parts = diffChars(before, after);
  const kept = parts.reduce((sum, part) => sum + (part.added || part.removed ? 0 : lettersIn(part.value)), 0);
  return kept < enoughLetters * lettersIn(before) ? [hunk] : hunksOf(parts, hunk.oldStart, hunk.newStart);
}

/** Maps a position of the old text to the new one. At an edge of a change, `isStart` tells which side belongs to the quote. */
function mapAnchor(offset: number, hunks: Hunk[], isStart: boolean): number {
  let shift = 0;
  for (const hunk of hunks) {
    if (hunk.oldStart > offset) break;
    const isInsertion = hunk.oldStart === hunk.oldEnd;
    if (hunk.oldStart === offset && (isInsertion ? !isStart : true)) return hunk.newStart;
    if (offset < hunk.oldEnd) return isStart ? hunk.newStart : hunk.newEnd;
    shift = hunk.newEnd - hunk.oldEnd;
  }
  return offset + shift;
}

function moveRange(range: TextRange, hunks: Hunk[], older: string, newer: string): TextRange | null {
  const fine = hunks.flatMap((hunk) =>
    hunk.oldEnd > range.start && hunk.oldStart < range.end ? refine(hunk, older, newer) : [hunk],
  );
  let left = lettersIn(older.slice(range.start, range.end));
  for (const { oldStart, oldEnd } of fine) {
    const [from, to] = [Math.max(oldStart, range.start), Math.min(oldEnd, range.end)];
    if (from < to) left -= lettersIn(older.slice(from, to));
  }
  if (left <= 0) return null;
  let [start, end] = [mapAnchor(range.start, fine, true), mapAnchor(range.end, fine, false)];
  while (start < end && /\s/.test(newer[start] ?? '')) start += 1;
  while (start < end && /\s/.test(newer[end - 1] ?? '')) end -= 1;
  return end > start ? { start, end } : null;
}

/** Moves places of one text into another. A comparison is made once for all quotes of a document. */
export class TextMove {
  readonly #older: string;
  readonly #newer: string;
  readonly #hunks: Hunk[] | null;

  constructor(older: string, newer: string) {
    this.#older = older;
    this.#newer = newer;
    this.#hunks = compare(older, newer);
  }

  /** Current position of a passage; null if all of it was deleted. */
  follow(range: TextRange): TextRange | null {
    if (this.#hunks) return moveRange(range, this.#hunks, this.#older, this.#newer);
    return findQuote(this.#newer, this.#older.slice(range.start, range.end), { start: range.start });
  }

  /** Position at which a deleted passage returned with this change, nearest to its `anchor`; null if it has not. */
  findReturned(quote: string, anchor?: QuoteAnchor): TextRange | null {
    const isNew = ({ start, end }: TextRange) =>
      this.#hunks
        ? this.#hunks.some((hunk) => hunk.newStart < end && hunk.newEnd > start)
        : listOccurrences(this.#older, quote).length === 0;
    const nearest = anchor ? findQuote(this.#newer, quote, anchor) : null;
    if (nearest && isNew(nearest)) return nearest;
    return listOccurrences(this.#newer, quote).find(isNew) ?? null;
  }
}
