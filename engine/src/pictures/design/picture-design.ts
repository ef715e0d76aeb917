// A picture as it is ordered from the drawing board.
import type { Image } from '@napi-rs/canvas';
import type { Palette, Pen } from '../../animation/stage.ts';
import type { Scheme } from './readable.ts';
import type { PictureSubject } from './subject-palettes.ts';

export interface PictureDesign {
  kind: 'poster' | 'social' | 'banner';
  /** Pixels. */
  width: number;
  height: number;
  /** The same seed draws the same picture. */
  seed: number;
  /** A style of the tools; says which art is drawn. */
  style: string;
  /** Subject of its words, if they state one: sets matching colors unless the brand has any. */
  subject: PictureSubject | null;
  brand: { primary: string | null; background: string | null; secondary: string | null } | null;
  /** Empty where the picture bears no words. */
  title: string;
  text: string;
  button: string;
  /** A picture in place of the drawn art. */
  picture: Uint8Array | null;
  /** Shown whole and as it is. */
  product: Uint8Array | null;
  logo: Uint8Array | null;
  /** Pixels at top and bottom that the network covers. */
  safe: { top: number; bottom: number };
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Drawing context of a layout. */
export interface Board {
  pen: Pen;
  design: PictureDesign;
  palette: Palette;
  scheme: Scheme;
  /** Evenly between 0 and 1, for the layout alone. */
  random: () => number;
  product: Image | null;
  logo: Image | null;
  /** Draws the art, or the picture in its place. */
  drawArt: (box: Box) => void;
}

export const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: Math.max(1, width - 2 * by),
  height: Math.max(1, height - 2 * by),
});
