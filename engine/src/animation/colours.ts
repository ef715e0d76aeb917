// Colours as red, green and blue from 0 to 255, and the palettes made of a company's own.
import { luminanceOf, toLinear } from '@folio/contract/relative-luminance';
import type { Palette } from './stage.ts';

type Rgb = [number, number, number];

export function readHex(hex: string): Rgb {
  const value = Number.parseInt(hex.replace('#', ''), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const toHex = (rgb: Rgb) =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** A colour between two; `share` 0 is the first. */
export function blend(from: string, to: string, share: number): string {
  const [a, b] = [readHex(from), readHex(to)];
  return toHex(a.map((part, index) => part + ((b[index] ?? 0) - part) * share) as Rgb);
}

/** The colour with so much of it, 0 to 1. */
export function faded(hex: string, alpha: number): string {
  const [red, green, blue] = readHex(hex);
  return `rgba(${red}, ${green}, ${blue}, ${alpha})`;
}

/** Relative luminance after WCAG 2, 0 to 1. */
export function luminance(hex: string): number {
  return luminanceOf(readHex(hex).map((part) => toLinear(part / 255)));
}

/** White or nearly black, whichever can be read better on it. */
export const inkOn = (ground: string) => (luminance(ground) > 0.32 ? '#14181c' : '#ffffff');

/** Color palettes for accounts without their own. */
const families: Palette[] = [
  { deep: '#14261f', main: '#0f7a5c', second: '#e4b65a', light: '#f4f1e8' },
  { deep: '#1b1f3b', main: '#4f46c8', second: '#ff8a5c', light: '#f3f0fb' },
  { deep: '#2a1620', main: '#b0307f', second: '#f6c177', light: '#fbf1f3' },
  { deep: '#0c2738', main: '#1c7fb4', second: '#ffd166', light: '#eef6f9' },
  { deep: '#2b1a12', main: '#c4502c', second: '#7fb7a4', light: '#faf3ea' },
];

const isHex = (value: string | null | undefined): value is string => /^#[0-9a-f]{6}$/i.test(value ?? '');

/** The company's colours where it has any, else those that suit the subject or a family that chance chooses. */
export function paletteOf(
  brand: { primary: string | null; background: string | null; secondary: string | null } | undefined,
  chance: number,
  suiting?: Palette,
): Palette {
  const family = families[Math.floor(chance * families.length) % families.length] as Palette;
  if (!isHex(brand?.primary)) return suiting ?? family;
  const { primary } = brand;
  const background = isHex(brand.background) ? brand.background : primary;
  return {
    deep: luminance(background) < 0.12 ? background : blend(background, '#06080a', 0.78),
    main: primary,
    second: isHex(brand.secondary) ? brand.secondary : family.second,
    light: blend(primary, '#ffffff', 0.92),
  };
}
