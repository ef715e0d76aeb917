// Props of `Text`, `Row` and `Stack` and the attributes that `primitives.css` reads.
import type { ComponentPropsWithRef, JSX } from 'react';

/** The steps of the type scale (`tokens.css`): 11, 12, 13, 14, 15, 16, 18, 20, 24, 28 and 30 pixels. */
type Size = 'xxs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl' | '3xl' | '4xl' | '5xl' | '6xl';
/** The steps of the space scale, in pixels. */
type Space = 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 20 | 24 | 32;

export interface TypeProps {
  /** Sets font size and line height; inherited if absent. */
  size?: Size | undefined;
  /** `muted` and `quiet` are the second and third ink. */
  tone?: 'strong' | 'muted' | 'quiet' | 'accent' | 'ready' | 'progress' | 'hold' | 'failed' | undefined;
  weight?: 'regular' | 'medium' | 'semibold' | undefined;
  /** `display` is semibold and set tightly. */
  family?: 'display' | 'code' | 'interface' | undefined;
  /** Breaks within a word rather than run out of its box. */
  breaks?: boolean | undefined;
  nowrap?: boolean | undefined;
  /** One line, which ends with an ellipsis if it is too long. */
  truncate?: boolean | undefined;
  /** On lines of its own, for an element that is within one. */
  block?: boolean | undefined;
  /** In a row. `fill`: takes the space that is left. `shrink`: may be narrower than its content. `none`: keeps its width. `end`: at the end. */
  flex?: 'fill' | 'shrink' | 'none' | 'end' | undefined;
  /** Margin above. */
  mt?: Space | undefined;
  /** Margin below. */
  mb?: Space | undefined;
  /** Padding at the sides; `panel` is that of a panel's title. */
  px?: Space | 'panel' | undefined;
  /** Padding above and below. */
  py?: Space | undefined;
  /** A line at the top or bottom, or around the element. */
  line?: 'top' | 'bottom' | 'around' | undefined;
  /** On the fill of its tone, as notices are. */
  filled?: boolean | undefined;
}

export interface StackProps extends TypeProps {
  /** `page`: the gap between panels, which is smaller on phones. */
  gap?: Space | 'page' | undefined;
  /** Width of narrower parts; as wide as the stack if absent. */
  align?: 'start' | 'center' | 'end' | undefined;
}

export interface RowProps extends TypeProps {
  gap?: Space | 'page' | undefined;
  /** Between lines, if other than `gap`. */
  rowGap?: Exclude<Space, 24 | 32> | undefined;
  /** `center` if absent. */
  align?: 'start' | 'end' | 'baseline' | 'stretch' | undefined;
  justify?: 'between' | 'center' | 'end' | undefined;
  wrap?: boolean | undefined;
  /** Within a line of text. */
  inline?: boolean | undefined;
}

type Tag = keyof JSX.IntrinsicElements;

/** The props of a primitive and of the element that it draws. */
export type PropsOf<Element extends Tag, Own> = Own & { as?: Element } & Omit<ComponentPropsWithRef<Element>, keyof Own | 'as'>;

type AnyProps = Omit<StackProps, 'align'> & Omit<RowProps, 'align'> & { align?: string | undefined };

/** Returns all properties outside the primitive's own props, to pass to the element unchanged. */
export function primitiveAttributes({
  size,
  tone,
  weight,
  family,
  breaks,
  nowrap,
  truncate,
  block,
  flex,
  mt,
  mb,
  px,
  py,
  line,
  filled,
  gap,
  rowGap,
  align,
  justify,
  wrap,
  inline,
  ...element
}: AnyProps): Record<string, unknown> {
  return {
    'data-text': size,
    'data-ink': tone,
    'data-weight': weight,
    'data-family': family,
    'data-breaks': breaks || undefined,
    'data-nowrap': nowrap || undefined,
    'data-truncate': truncate || undefined,
    'data-block': block || undefined,
    'data-flex': flex,
    'data-mt': mt,
    'data-mb': mb,
    'data-px': px,
    'data-py': py,
    'data-line': line,
    'data-filled': filled || undefined,
    'data-gap': gap,
    'data-row-gap': rowGap,
    'data-align': align,
    'data-justify': justify,
    'data-wrap': wrap || undefined,
    'data-inline': inline || undefined,
    ...element,
  };
}
