// Bars of one figure by day with their scale at the left, and a line of another over them with its own at the right. A day without the figure has neither.
import { formatDay } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { useText } from '../../ui/use-text.ts';
import { formatFigure } from './campaign-format.ts';
import classes from './day-chart.module.css';

interface DayChartProps {
  title: string;
  days: readonly { date: string; bar: number | null; line: number | null }[];
  barName: string;
  lineName: string;
  formatBar: (value: number | null) => string;
}

/** Points of the line, in percent; a gap if the value is unknown. */
function pathOf(values: readonly (number | null)[], max: number): string {
  let isDrawing = false;
  return values
    .map((value, at) => {
      if (value === null) {
        isDrawing = false;
        return '';
      }
      const command = isDrawing ? 'L' : 'M';
      isDrawing = true;
      return `${command}${((at + 0.5) / values.length) * 100} ${100 - (value / max) * 100}`;
    })
    .join(' ');
}

export function DayChart({ title, days, barName, lineName, formatBar }: DayChartProps) {
  const { language } = useText();
  const maxBar = Math.max(1, ...days.map(({ bar }) => bar ?? 0));
  // Even, so that half of it is a whole number too.
  const maxLine = 2 * Math.ceil(Math.max(2, ...days.map(({ line }) => line ?? 0)) / 2);
  const scale = (words: (share: number) => string) => (
    <span className={classes.scale} aria-hidden="true">
      {[1, 0.5, 0].map((share) => (
        <span key={share}>{words(share)}</span>
      ))}
    </span>
  );
  return (
    <Panel
      title={title}
      aside={
        <Row as="span" size="sm" tone="muted" gap={12} align="stretch" className={classes.legend} aria-hidden="true">
          <span data-kind="bar">{barName}</span>
          <span data-kind="line">{lineName}</span>
        </Row>
      }
    >
      <div className={classes.figure}>
        {scale((share) => formatBar(maxBar * share))}
        <div className={classes.chart}>
          <Row as="ol" gap={4} align="end" className={classes.bars}>
            {days.map(({ date, bar, line }) => {
              const said = `${formatDay(date, language)}: ${barName} ${formatBar(bar)}, ${lineName} ${formatFigure(line, language)}`;
              return (
                <Row as="li" key={date} flex="fill" align="end" title={said}>
                  {bar === null ? null : <span style={{ blockSize: `${Math.max(1, (bar / maxBar) * 100)}%` }} />}
                  <span className="visually-hidden">{said}</span>
                </Row>
              );
            })}
          </Row>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path
              d={pathOf(
                days.map(({ line }) => line),
                maxLine,
              )}
            />
          </svg>
        </div>
        {scale((share) => formatFigure(maxLine * share, language))}
        <Row as="p" size="xs" tone="quiet" mt={6} align="stretch" justify="between" className={classes.axis} aria-hidden="true">
          <span>{days[0] ? formatDay(days[0].date, language) : ''}</span>
          <span>{days.length > 1 ? formatDay(days.at(-1)?.date ?? '', language) : ''}</span>
        </Row>
      </div>
    </Panel>
  );
}
