// A month as whole weeks; each entry is on the day that it ends.
import type { CalendarEntry } from '@folio/contract/calendar-entries';
import { daysOfMonth, noonOf, today } from '../../base/calendar-days.ts';
import { formatWeekday } from '../../ui/intl-format.ts';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import type { EntryHandlers } from './entry-mark.tsx';
import { dayOf } from './entry-moves.ts';
import { MonthDay } from './month-day.tsx';
import classes from './month-grid.module.css';

interface MonthGridProps {
  /** Like 2026-11. */
  month: string;
  entries: readonly CalendarEntry[];
  targetDay: string | null;
  isMoving: boolean;
  handlers: EntryHandlers;
}

export function MonthGrid({ month, entries, targetDay, isMoving, handlers }: MonthGridProps) {
  const { language } = useText();
  const days = daysOfMonth(month);
  const now = today();
  const byDay = Map.groupBy(entries, dayOf);
  return (
    <>
      <div className={classes.weekdays} aria-hidden="true">
        {days.slice(0, 7).map((day) => (
          <Text as="span" key={day} size="sm" tone="quiet" px={10} py={8}>
            {formatWeekday(noonOf(day), language, 'short')}
          </Text>
        ))}
      </div>
      <ol className={classes.days} data-moving={isMoving || undefined}>
        {days.map((day) => (
          <MonthDay
            key={day}
            day={day}
            month={month}
            entries={byDay.get(day) ?? []}
            isToday={day === now}
            isTarget={day === targetDay}
            handlers={handlers}
          />
        ))}
      </ol>
    </>
  );
}
