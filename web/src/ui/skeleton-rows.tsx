// The true layout of a list before its data came; drawn only after 150 ms, so that a quick answer never flickers.

import { Row } from './row.tsx';
import classes from './skeleton.module.css';
import { Stack } from './stack.tsx';

const titleWidths = [212, 308, 236, 330, 258, 352, 280, 376];

/** Rows of a list: tile, title over a quiet line, state and date. */
export function SkeletonRows({ rows = 8 }: { rows?: number }) {
  return (
    <div className={classes.late} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <Row key={titleWidths[row % 8]} gap={12} className={classes.row}>
          <span className={classes.bone} style={{ width: 34, height: 34, borderRadius: 8 }} />
          <Stack as="span" flex="fill" gap={8}>
            <span className={classes.bone} style={{ width: titleWidths[row % 8], height: 11 }} />
            <span className={classes.bone} style={{ width: 124, height: 9 }} />
          </Stack>
          <span className={classes.bone} style={{ width: 74, height: 22, borderRadius: 6 }} />
        </Row>
      ))}
    </div>
  );
}

/** Any block of a page that is not here yet. */
export function SkeletonBlock({ height, width = '100%' }: { height: number; width?: number | string }) {
  return (
    <div className={classes.late} aria-hidden="true">
      <span className={classes.bone} style={{ width, height, borderRadius: 10 }} />
    </div>
  );
}
