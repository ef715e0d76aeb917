// Mantine in the clothes of the product. Plain objects only: `Button.extend()` would pull the component into the entry.
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

const neutral = (lightness: number, chroma: number) => `oklch(${lightness} ${chroma} var(--h))`;
const tuple = (shades: string[]) => shades as unknown as MantineColorsTuple;

const brand = tuple(Array.from({ length: 10 }, (_, shade) => `var(--brand-${shade})`));
const gray = tuple([0.979, 0.968, 0.945, 0.927, 0.872, 0.75, 0.535, 0.42, 0.32, 0.235].map((l) => neutral(l, 0.008)));
const dark = tuple([0.942, 0.8, 0.672, 0.55, 0.35, 0.292, 0.252, 0.218, 0.183, 0.16].map((l) => neutral(l, 0.009)));
const red = tuple(['#fdf1f0', '#fce9e7', '#f8cfcb', '#f2a8a1', '#e97a71', '#d64f44', '#b3261e', '#9d1f18', '#851812', '#6b110c']);
const green = tuple([
  '#eef8f2',
  '#e3f4ea',
  '#bfe5cf',
  '#8fd0ac',
  '#58b584',
  '#2f9765',
  '#16794c',
  '#11693f',
  '#0c5833',
  '#074626',
]);
const yellow = tuple([
  '#fdf8ec',
  '#fbf0d9',
  '#f5dfae',
  '#eac678',
  '#d9a646',
  '#b97f17',
  '#8a5a00',
  '#774d00',
  '#633f00',
  '#4f3200',
]);

/** Menus and lists open inside the page's main landmark, where screen readers expect them. */
const insideContent = { target: '#content' };

/** Lists open by click, arrow or typing: one that opened with the focus would cover the fields below it and their errors. */
const closedOnFocus = { openOnFocus: false };

/** Typed text in a searchable select replaces the name of the selected option; else nothing would match. */
function selectSearchText({ currentTarget: field }: { currentTarget: HTMLInputElement }): void {
  // After the press that gave the focus has placed the caret.
  if (!field.readOnly) requestAnimationFrame(() => field.select());
}

/** The theme; the brand's ten shades are CSS variables, so that a company's colour needs no new theme. */
export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 6, dark: 6 },
  colors: { brand, gray, dark, red, green, yellow },
  fontFamily: 'var(--font-interface)',
  fontFamilyMonospace: 'var(--font-code)',
  headings: { fontFamily: 'var(--font-display)', fontWeight: '600' },
  fontSizes: { xs: '12px', sm: '14px', md: '14px', lg: '15px', xl: '18px' },
  lineHeights: { xs: '16px', sm: '21px', md: '21px', lg: '22px', xl: '26px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '14px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '20px', xl: '32px' },
  breakpoints: { xs: '30em', sm: '48em', md: '62em', lg: '75em', xl: '88em' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'sm' } },
    ActionIcon: { defaultProps: { size: 'var(--control)', variant: 'subtle', color: 'gray' } },
    TextInput: { defaultProps: { size: 'sm' } },
    PasswordInput: { defaultProps: { size: 'sm' } },
    Textarea: { defaultProps: { size: 'sm' } },
    NumberInput: { defaultProps: { size: 'sm' } },
    Select: {
      defaultProps: {
        size: 'sm',
        ...closedOnFocus,
        comboboxProps: { shadow: 'none', portalProps: insideContent },
        onFocus: selectSearchText,
      },
    },
    MultiSelect: {
      defaultProps: { size: 'sm', ...closedOnFocus, comboboxProps: { shadow: 'none', portalProps: insideContent } },
    },
    TagsInput: { defaultProps: { size: 'sm' } },
    Menu: {
      defaultProps: {
        shadow: 'none',
        radius: 'lg',
        portalProps: insideContent,
        withInitialFocusPlaceholder: false,
        transitionProps: { duration: 120, transition: 'fade' },
      },
    },
    Modal: {
      defaultProps: {
        radius: 'lg',
        attributes: { header: { role: 'presentation' } },
        transitionProps: { duration: 180, transition: 'fade' },
      },
    },
    Drawer: { defaultProps: { transitionProps: { duration: 220 } } },
  },
});

/** Mantine's own variables, set to the product's tokens in both modes. */
export const cssVariables: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--canvas)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-bright': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-3)',
    '--mantine-color-placeholder': 'var(--ink-3)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--hover)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line-strong)',
    '--mantine-color-error': 'var(--failed)',
    '--mantine-color-anchor': 'var(--accent-text)',
    '--mantine-primary-color-light-color': 'var(--accent-text)',
    '--mantine-color-brand-light': 'var(--accent-soft)',
    '--mantine-color-brand-light-color': 'var(--accent-text)',
    '--mantine-color-brand-light-hover': 'var(--hover)',
    '--mantine-color-brand-text': 'var(--accent-text)',
    '--mantine-color-brand-outline': 'var(--accent-line)',
    '--mantine-color-gray-text': 'var(--ink-2)',
    '--mantine-color-gray-light-color': 'var(--ink-2)',
    '--mantine-color-gray-light-hover': 'var(--hover)',
    '--mantine-color-red-text': 'var(--failed)',
    '--mantine-color-red-light-color': 'var(--failed)',
  };
  return { variables: {}, light: shared, dark: shared };
};
