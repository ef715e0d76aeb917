// Dresses the page in the company's colours and keeps them, so that the next visit starts in them.
import type { UserInfo } from '@folio/contract/users';
import i18next from 'i18next';
import { brandRamp, isLightChrome, parseHex, toHex } from '../ui/brand-colors.ts';

type Branding = UserInfo['extra_info'];

const keptBrand = 'folio-brand';

/** What a page shows of the company before anybody has signed in. */
export interface KeptBrand {
  name: string;
  logo: string | null;
  variables: Record<string, string>;
}

function toVariables(branding: Branding): Record<string, string> {
  const variables: Record<string, string> = {};
  const primary = parseHex(branding.custom_color_primary);
  if (primary) {
    for (const [shade, color] of brandRamp(primary).entries()) variables[`--brand-${shade}`] = color;
  }
  const chrome = parseHex(branding.custom_color_background);
  if (chrome) {
    variables['--h'] = chrome.h.toFixed(1);
    variables['--chrome-c'] = chrome.c.toFixed(4);
    variables['--chrome-own'] = toHex(chrome);
    if (isLightChrome(chrome)) variables['--sheet-line'] = 'oklch(0.89 0.01 var(--h))';
    variables['--chrome-ink-light-mode'] = `oklch(${isLightChrome(chrome) ? '0.235 0.018' : '0.96 0.008'} var(--h))`;
  }
  const secondary = parseHex(branding.custom_color_secondary);
  if (secondary) {
    variables['--mark'] = toHex(secondary);
    variables['--mark-ink'] = secondary.l > 0.68 ? '#1a1a1a' : '#ffffff';
  }
  return variables;
}

function paint({ variables }: KeptBrand): void {
  const { style } = document.documentElement;
  for (const name of [...style].filter((property) => property.startsWith('--'))) style.removeProperty(name);
  for (const [name, value] of Object.entries(variables)) style.setProperty(name, value);
}

/** Applies a company's branding; where it set none, the product's own look returns. */
export function applyBrand(branding: Branding): void {
  const brand: KeptBrand = {
    name: branding.custom_tool_name ?? 'Folio',
    logo: branding.company_logo,
    variables: toVariables(branding),
  };
  paint(brand);
  if (i18next.options.interpolation) i18next.options.interpolation.defaultVariables = { product: brand.name };
  try {
    localStorage.setItem(keptBrand, JSON.stringify(brand));
  } catch {
    // The next visit then starts in the product's own colours.
  }
}

/** The branding of the last visit, or the product's own. */
export function keptBranding(): KeptBrand {
  try {
    const kept = localStorage.getItem(keptBrand);
    if (kept) return JSON.parse(kept) as KeptBrand;
  } catch {
    // Unreadable or forbidden storage: the product's own colours.
  }
  return { name: 'Folio', logo: null, variables: {} };
}

/** Paints the kept branding before the first render. */
export const paintKeptBrand = (): void => paint(keptBranding());
