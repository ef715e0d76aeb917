// Finds a quoted passage in a text: the one rule that server (plain text) and browser (the editor's text) share. White space
// counts as one space, whatever its kind, so that both find the same passage.

/** Context of a passage. */
export interface QuoteAnchor {
  /** Text before and after, at most 32 characters each. */
  prefix: string;
  suffix: string;
  /** Characters before it. */
  start: number;
}

const aroundLength = 32;
/** A quote of one letter may be in a text very often; the first ones are looked at. */
const maxOccurrences = 2000;

const oneSpace = (text: string) => text.replace(/\s+/g, ' ');

function sharedEnd(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
}

function sharedBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
}

/** All places where the words of a quote are, in order. */
export function listOccurrences(text: string, quote: string): { start: number; end: number }[] {
  const words = quote.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const pattern = new RegExp(words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('\\s+'), 'g');
  const found: { start: number; end: number }[] = [];
  for (const match of text.matchAll(pattern)) {
    found.push({ start: match.index, end: match.index + match[0].length });
    if (found.length === maxOccurrences) break;
  }
  return found;
}

/** The occurrence that is between the same words, and of equal ones the nearest; null where the quote is nowhere. */
export function findQuote(
  text: string,
  quote: string,
  anchor?: Partial<QuoteAnchor> | null,
): { start: number; end: number } | null {
  const { prefix = '', suffix = '', start: near = 0 } = anchor ?? {};
  const [before, after] = [oneSpace(prefix), oneSpace(suffix)];
  let best: { start: number; end: number; likeness: number } | null = null;
  for (const { start, end } of listOccurrences(text, quote)) {
    const likeness =
      sharedEnd(oneSpace(text.slice(Math.max(0, start - 2 * aroundLength), start)), before) +
      sharedBeginning(oneSpace(text.slice(end, end + 2 * aroundLength)), after);
    const isNearer = best !== null && Math.abs(start - near) < Math.abs(best.start - near);
    if (!best || likeness > best.likeness || (likeness === best.likeness && isNearer)) best = { start, end, likeness };
  }
  return best ? { start: best.start, end: best.end } : null;
}

/** Stored anchor of a passage, so that it is found again. */
export const anchorOf = (text: string, { start, end }: { start: number; end: number }): QuoteAnchor => ({
  // Cut inside of a pair, half a sign would be no text that a database takes.
  prefix: text.slice(Math.max(0, start - aroundLength), start).toWellFormed(),
  suffix: text.slice(end, end + aroundLength).toWellFormed(),
  start,
});

/** A passage that someone means, as it reads where they see it. */
export interface ChosenPassage {
  quote: string;
  anchor: QuoteAnchor;
}
