// What is above the rows of a list: which of them are shown, and the field that searches them.
import type { ReactNode } from 'react';
import classes from './list-head.module.css';

interface ListHeadProps {
  /** One below the other on a phone. */
  isStacked?: boolean;
  /** Sets `--list-head-gap`, `--list-head-stacked-gap` or `--list-head-padding` (in the line). */
  className?: string | undefined;
  children: ReactNode;
}

export function ListHead({ isStacked = false, className, children }: ListHeadProps) {
  return (
    <div className={[classes.head, className].filter(Boolean).join(' ')} data-stacked={isStacked || undefined}>
      {children}
    </div>
  );
}
