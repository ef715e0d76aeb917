// Ground of a designed picture: an art drawn in the company's colors, another for every style, another for every seed.
import { blend } from '../../animation/colours.ts';
import type { Palette, Pen } from '../../animation/stage.ts';

export interface Ground {
  width: number;
  height: number;
  /** The longer edge; sizes follow it. */
  reach: number;
  palette: Palette;
  /** Evenly between 0 and 1. */
  random: () => number;
}

export type DrawGround = (pen: Pen, ground: Ground) => void;

/** Shades from dark to light that belong together. */
export const shadesOf = ({ deep, main, second, light }: Palette): string[] => [
  deep,
  blend(deep, main, 0.5),
  main,
  blend(main, light, 0.45),
  second,
  light,
];

export const pick = <Thing>(things: readonly Thing[], chance: number): Thing =>
  things[Math.floor(chance * things.length) % things.length] as Thing;

export function fill(pen: Pen, { width, height }: Ground, colour: string): void {
  pen.fillStyle = colour;
  pen.fillRect(0, 0, width, height);
}

/** From one colour at the top to another at the bottom. */
export function fillDown(pen: Pen, { width, height }: Ground, from: string, to: string): void {
  const shade = pen.createLinearGradient(0, 0, 0, height);
  shade.addColorStop(0, from);
  shade.addColorStop(1, to);
  pen.fillStyle = shade;
  pen.fillRect(0, 0, width, height);
}

export function disc(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
}

/** A closed shape through points. */
export function shape(pen: Pen, points: readonly (readonly [x: number, y: number])[]): void {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.closePath();
  pen.fill();
}
