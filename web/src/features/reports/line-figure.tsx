// Lines over the steps of a period; a step without a known value is a gap, never 0.
import type { Report } from '@folio/contract/reports';
import { Row } from '../../ui/row.tsx';
import classes from './line-figure.module.css';
import { formatValue, type ReportWords } from './report-format.ts';
import { stepText } from './step-text.ts';

type Line = Report['series'][number];

interface LineFigureProps {
  lines: readonly Line[];
  nameOf: (line: Line) => string;
  step: Report['group_by'];
  words: ReportWords;
  /** The end of the scale; the largest value where it is left out. */
  max?: number;
}

const [width, height] = [400, 120];

interface Point {
  x: number;
  y: number;
  text: string;
}

/** Neighbouring known points, so that lines do not run over gaps. */
function runsOf(points: readonly (Point | null)[]): Point[][] {
  const runs: Point[][] = [];
  let isOpen = false;
  for (const point of points) {
    if (point === null) isOpen = false;
    else if (isOpen) runs.at(-1)?.push(point);
    else {
      runs.push([point]);
      isOpen = true;
    }
  }
  return runs;
}

const path = (run: readonly Point[]) => run.map(({ x, y }) => `${x},${y}`).join(' ');

export function LineFigure({ lines, nameOf, step, words, max }: LineFigureProps) {
  const count = lines[0]?.points.length ?? 0;
  const top = max ?? (Math.max(0, ...lines.flatMap(({ points }) => points.map(({ value }) => value ?? 0))) || 1);
  const pointsOf = (line: Line) =>
    line.points.map(({ day, value }, index): Point | null =>
      value === null
        ? null
        : {
            x: count < 2 ? width / 2 : Math.round((index / (count - 1)) * width),
            y: Math.round(height - (value / top) * height),
            text: `${stepText(day, step, words.language)}, ${nameOf(line)}: ${formatValue(value, line.unit, words)}`,
          },
    );
  const marks = [1, 0.5, 0];
  const first = lines[0]?.points[0]?.day;
  const last = lines[0]?.points.at(-1)?.day;
  return (
    <div className={classes.figure}>
      <div className={classes.scale}>
        {marks.map((share) => (
          <span key={share}>{formatValue(top * share, lines[0]?.unit ?? 'count', words)}</span>
        ))}
      </div>
      <svg className={classes.drawing} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        {marks.map((share) => (
          <line key={share} className={classes.grid} x1="0" x2={width} y1={height * share} y2={height * share} />
        ))}
        {lines.flatMap((line, at) =>
          runsOf(pointsOf(line)).map((run) => (
            <g key={`${line.name} ${run[0]?.x ?? 0}`} className={classes.line} data-line={at}>
              {at === 0 && run.length > 1 ? (
                <polygon points={`${run[0]?.x ?? 0},${height} ${path(run)} ${run.at(-1)?.x ?? 0},${height}`} />
              ) : null}
              <polyline
                points={
                  run.length === 1
                    ? `${(run[0]?.x ?? 0) - 3},${run[0]?.y ?? 0} ${(run[0]?.x ?? 0) + 3},${run[0]?.y ?? 0}`
                    : path(run)
                }
              />
            </g>
          )),
        )}
      </svg>
      <Row size="xs" tone="quiet" align="stretch" justify="between" className={classes.days}>
        <span>{first ? stepText(first, step, words.language) : ''}</span>
        <span>{last && last !== first ? stepText(last, step, words.language) : ''}</span>
      </Row>
    </div>
  );
}
