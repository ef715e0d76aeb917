// Lines of text that runs from right to left, or both ways, for a writer that lays pieces from left to right and shapes each by itself: the Unicode
// bidirectional algorithm (UAX #9) for letters, numbers and signs, without embeddings.
import type { Direction, Inline } from './document-blocks.ts';

type TextInline = Extract<Inline, { kind: 'text' }>;

/** A part of a line, with the marks of its text. */
export interface Piece {
  text: string;
  inline: TextInline;
}

type Kind = 'left' | 'right' | 'number' | 'neutral';

/** A sign on a line. `level` is even where it runs from left to right (UAX #9, 3.2). */
interface Sign {
  text: string;
  inline: TextInline;
  kind: Kind;
  /** The direction of a paired bracket; null for other signs. */
  side: 'left' | 'right' | null;
  level: number;
}

const brackets = '()[]{}<>«»‹›';
/** A bracket that opens to the other side. */
const mirrored = (sign: string) => {
  const at = brackets.indexOf(sign);
  return at === -1 ? sign : (brackets[at % 2 === 0 ? at + 1 : at - 1] ?? sign);
};

const isFromRight = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

function kindOf(sign: string): Kind {
  if (/^\p{Nd}/u.test(sign)) return 'number';
  if (!/^[\p{L}\p{M}]/u.test(sign)) return 'neutral';
  return isFromRight.test(sign) ? 'right' : 'left';
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const signsOf = ({ text, inline }: Piece): Sign[] =>
  [...graphemes.segment(text)].map(({ segment }) => ({ text: segment, inline, kind: kindOf(segment), side: null, level: 0 }));

/** Separators within a number, and percent or currency beside it, are part of it (W4, W5); a number after Latin letters runs with them (W7). */
function joinNumbers(signs: readonly Sign[], base: Direction): void {
  let strong: Kind = base === 'rtl' ? 'right' : 'left';
  const isNumber = (at: number) => signs[at]?.kind === 'number';
  const numbers = signs.map(({ text }, at) => {
    if (/[.,:/+-]/.test(text)) return isNumber(at - 1) && isNumber(at + 1);
    return /[%‰°#\p{Sc}]/u.test(text) && (isNumber(at - 1) || isNumber(at + 1));
  });
  signs.forEach((sign, at) => {
    if (numbers[at]) sign.kind = 'number';
    if (sign.kind === 'left' || sign.kind === 'right') strong = sign.kind;
    if (sign.kind === 'number' && strong === 'left') sign.kind = 'left';
  });
}

/** A pair of brackets runs with the line, unless it holds only text of the other direction and follows such text (N0). */
function joinBrackets(signs: readonly Sign[], base: Direction): void {
  const [along, against] = base === 'rtl' ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const sideOf = ({ kind }: Sign) => (kind === 'number' ? 'right' : kind);
  const open: number[] = [];
  signs.forEach((sign, at) => {
    if ('([{'.includes(sign.text)) open.push(at);
    const start = open.at(-1) ?? -1;
    if (!')]}'.includes(sign.text) || mirrored(sign.text) !== signs[start]?.text) return;
    open.pop();
    const inside = signs.slice(start, at).map(sideOf);
    const before = signs
      .slice(0, start)
      .map(sideOf)
      .findLast((side) => side !== 'neutral');
    const isAgainst = inside.includes(against) && !inside.includes(along) && before === against;
    const kind = isAgainst ? against : along;
    for (const bracket of [signs[start], sign]) if (bracket && inside.some((side) => side !== 'neutral')) bracket.side = kind;
  });
}

/** Gives each sign its level. Other signs run with their neighbours where both run the same way, else with the line (N1, N2). */
function setLevels(signs: readonly Sign[], base: Direction): void {
  const ofLine: Kind = base === 'rtl' ? 'right' : 'left';
  const sideOf = (sign: Sign | undefined) => (sign ? (sign.side ?? (sign.kind === 'left' ? 'left' : 'right')) : ofLine);
  signs.forEach((sign, at) => {
    let kind: Kind = sign.side ?? sign.kind;
    if (kind === 'neutral') {
      const before = sideOf(signs.slice(0, at).findLast((one) => one.kind !== 'neutral' || one.side !== null));
      const after = sideOf(signs.slice(at).find((one) => one.kind !== 'neutral' || one.side !== null));
      kind = before === after ? before : ofLine;
    }
    sign.level = kind === 'right' ? 1 : kind === 'number' ? 2 : base === 'rtl' ? 2 : 0;
  });
}

/** Reverses each row of signs of a level or above it, the highest level first (L2). */
function reorder(signs: readonly Sign[]): Sign[] {
  const ordered = [...signs];
  for (const level of [2, 1]) {
    let start = 0;
    while (start < ordered.length) {
      let end = start;
      while ((ordered[end]?.level ?? 0) >= level) end += 1;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
      start = end + 1;
    }
  }
  return ordered;
}

/** The pieces of one line in the order in which they stand from left to right. Letters that run from right to left stay in reading order, since shaping turns them. */
export function visualOrder(line: readonly Piece[], base: Direction): Piece[] {
  const signs = line.flatMap(signsOf);
  joinNumbers(signs, base);
  joinBrackets(signs, base);
  setLevels(signs, base);
  const pieces: (Piece & { isTurned: boolean })[] = [];
  for (const { text, inline, kind, level } of reorder(signs)) {
    const last = pieces.at(-1);
    const isTurned = kind === 'right';
    const shown = level === 1 && !isTurned ? mirrored(text) : text;
    if (last?.inline !== inline || last.isTurned !== isTurned) pieces.push({ text: shown, inline, isTurned });
    else last.text = isTurned ? shown + last.text : last.text + shown;
  }
  return pieces.map(({ text, inline }) => ({ text, inline }));
}

/** Breaks content at spaces into lines no wider than `width`, each in reading order. */
export function breakLines(content: readonly Inline[], width: number, widthOf: (piece: Piece) => number): Piece[][] {
  const lines: Piece[][] = [[]];
  let filled = 0;
  let space: Piece | null = null;
  const endLine = () => {
    lines.push([]);
    filled = 0;
    space = null;
  };
  for (const inline of content) {
    if (inline.kind === 'break') {
      endLine();
      continue;
    }
    for (const text of inline.text.split(/( +)/).filter(Boolean)) {
      if (text.startsWith(' ')) {
        if (filled > 0) space = { text: ' ', inline };
        continue;
      }
      const word = { text, inline };
      const needed = widthOf(word) + (space ? widthOf(space) : 0);
      if (space && filled + needed > width) endLine();
      lines.at(-1)?.push(...(space ? [space] : []), word);
      filled += needed;
      space = null;
    }
  }
  return lines.filter((line) => line.length > 0);
}
