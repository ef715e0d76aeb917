// The parts that layouts are put together from: panels, type, buttons, logos.
import type { Image } from '@napi-rs/canvas';
import type { Pen } from '../../animation/stage.ts';
import { face, fitType } from '../../animation/type.ts';
import type { Board, Box } from './picture-design.ts';

/** Smallest type, in pixels. */
export const minTypeSize = 10;

export function panel(pen: Pen, { x, y, width, height }: Box, colour: string, radius = 0): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
  pen.fill();
}

interface Words {
  title: string;
  /** Empty without a subline. */
  text: string;
}

interface TypeWish {
  ink: string;
  largest: number;
  align?: 'left' | 'center';
  /** Positions of the lines if they leave room. */
  verticalAlign?: 'top' | 'middle' | 'bottom';
}

/** Sets the text as large as it fits, and answers the height that it took. */
export function setType(
  pen: Pen,
  text: string,
  box: Box,
  { ink, largest, align = 'left', verticalAlign = 'top' }: TypeWish,
): number {
  if (text === '') return 0;
  const set = fitType(pen, text, box, { largest: Math.max(minTypeSize, largest), smallest: minTypeSize });
  const high = set.lines.length * set.leading;
  const free = Math.max(0, box.height - high);
  const top = box.y + (verticalAlign === 'top' ? 0 : verticalAlign === 'middle' ? free / 2 : free);
  pen.fillStyle = ink;
  pen.textAlign = align;
  pen.textBaseline = 'middle';
  for (const [index, line] of set.lines.entries()) {
    pen.fillText(line, align === 'left' ? box.x : box.x + box.width / 2, top + (index + 0.5) * set.leading);
  }
  return high;
}

/** The height that the text would take. */
export function heightOfType(pen: Pen, text: string, box: { width: number; height: number }, largest: number): number {
  if (text === '') return 0;
  const set = fitType(pen, text, box, { largest: Math.max(minTypeSize, largest), smallest: minTypeSize });
  return set.lines.length * set.leading;
}

/** Share of a subline's type in its headline's, and of the box that it may fill. */
const subline = { size: 0.46, height: 0.36, gap: 0.35 };

/** The height that headline and subline would take. */
export function heightOfWords(pen: Pen, { title, text }: Words, box: { width: number; height: number }, largest: number): number {
  if (text === '') return heightOfType(pen, title, box, largest);
  const headline = heightOfType(pen, title, { ...box, height: box.height * (1 - subline.height) }, largest);
  const size = largest * subline.size;
  return headline + size * subline.gap + heightOfType(pen, text, { ...box, height: box.height * subline.height }, size);
}

/** Sets the headline and the subline below it, and answers the height that they took. */
export function setWords(pen: Pen, words: Words, box: Box, wish: TypeWish): number {
  const { title, text } = words;
  if (text === '') return setType(pen, title, box, wish);
  const high = heightOfWords(pen, words, box, wish.largest);
  const free = Math.max(0, box.height - high);
  const top = box.y + (wish.verticalAlign === 'middle' ? free / 2 : wish.verticalAlign === 'bottom' ? free : 0);
  const size = wish.largest * subline.size;
  const headline = setType(
    pen,
    title,
    { ...box, y: top, height: box.height * (1 - subline.height) },
    { ...wish, verticalAlign: 'top' },
  );
  const below = top + headline + size * subline.gap;
  setType(pen, text, { ...box, y: below, height: box.height * subline.height }, { ...wish, largest: size, verticalAlign: 'top' });
  return high;
}

/** Draws a button at most as wide as the box and answers its size; its words stay on one line while they can be read. */
export function setButton(board: Board, box: Box, align: 'left' | 'center'): { width: number; height: number } {
  const { pen, design, scheme } = board;
  if (design.button === '') return { width: 0, height: 0 };
  let size = Math.max(minTypeSize, Math.round(box.height * 0.42));
  const fitted = () => {
    pen.font = `700 ${size}px ${face}`;
    return pen.measureText(design.button).width + size * 1.7;
  };
  while (size > minTypeSize && fitted() > box.width) size -= 1;
  const width = Math.min(box.width, fitted());
  const x = align === 'left' ? box.x : box.x + (box.width - width) / 2;
  panel(pen, { x, y: box.y, width, height: box.height }, scheme.button, Math.min(box.height / 2, size * 0.6));
  const gap = size * 0.4;
  setType(
    pen,
    design.button,
    { x: x + gap, y: box.y, width: width - 2 * gap, height: box.height },
    { ink: scheme.buttonInk, largest: size, align: 'center', verticalAlign: 'middle' },
  );
  return { width, height: box.height };
}

/** Draws the picture whole within the box; `align` says to which side it keeps. */
export function drawWhole(pen: Pen, image: Image, box: Box, align: 'left' | 'center' = 'center'): Box {
  const scale = Math.min(box.width / image.width, box.height / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  const x = align === 'left' ? box.x : box.x + (box.width - width) / 2;
  const y = box.y + (box.height - height) / 2;
  pen.drawImage(image, x, y, width, height);
  return { x, y, width, height };
}

/** Draws a logo on a white plate, because its intended background is unknown. */
export function drawLogo({ pen, logo }: Board, box: Box): void {
  if (!logo) return;
  const scale = Math.min(box.width / logo.width, box.height / logo.height) * 0.8;
  const gap = Math.min(box.width, box.height) * 0.12;
  const [width, height] = [logo.width * scale, logo.height * scale];
  panel(pen, { x: box.x, y: box.y, width: width + 2 * gap, height: height + 2 * gap }, '#ffffff', gap);
  pen.drawImage(logo, box.x + gap, box.y + gap, width, height);
}
