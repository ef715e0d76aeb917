// The buttons of a page on a phone, at the bottom and in reach of the thumb. The quick menu of the shell gives way to them.
import type { ReactNode } from 'react';
import { Row } from './row.tsx';
import classes from './thumb-bar.module.css';

/** `children` are buttons, the primary one last. */
export function ThumbBar({ children }: { children: ReactNode }) {
  return (
    <Row gap={8} className={classes.bar} data-page-foot>
      {children}
    </Row>
  );
}
