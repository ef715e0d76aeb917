// Drawing options of the guide, from its URL: scheme, width, brand colors, language and direction.
import { type InterfaceLanguage, interfaceLanguages } from '@folio/contract/languages';
import { parseHex } from '../../ui/brand-colors.ts';
import type { BrandStyle } from '../../ui/brand-style.ts';

/** The address's own words; one that is left out is the reader's. */
export interface GuideAddress {
  scheme?: string;
  device?: string;
  brand?: string;
  language?: string;
  direction?: string;
}

export type Scheme = 'light' | 'dark';
export const schemeChoices = ['light', 'dark', 'both'] as const;
export const deviceChoices = ['desk', 'phone'] as const;
export const directionChoices = ['ltr', 'rtl'] as const;

export interface GuideView {
  /** Undefined for the reader's. */
  scheme: (typeof schemeChoices)[number] | undefined;
  device: (typeof deviceChoices)[number] | undefined;
  /** Null for that of the reader's company. */
  brand: BrandStyle | null;
  /** Undefined for the reader's. */
  language: InterfaceLanguage | undefined;
  direction: (typeof directionChoices)[number];
}

const oneOf = <Choice extends string>(choices: readonly Choice[], value: string | undefined): Choice | undefined =>
  choices.find((choice) => choice === value);

/** Three colours, primary, background and secondary, as `0f7a5c-14261f-e4b65a`. */
function readBrand(text: string | undefined): BrandStyle | null {
  const [primary, background, secondary, ...more] = (text ?? '').split('-');
  if (more.length > 0 || ![primary, background, secondary].every((color) => parseHex(color))) return null;
  return {
    custom_color_primary: `#${primary}`,
    custom_color_background: `#${background}`,
    custom_color_secondary: `#${secondary}`,
  };
}

export const writeBrand = ({ custom_color_primary, custom_color_background, custom_color_secondary }: BrandStyle): string =>
  [custom_color_primary, custom_color_background, custom_color_secondary]
    .map((color) => (color ?? '').replace('#', ''))
    .join('-');

/** Options of the URL; unknown ones are skipped. */
export const readGuideView = (address: GuideAddress): GuideView => ({
  scheme: oneOf(schemeChoices, address.scheme),
  device: oneOf(deviceChoices, address.device),
  brand: readBrand(address.brand),
  language: oneOf(interfaceLanguages, address.language),
  direction: oneOf(directionChoices, address.direction) ?? 'ltr',
});

/** Returns the part of the URL shared by the frames of a page, without the reader's own settings. */
export function frameSearch({ brand, language, direction }: GuideView, scheme: Scheme): string {
  const search = new URLSearchParams({ scheme, ...(language && { language }), ...(direction === 'rtl' && { direction }) });
  if (brand) search.set('brand', writeBrand(brand));
  return search.toString();
}
