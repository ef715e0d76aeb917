// Bars of a step each, divided by line, with their sum above.
import type { Report } from '@folio/contract/reports';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { formatValue, type ReportWords } from './report-format.ts';
import classes from './stacked-bars.module.css';
import { stepText } from './step-text.ts';

type Line = Report['series'][number];

interface StackedBarsProps {
  lines: readonly Line[];
  colorOf: (line: Line) => string;
  nameOf: (line: Line) => string;
  step: Report['group_by'];
  words: ReportWords;
}

/** At most as many labels under the bars as can be read. */
const maxLabels = 10;

export function StackedBars({ lines, colorOf, nameOf, step, words }: StackedBarsProps) {
  const days = lines[0]?.points.map(({ day }) => day) ?? [];
  const unit = lines[0]?.unit ?? 'count';
  const sums = days.map((_, index) => lines.reduce((sum, { points }) => sum + (points[index]?.value ?? 0), 0));
  const isKnown = days.map((_, index) => lines.some(({ points }) => typeof points[index]?.value === 'number'));
  const max = Math.max(...sums, 0) || 1;
  const every = Math.ceil(days.length / maxLabels);
  return (
    <div className={classes.chart} data-many={days.length > 16 || undefined}>
      {days.map((day, index) => (
        <Stack key={day} flex="shrink">
          <div className={classes.column}>
            <Text as="span" size="sm" tone="muted" nowrap flex="none" className={classes.sum}>
              {isKnown[index] ? formatValue(sums[index], unit, words) : ''}
            </Text>
            {lines.toReversed().map((line) => {
              const value = line.points[index]?.value ?? 0;
              if (value <= 0) return null;
              const said = `${stepText(day, step, words.language)}, ${nameOf(line)}: ${formatValue(value, line.unit, words)}`;
              return (
                <span
                  key={line.name}
                  className={classes.part}
                  style={{ flexBasis: `${(value / max) * 100}%`, background: colorOf(line) }}
                  title={said}
                />
              );
            })}
          </div>
          <Text
            as="span"
            size="xs"
            tone="quiet"
            nowrap
            block
            className={classes.label}
            data-wide={(days.length > 5 && index % (every * 2) !== 0) || undefined}
          >
            {index % every === 0 ? stepText(day, step, words.language) : ''}
          </Text>
        </Stack>
      ))}
    </div>
  );
}
