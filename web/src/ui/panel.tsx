// A flat sheet of surface with one line around it, and optionally a title with something quiet or a link at its right.
import type { ReactNode } from 'react';
import classes from './panel.module.css';
import { Row } from './row.tsx';
import { Text } from './text.tsx';

interface PanelProps {
  title?: ReactNode;
  aside?: ReactNode;
  /** Without padding, for rows that reach the edges. */
  isFlush?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Elevation 0: a line, no shadow. */
export function Panel({ title, aside, isFlush = false, className, children }: PanelProps) {
  return (
    <section className={[classes.panel, className].filter(Boolean).join(' ')} data-flush={isFlush || undefined}>
      {title === undefined ? null : (
        <Row as="header" gap={12} justify="between" className={classes.head}>
          <Text as="h2" size="lg" weight="semibold">
            {title}
          </Text>
          {aside}
        </Row>
      )}
      <div className={classes.body}>{children}</div>
    </section>
  );
}
