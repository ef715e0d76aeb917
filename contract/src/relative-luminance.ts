// Relative luminance of a color (WCAG 2); server, engine and browser choose readable type by it.

/** A channel of sRGB as light, both 0 to 1. */
export const toLinear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** Relative luminance of red, green and blue as light, 0 to 1. */
export const luminanceOf = ([red = 0, green = 0, blue = 0]: readonly number[]): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Contrast of two relative luminances, 1 to 21. */
export function contrastRatio(one: number, other: number): number {
  const [dark, light] = one < other ? [one, other] : [other, one];
  return (light + 0.05) / (dark + 0.05);
}
