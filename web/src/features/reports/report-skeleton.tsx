// A report before its figures came: the strip and bars of a chart.

import { Row } from '../../ui/row.tsx';
import { SkeletonBlock } from '../../ui/skeleton-rows.tsx';
import bars from './report-skeleton.module.css';
import classes from './report-view.module.css';

const heights = [46, 58, 52, 74, 92, 70, 60];

export function ReportSkeleton() {
  return (
    <div className={classes.stack} aria-hidden="true">
      <SkeletonBlock height={112} />
      <div className={classes.pair}>
        <Row gap={10} align="end" className={bars.chart}>
          {heights.map((height) => (
            <span key={height} style={{ height: `${height}%` }} />
          ))}
        </Row>
        <SkeletonBlock height={270} />
      </div>
    </div>
  );
}
