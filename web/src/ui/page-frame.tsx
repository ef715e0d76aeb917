// The room that most pages are in: 32 px from above, 40 px from the sides, content at most 1240 wide.
import type { ReactNode } from 'react';
import classes from './page-frame.module.css';

interface PageFrameProps {
  /** For pages made of a single column of forms. */
  isNarrow?: boolean;
  /** For work that needs all columns side by side. */
  isWhole?: boolean;
  children: ReactNode;
}

export function PageFrame({ isNarrow = false, isWhole = false, children }: PageFrameProps) {
  return (
    <div className={classes.frame} data-width={isNarrow ? 'narrow' : isWhole ? 'whole' : undefined}>
      {children}
    </div>
  );
}
