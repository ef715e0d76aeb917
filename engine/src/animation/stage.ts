// Context of every scene: size, colors, chance that a seed decides, and the words.
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';

export type Pen = SKRSContext2D;

export interface Palette {
  /** Ground of the picture, light or dark as the scene wants it. */
  deep: string;
  main: string;
  second: string;
  light: string;
}

export interface Stage {
  width: number;
  height: number;
  /** The shorter edge; sizes follow it, so that every format looks alike. */
  unit: number;
  /** Length of the film. */
  seconds: number;
  /** The description's first words, at most 60 characters. */
  title: string;
  palette: Palette;
  /** Evenly between 0 and 1; the same seed gives the same film. */
  random: () => number;
  /** A second canvas of any size, for layers. */
  canvas: (width: number, height: number) => Canvas;
}

export interface Moment {
  pen: Pen;
  /** Progress of the film, 0 to 1. */
  t: number;
  /** Seconds since its beginning. */
  time: number;
}

/** A scene is set up once and then drawn moment by moment. */
export interface Scene {
  /** Pictures a second where the style moves in steps, like clay; else every frame is another. */
  stepsASecond?: number;
  create: (stage: Stage) => (moment: Moment) => void;
}

/** Mulberry32, a small generator of even numbers; `seed` is any whole number. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const mix = (from: number, to: number, share: number) => from + (to - from) * share;
export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));
/** Slow, quick, slow. */
export const ease = (share: number) => {
  const x = clamp(share);
  return x * x * (3 - 2 * x);
};
/** From 0 to 1 while `t` goes from `from` to `to`. */
export const during = (t: number, from: number, to: number) => clamp((t - from) / (to - from));
export const turn = Math.PI * 2;

/** A list of that many things. */
export const times = <Thing>(count: number, make: (index: number) => Thing): Thing[] =>
  Array.from({ length: count }, (_, i) => make(i));
