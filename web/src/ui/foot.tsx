// The end of a card, a dialog or a list: its buttons at the right, or a text at the left
// and the buttons opposite (`justify="between"`).
import type { JSX } from 'react';
import type { PropsOf, RowProps } from './primitive-props.ts';
import { Row } from './row.tsx';

export function Foot<Tag extends keyof JSX.IntrinsicElements = 'div'>(props: PropsOf<Tag, RowProps>) {
  return <Row gap={8} justify="end" wrap {...props} />;
}
