// Words in a picture: as large as they fit, on as few lines as they need, in faces that have their letters.
import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';
import type { Pen } from './stage.ts';

const require = createRequire(import.meta.url);
let isReady = false;

/** Display face first; letters that it lacks come from the ones behind it. */
export const face = '"Folio Display", "Folio Sans", "Folio Emoji", sans-serif';

/** Makes the faces known to the canvas, once. */
export function loadFaces(): void {
  if (isReady) return;
  const faces = {
    'Folio Display': '@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
    'Folio Sans': 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
    'Folio Emoji': '@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf',
  };
  for (const [name, path] of Object.entries(faces)) GlobalFonts.registerFromPath(require.resolve(path), name);
  isReady = true;
}

export interface SetType {
  lines: string[];
  /** Pixels. */
  size: number;
  /** From one line to the next. */
  leading: number;
}

/** Marks between parts of a line, as in "Fair · 20 March · Free": no line begins or ends with one. */
const partMark = /\s+([·•|])\s+/u;

/** A day and its month, a figure and its unit stay together. */
const figureBeforeWord = /(?<=(?:^|\s)\d{1,4}\.?) (?=\p{L}{1,10}(?:\s|$))/gu;
const bound = '\u00a0';

/** The parts that belong together where each of them fits on a line, else the words. */
/** Behind a hyphen that a compound has itself. */
const ownHyphen = /(?<=\p{L}-)(?=\p{L})/u;

function piecesOf(pen: Pen, text: string, width: number): string[] {
  const whole = text.replace(figureBeforeWord, bound);
  const words = whole
    .split(/[^\S\u00a0]+/u)
    .flatMap((word) => (pen.measureText(word).width > width ? word.split(bound) : [word]))
    // A compound may break at a hyphen of its own.
    .flatMap((word) => (pen.measureText(word).width > width ? word.split(ownHyphen) : [word]));
  if (!partMark.test(text)) return words;
  const parts = whole.split(/\s+[·•|]\s+/u);
  return parts.every((part) => pen.measureText(part).width <= width) ? parts : words;
}

/** Breaks a text into lines of at most `width`; a word that is too long for one is cut. */
function breakLines(pen: Pen, text: string, width: number): string[] {
  const mark = partMark.exec(text)?.[1];
  const pieces = piecesOf(pen, text, width);
  const isOfParts = mark !== undefined && pieces.length === text.split(/\s+[·•|]\s+/u).length;
  const joint = isOfParts ? ` ${mark} ` : ' ';
  const lines: string[] = [];
  let line = '';
  for (const word of pieces) {
    const longer = line === '' ? word : `${line}${/\p{L}-$/u.test(line) ? '' : joint}${word}`;
    if (pen.measureText(longer).width <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (pen.measureText(line).width > width && [...line].length > 1) {
      const letters = [...line];
      let cut = letters.length - 1;
      while (cut > 1 && pen.measureText(`${letters.slice(0, cut).join('')}-`).width > width) cut -= 1;
      // No single letter on a line of its own.
      cut = Math.max(1, Math.min(cut, letters.length - 3));
      lines.push(`${letters.slice(0, cut).join('')}-`);
      line = letters.slice(cut).join('');
    }
  }
  const broken = line === '' ? lines : [...lines, line];
  return broken.map((one) => one.replace(/^[·•|]\s+|\s+[·•|]$/gu, '')).filter((one) => !/^[·•|]$/u.test(one));
}

const maxWordWidth = (pen: Pen, text: string) =>
  Math.max(...text.split(/\s+/).flatMap((word) => word.split(ownHyphen).map((part) => pen.measureText(part).width)));

/** Minimum type size, as a share of the largest, before a long word is parted. */
const keptShare = 0.4;

/** The largest type between `largest` and `smallest` pixels at which the text fits; the pen keeps its font. */
export function fitType(
  pen: Pen,
  text: string,
  box: { width: number; height: number },
  { largest, smallest = 18, weight = 700 }: { largest: number; smallest?: number; weight?: number },
): SetType {
  for (let size = Math.round(largest); ; size -= Math.max(1, Math.round(size * 0.06))) {
    pen.font = `${weight} ${size}px ${face}`;
    const isLast = size <= smallest;
    // A word is only parted where all words would become much smaller otherwise.
    if (!isLast && size > largest * keptShare && maxWordWidth(pen, text) > box.width) continue;
    const lines = breakLines(pen, text, box.width);
    const leading = size * 1.12;
    if (isLast || lines.length * leading <= box.height) return { lines, size, leading };
  }
}

/** Draws the lines about a middle; `draw` may paint each in its own way. */
export function drawLines(
  pen: Pen,
  { lines, leading }: SetType,
  position: { x: number; y: number },
  draw: (line: string, x: number, y: number, index: number) => void = (line, x, y) => pen.fillText(line, x, y),
): void {
  pen.textBaseline = 'middle';
  const top = position.y - ((lines.length - 1) * leading) / 2;
  for (const [index, line] of lines.entries()) draw(line, position.x, top + index * leading, index);
}
