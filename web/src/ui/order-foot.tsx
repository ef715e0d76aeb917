// The sticky foot of an order form: the price and the remaining credits at the left, the buttons at the right.
import type { ReactNode } from 'react';
import classes from './order-foot.module.css';
import { Stack } from './stack.tsx';

interface OrderFootProps {
  /** The first line; quiet while no price is known. */
  price: ReactNode;
  isQuiet?: boolean;
  /** The second line: the remaining credits, or the reason that blocks the order. */
  note: ReactNode;
  /** For fields that the note describes. */
  noteId?: string | undefined;
  /** There are too few credits. */
  isShort?: boolean;
  /** Sets `--order-foot-padding` and the place in a layout. */
  className?: string | undefined;
  /** The buttons. */
  children: ReactNode;
}

export function OrderFoot({ price, isQuiet = false, note, noteId, isShort = false, className, children }: OrderFootProps) {
  return (
    <div className={[classes.foot, className].filter(Boolean).join(' ')} data-page-foot>
      <Stack flex="shrink" aria-live="polite">
        <p className={isQuiet ? classes.note : classes.price}>{price}</p>
        {note === '' || note === null ? null : (
          <p id={noteId} className={classes.note} data-short={isShort || undefined}>
            {note}
          </p>
        )}
      </Stack>
      {children}
    </div>
  );
}
