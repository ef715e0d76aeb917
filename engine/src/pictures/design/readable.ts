// Colors for type: always a contrast of at least 4.5 to 1 with their background (WCAG 2, AA).
import { contrastRatio } from '@folio/contract/relative-luminance';
import { luminance } from '../../animation/colours.ts';
import type { Palette } from '../../animation/stage.ts';
import { pick } from '../grounds/ground.ts';

/** Contrast of two colours, 1 to 21. */
export const contrastOf = (one: string, other: string): number => contrastRatio(luminance(one), luminance(other));

const enough = 4.5;

/** White or nearly black; pure black on the few middling colours where neither would do. */
export function inkFor(ground: string): string {
  const [best = '#ffffff'] = ['#ffffff', '#14181c'].toSorted((a, b) => contrastOf(b, ground) - contrastOf(a, ground));
  return contrastOf(best, ground) >= enough ? best : '#000000';
}

export interface Scheme {
  panel: string;
  ink: string;
  button: string;
  buttonInk: string;
}

/** Colours of a panel of type and the button on it. The panel of a banner is never the deep one, which is nearly black. */
export function schemeOf(palette: Palette, chance: number, isBanner = false): Scheme {
  const panel = pick(isBanner ? [palette.main, palette.light] : [palette.deep, palette.main, palette.light], chance);
  const [button = palette.second] = [palette.second, palette.main, palette.deep, palette.light].toSorted((a, b) => {
    const seen = (colour: string) => (contrastOf(colour, panel) >= 1.9 ? 1 : 0);
    return seen(b) - seen(a);
  });
  return { panel, ink: inkFor(panel), button, buttonInk: inkFor(button) };
}
