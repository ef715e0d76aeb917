// Words in a step of the type scale; a paragraph unless `as` names another element.
import { createElement, type JSX } from 'react';
import { type PropsOf, primitiveAttributes, type TypeProps } from './primitive-props.ts';

export function Text<Tag extends keyof JSX.IntrinsicElements = 'p'>({ as, ...props }: PropsOf<Tag, TypeProps>) {
  return createElement(as ?? 'p', primitiveAttributes(props));
}
