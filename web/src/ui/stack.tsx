// Parts below one another; the type that it sets holds for all of them.
import { createElement, type JSX } from 'react';
import { type PropsOf, primitiveAttributes, type StackProps } from './primitive-props.ts';

export function Stack<Tag extends keyof JSX.IntrinsicElements = 'div'>({ as, ...props }: PropsOf<Tag, StackProps>) {
  return createElement(as ?? 'div', { 'data-flow': 'stack', ...primitiveAttributes(props) });
}
