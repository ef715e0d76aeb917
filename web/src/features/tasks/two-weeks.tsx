import type { TaskRow } from '@folio/contract/task-shapes';
import { addDays, noonOf, today } from '../../base/calendar-days.ts';
import { formatDay } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { openStatuses } from './core/task-days.ts';
import classes from './my-tasks.module.css';

/** Squares drawn of one day at most. */
const maxSquares = 6;

/** Open tasks by due date, from today for two weeks; weekends only where something is due. */
export function TwoWeeks({ tasks }: { tasks: readonly TaskRow[] }) {
  const { t, language } = useText();
  const now = today();
  const countOn = (day: string) =>
    tasks.filter(({ due_date: due, status }) => due === day && openStatuses.some((one) => one === status)).length;
  const days = Array.from({ length: 14 }, (_, index) => addDays(now, index))
    .map((day) => ({ day, count: countOn(day) }))
    .filter(({ day, count }) => count > 0 || noonOf(day).getDay() % 6 !== 0);
  return (
    <Panel
      title={t('taskViews.mine.twoWeeks')}
      aside={
        <Text as="span" size="sm" tone="quiet">
          {t('taskViews.mine.openByDay')}
        </Text>
      }
    >
      <Row as="ul" size="xs" tone="muted" gap={4} align="end" justify="between" className={classes.bars}>
        {days.map(({ day, count }) => {
          const said = t('taskViews.mine.onDay', { count, day: formatDay(day, language) });
          return (
            <li key={day} title={said} data-today={day === now || undefined}>
              <span className={classes.stack} aria-hidden="true">
                {Array.from({ length: Math.min(count, maxSquares) }, (_, index) => (
                  <span key={index} />
                ))}
              </span>
              <span aria-hidden="true">{noonOf(day).getDate()}</span>
              <span className="visually-hidden">{said}</span>
            </li>
          );
        })}
      </Row>
    </Panel>
  );
}
