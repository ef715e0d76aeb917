// The end of a card, a dialog or a list: its buttons at the right, or what is said at the left and they opposite (`justify="between"`).
import type { JSX } from 'react';
import classes from './foot.module.css';
import type { PropsOf, RowProps } from './primitive-props.ts';
import { Row } from './row.tsx';

/** With `isLined` a line is above it and it reaches the edges of its panel. */
export function Foot<Tag extends keyof JSX.IntrinsicElements = 'div'>({
  isLined = false,
  className,
  ...props
}: PropsOf<Tag, RowProps & { isLined?: boolean; className?: string | undefined }>) {
  return (
    <Row
      gap={8}
      justify="end"
      wrap
      className={[isLined ? classes.lined : '', className].filter(Boolean).join(' ') || undefined}
      {...props}
    />
  );
}
