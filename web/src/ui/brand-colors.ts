// Turns a company's colours into the product's: a ten-shade ramp that carries white text, and a chrome with readable ink.

import { contrastRatio, luminanceOf, toLinear } from '@folio/contract/relative-luminance';

/** A colour in OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** White on shade 6 has at least this contrast, a little above WCAG AA. */
const minContrast = 4.6;
const lightShades = [0.968, 0.935, 0.875, 0.79, 0.7];
const lightChroma = [0.22, 0.36, 0.6, 0.85, 1];

const toGamma = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055);

/** Reads `#rgb` or `#rrggbb`; anything else is null. */
export function parseHex(hex: string | null | undefined): Oklch | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(hex?.trim() ?? '')?.[1];
  if (!digits) return null;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => toLinear(Number.parseInt(full.slice(at, at + 2), 16) / 255));
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const y = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  return { l, c: Math.hypot(x, y), h: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360 };
}

function toLinearRgb({ l, c, h }: Oklch): [number, number, number] {
  const angle = (h * Math.PI) / 180;
  const [x, y] = [c * Math.cos(angle), c * Math.sin(angle)];
  const long = (l + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const medium = (l - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const short = (l - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isInGamut = (color: Oklch) => toLinearRgb(color).every((channel) => channel >= -0.0005 && channel <= 1.0005);

/** The nearest colour that a screen can show: the chroma gives way, lightness and hue stay. */
function fitGamut(color: Oklch): Oklch {
  let c = color.c;
  while (c > 0 && !isInGamut({ ...color, c })) c -= 0.004;
  return { ...color, c: Math.max(0, c) };
}

/** A colour as `#rrggbb`. */
export function toHex(color: Oklch): string {
  const channels = toLinearRgb(fitGamut(color)).map((channel) => Math.round(toGamma(Math.min(1, Math.max(0, channel))) * 255));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance as WCAG has it, 0 to 1. */
function luminance(color: Oklch): number {
  return luminanceOf(toLinearRgb(fitGamut(color)).map((channel) => Math.min(1, Math.max(0, channel))));
}

/** WCAG contrast of two colours, 1 to 21. */
const contrastOf = (one: Oklch, other: Oklch): number => contrastRatio(luminance(one), luminance(other));

/** WCAG contrast of a colour with white. */
export const contrastWithWhite = (color: Oklch): number => contrastOf(color, { l: 1, c: 0, h: 0 });

/** Ten shades around a company's colour; shade 6 is the colour itself, darkened until white text on it has 4.6:1. */
export function brandRamp(color: Oklch): string[] {
  let main = fitGamut(color);
  while (contrastWithWhite(main) < minContrast) main = fitGamut({ ...color, l: main.l - 0.005 });
  const light = lightShades.map((l, shade) => ({ l, c: color.c * (lightChroma[shade] ?? 1), h: color.h }));
  const between = { l: (0.7 + main.l) / 2, c: color.c, h: color.h };
  const dark = [0.045, 0.09, 0.14].map((step) => ({ l: Math.max(0.1, main.l - step), c: main.c * (1 - step), h: color.h }));
  return [...light, between, main, ...dark].map(toHex);
}

/** True where the chrome is light, so that its ink must be dark. */
export const isLightChrome = (color: Oklch) => color.l > 0.62;

/** The chrome's ink at full strength. */
export const chromeInk = (chrome: Oklch): Oklch => ({
  ...(isLightChrome(chrome) ? { l: 0.235, c: 0.018 } : { l: 0.96, c: 0.008 }),
  h: chrome.h,
});

/** Contrast of the quietest words on a chrome: its ink with 28 % of the chrome, as the sidebar mixes it. */
export function chromeContrast(chrome: Oklch): number {
  const ink = chromeInk(chrome);
  const quiet = { l: ink.l * 0.72 + chrome.l * 0.28, c: ink.c * 0.72 + chrome.c * 0.28, h: chrome.h };
  return contrastOf(quiet, chrome);
}

/** A company's chrome, darkened or (where it is light) lightened until even the quietest words on it have 4.6:1. */
export function readableChrome(color: Oklch): Oklch {
  const step = isLightChrome(color) ? 0.005 : -0.005;
  let chrome = fitGamut(color);
  while (chromeContrast(chrome) < minContrast && chrome.l > 0.01 && chrome.l < 0.99) {
    chrome = fitGamut({ ...color, l: chrome.l + step });
  }
  return chrome;
}
