// Parts beside one another, in the middle of the line; the type that it sets holds for all of them.
import { createElement, type JSX } from 'react';
import { type PropsOf, primitiveAttributes, type RowProps } from './primitive-props.ts';

export function Row<Tag extends keyof JSX.IntrinsicElements = 'div'>({ as, ...props }: PropsOf<Tag, RowProps>) {
  return createElement(as ?? 'div', { 'data-flow': 'row', ...primitiveAttributes(props) });
}
