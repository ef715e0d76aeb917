// The room that most pages are in: 32 px from above, 40 px from the sides, content at most 1240 wide.
import type { ReactNode } from 'react';
import classes from './page-frame.module.css';

/** Use `isNarrow` for pages made of a single column of forms. */
export function PageFrame({ isNarrow = false, children }: { isNarrow?: boolean; children: ReactNode }) {
  return (
    <div className={classes.frame} data-narrow={isNarrow || undefined}>
      {children}
    </div>
  );
}
