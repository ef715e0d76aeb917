// Colors of a website: counted in its style sheets and inline styles, with the place where each was found.

export type ColorRole = 'primary' | 'secondary' | 'dark' | null;

export interface CountedColor {
  /** Like `#0f7a5c`. */
  hex: string;
  uses: number;
  /** The custom property that names it; null for a color of a declaration. */
  property: string | null;
}

/** Characters of one style sheet, and colors that are counted of a page. */
const max = { css: 600_000, colors: 400 } as const;

const channel = (value: number) => Math.max(0, Math.min(255, Math.round(value)));
const toHex = (red: number, green: number, blue: number) =>
  `#${[red, green, blue].map((value) => channel(value).toString(16).padStart(2, '0')).join('')}`;

/** Hue, saturation and lightness, 0 to 1. */
export function toHsl(hex: string): { h: number; s: number; l: number } {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [top, low] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [l, spread] = [(top + low) / 2, top - low];
  if (spread === 0) return { h: 0, s: 0, l };
  const s = spread / (1 - Math.abs(2 * l - 1));
  const sector = top === r ? ((g - b) / spread + 6) % 6 : top === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return { h: sector / 6, s, l };
}

function fromHsl(h: number, s: number, l: number): string {
  const part = (n: number) => {
    const k = (n + h / 30) % 12;
    return 255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return toHex(part(0), part(8), part(4));
}

/** Returns a CSS color as `#rrggbb`; null for other text and mostly transparent colors. */
export function readColor(text: string): string | null {
  const value = text.trim().toLowerCase();
  const [, hex = ''] = /^#([0-9a-f]{3,8})$/.exec(value) ?? [];
  if (hex.length === 3 || hex.length === 4) return readColor(`#${[...hex].map((digit) => digit + digit).join('')}`);
  if (hex.length === 6) return `#${hex}`;
  if (hex.length === 8) return Number.parseInt(hex.slice(6), 16) > 128 ? `#${hex.slice(0, 6)}` : null;
  const [, kind = '', inner = ''] = /^(rgb|hsl)a?\(([^()]{1,60})\)$/.exec(value) ?? [];
  const parts = inner.split(/[\s,/]+/).filter(Boolean);
  if (parts.length < 3) return null;
  const alpha = parts[3] === undefined ? 1 : Number.parseFloat(parts[3]) / (parts[3].endsWith('%') ? 100 : 1);
  const numbers = parts.slice(0, 3).map((part) => Number.parseFloat(part));
  if (!(alpha > 0.5) || numbers.some((number) => !Number.isFinite(number))) return null;
  const [a = 0, b = 0, c = 0] = numbers;
  if (kind === 'hsl') return fromHsl(((a % 360) + 360) % 360, Math.min(100, b) / 100, Math.min(100, c) / 100);
  const scale = (index: number, number: number) => (parts[index]?.endsWith('%') ? number * 2.55 : number);
  return toHex(scale(0, a), scale(1, b), scale(2, c));
}

/** Rules that color code, messages or hovered elements. */
const noBrandRule =
  /highlight|hljs|codehilite|pygments|syntax|token|prism|\bcode\b|\bpre\b|admonition|alert|error|warning|danger|notice|deprecated/i;

/** The style sheet without the declarations of such rules. */
const withoutSideRules = (css: string): string =>
  css
    .split('}')
    .filter((rule) => !noBrandRule.test(rule.slice(0, rule.lastIndexOf('{') + 1).slice(-600)))
    .join('}');

const declaration = /(--[\w-]{1,80}|(?:background|border|outline)?(?:-?color)?|fill|stroke|background)\s*:\s*([^;{}]{1,300})/gi;
const color = /#[0-9a-f]{3,8}\b|(?:rgb|hsl)a?\([^()]{1,60}\)/gi;

/** Colors of style sheets, those used most first. */
export function countColors(css: string): CountedColor[] {
  const found = new Map<string, CountedColor>();
  for (const [, name = '', value = ''] of withoutSideRules(css.slice(0, max.css)).matchAll(declaration)) {
    const isProperty = name.startsWith('--');
    if (name === '') continue;
    for (const [written] of value.matchAll(color)) {
      const hex = readColor(written);
      if (hex === null || (found.size >= max.colors && !found.has(hex))) continue;
      const known = found.get(hex) ?? { hex, uses: 0, property: null };
      found.set(hex, { ...known, uses: known.uses + 1, property: known.property ?? (isProperty ? name.toLowerCase() : null) });
    }
    // A property that is used counts for its color.
    if (isProperty) continue;
    const [, used = ''] = /var\((--[\w-]{1,80})/.exec(value) ?? [];
    const named = used === '' ? undefined : [...found.values()].find(({ property }) => property === used.toLowerCase());
    if (named) named.uses += 1;
  }
  return [...found.values()].toSorted((one, other) => other.uses - one.uses);
}

/** Merges the colors of several pages and style sheets. */
export function addColors(lists: readonly (readonly CountedColor[])[]): CountedColor[] {
  const all = new Map<string, CountedColor>();
  for (const { hex, uses, property } of lists.flat()) {
    const known = all.get(hex);
    all.set(hex, { hex, uses: (known?.uses ?? 0) + uses, property: known?.property ?? property });
  }
  return [...all.values()].toSorted((one, other) => other.uses - one.uses).slice(0, max.colors);
}

export interface ChosenColor {
  hex: string;
  /** Origin of the color: `theme-color`, the name of a custom property, or the uses in style sheets. */
  source: { kind: 'theme' } | { kind: 'property'; name: string } | { kind: 'uses'; count: number };
}

export interface ChosenColors {
  primary: ChosenColor | null;
  /** Dark, for the sidebar. */
  background: ChosenColor | null;
  accent: ChosenColor | null;
}

/** Names that state the role of a color. Link text and error colors do not count as brand colors. */
const roleNames: Record<'primary' | 'accent' | 'background', RegExp> = {
  primary: /(?:^|-)(?:primary|brand|main|theme)(?:-|$|color|\d)/,
  accent: /(?:^|-)(?:accent|secondary|highlight)(?:-|$|color|\d)/,
  background: /(?:^|-)(?:dark|header|footer|nav|sidebar|ink)(?:-|$|color|\d)/,
};
const noBrand =
  /(?:error|danger|warn|success|info|alert|code|syntax|hljs|token|admonition|disabled|muted|border|shadow|wp--preset)/;

const isColorful = ({ hex }: { hex: string }) => {
  const { s, l } = toHsl(hex);
  return s > 0.2 && l > 0.12 && l < 0.86;
};
const isDark = ({ hex }: { hex: string }) => toHsl(hex).l < 0.3 && hex !== '#000000';

const hueGap = (one: string, other: string) => {
  const gap = Math.abs(toHsl(one).h - toHsl(other).h);
  return Math.min(gap, 1 - gap);
};

const sourceOf = ({ property, uses }: CountedColor): ChosenColor['source'] =>
  property === null ? { kind: 'uses', count: uses } : { kind: 'property', name: property };

/** The brand's colors among those that were counted; null where none fits. A color of one use is chance. */
export function chooseColors(themeColors: readonly string[], counted: readonly CountedColor[]): ChosenColors {
  const usable = counted.filter(({ property }) => property === null || !noBrand.test(property));
  const named = (role: keyof typeof roleNames, fits: (one: CountedColor) => boolean) =>
    usable.find((one) => one.property !== null && roleNames[role].test(one.property) && fits(one));
  const theme = themeColors.find((hex) => isColorful({ hex }));
  const asChosen = (one: CountedColor | undefined): ChosenColor | null => (one ? { hex: one.hex, source: sourceOf(one) } : null);
  const used = usable.filter(({ uses, property }) => uses > 1 || property !== null);
  const primary: ChosenColor | null =
    asChosen(named('primary', isColorful)) ??
    (theme ? { hex: theme, source: { kind: 'theme' } } : null) ??
    asChosen(used.find(isColorful));
  const isOther = (one: CountedColor) => primary === null || (one.hex !== primary.hex && hueGap(one.hex, primary.hex) > 0.06);
  const accent =
    asChosen(named('accent', (one) => isColorful(one) && one.hex !== primary?.hex)) ??
    asChosen(used.find((one) => isColorful(one) && isOther(one)));
  const dark = (one: CountedColor) => isDark(one) && one.hex !== primary?.hex && one.hex !== accent?.hex;
  const darkTheme = themeColors.find((hex) => isDark({ hex }));
  const background =
    asChosen(named('background', dark)) ??
    (darkTheme && darkTheme !== primary?.hex ? { hex: darkTheme, source: { kind: 'theme' } as const } : null) ??
    asChosen(used.find(dark));
  return { primary, background, accent };
}

/** Counts the colors of style sheets in a worker. */
export async function run({ css }: { css: string[] }): Promise<CountedColor[]> {
  return addColors(css.map(countColors));
}
