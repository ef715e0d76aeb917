// A report before its figures came: the strip and bars of a chart.
import { SkeletonBlock } from '../../ui/skeleton-rows.tsx';
import bars from './report-skeleton.module.css';
import classes from './report-view.module.css';

const heights = [46, 58, 52, 74, 92, 70, 60];

export function ReportSkeleton() {
  return (
    <div className={classes.stack} aria-hidden="true">
      <SkeletonBlock height={112} />
      <div className={classes.pair}>
        <div className={bars.chart}>
          {heights.map((height) => (
            <span key={height} style={{ height: `${height}%` }} />
          ))}
        </div>
        <SkeletonBlock height={270} />
      </div>
    </div>
  );
}
