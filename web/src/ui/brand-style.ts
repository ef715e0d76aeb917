// From three colours of a company to the variables that dress a page: the application's own, or the small pictures of a preview.
import { brandRamp, chromeInk, isLightChrome, parseHex, readableChrome, toHex } from './brand-colors.ts';

/** Colours as `#rrggbb`; null or unreadable ones leave the product's. */
export interface BrandStyle {
  custom_color_primary: string | null;
  custom_color_background: string | null;
  custom_color_secondary: string | null;
}

/** The product's own three colours (`tokens.css` starts from them). */
export const ownStyle: BrandStyle = {
  custom_color_primary: '#0f7a5c',
  custom_color_background: '#14261f',
  custom_color_secondary: '#e4b65a',
};

/** The CSS variables of a look; words on every coloured part of it are readable. */
export function brandVariables(style: BrandStyle): Record<string, string> {
  const variables: Record<string, string> = {};
  const primary = parseHex(style.custom_color_primary);
  if (primary) {
    for (const [shade, color] of brandRamp(primary).entries()) variables[`--brand-${shade}`] = color;
  }
  const background = parseHex(style.custom_color_background);
  if (background) {
    const chrome = readableChrome(background);
    const ink = chromeInk(chrome);
    variables['--h'] = chrome.h.toFixed(1);
    variables['--chrome-c'] = chrome.c.toFixed(4);
    variables['--chrome-own'] = toHex(chrome);
    if (isLightChrome(chrome)) variables['--sheet-line'] = 'oklch(0.89 0.01 var(--h))';
    variables['--chrome-ink-light-mode'] = `oklch(${ink.l} ${ink.c} var(--h))`;
  }
  const secondary = parseHex(style.custom_color_secondary);
  if (secondary) {
    variables['--mark'] = toHex(secondary);
    variables['--mark-ink'] = secondary.l > 0.68 ? '#1a1a1a' : '#ffffff';
  }
  return variables;
}
