// Colours of the page as the browser computes them, and their contrast.

import { contrastRatio, luminanceOf, toLinear } from '@folio/contract/relative-luminance';

export interface MeasuredPair {
  /** As `#rrggbb`. */
  ink: string;
  ground: string;
  /** WCAG, 1 to 21. */
  contrast: number;
}

type Rgb = [red: number, green: number, blue: number];

/** Converts a computed color of any notation: a pixel of a canvas has the rendered color. */
function toRgb(color: string): Rgb {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return [0, 0, 0];
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

const luminance = (rgb: Rgb): number => luminanceOf(rgb.map((channel) => toLinear(channel / 255)));

const toHex = (rgb: Rgb) => `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** The colours of an element's words and ground. */
export function measureColors(element: HTMLElement): MeasuredPair {
  const { color, backgroundColor } = getComputedStyle(element);
  const [ink, ground] = [toRgb(color), toRgb(backgroundColor)];
  return { ink: toHex(ink), ground: toHex(ground), contrast: contrastRatio(luminance(ink), luminance(ground)) };
}
