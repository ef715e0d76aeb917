// Dresses the page in the company's colours and keeps them, so that the next visit starts in them.
import type { UserInfo } from '@folio/contract/users';
import i18next from 'i18next';
import { type BrandStyle, brandVariables } from '../ui/brand-style.ts';
import { setProductName } from '../ui/product-name.ts';

type Branding = UserInfo['extra_info'];

const keptBrand = 'folio-brand';

/** Branding of a page before sign-in. */
export interface KeptBrand {
  name: string;
  logo: string | null;
  variables: Record<string, string>;
}

function paint({ name: product, variables }: KeptBrand): void {
  setProductName(product);
  const { style } = document.documentElement;
  for (const name of Array.from(style).filter((property) => property.startsWith('--'))) style.removeProperty(name);
  for (const [name, value] of Object.entries(variables)) style.setProperty(name, value);
}

/** Applies a company's branding; where it set none, or its theme is off, the product's own look returns. */
export function applyBrand(branding: Branding): void {
  const brand: KeptBrand = {
    name: branding.custom_tool_name ?? 'Folio',
    logo: branding.company_logo,
    variables: branding.company_custom_theme ? brandVariables(branding) : {},
  };
  paint(brand);
  if (i18next.options.interpolation) i18next.options.interpolation.defaultVariables = { product: brand.name };
  try {
    localStorage.setItem(keptBrand, JSON.stringify(brand));
  } catch {
    // The next visit then starts in the product's own colours.
  }
}

/** Applies the branding of a company that the visitor does not work for: for this page alone, nothing is kept. */
export const paintGuestBrand = (name: string, style: BrandStyle | null): void =>
  paint({ name, logo: null, variables: style ? brandVariables(style) : {} });

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
