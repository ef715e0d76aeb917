import type { CalendarEntry } from '@folio/contract/calendar-entries';
import { useState } from 'react';
import { noonOf } from '../../base/calendar-days.ts';
import { formatWeekday } from '../../ui/intl-format.ts';
import { useText } from '../../ui/use-text.ts';
import { EntryChip, type EntryHandlers } from './entry-mark.tsx';
import { keyOf } from './entry-moves.ts';
import classes from './month-grid.module.css';

/** Entries of one day that are drawn before the others are asked for. */
const shownADay = 3;

interface MonthDayProps {
  day: string;
  month: string;
  entries: CalendarEntry[];
  isToday: boolean;
  /** A lifted entry would be dropped here. */
  isTarget: boolean;
  handlers: EntryHandlers;
}

export function MonthDay({ day, month, entries, isToday, isTarget, handlers }: MonthDayProps) {
  const { t, language } = useText();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, shownADay);
  return (
    <li
      className={classes.day}
      data-day={day}
      data-other={day.startsWith(month) ? undefined : true}
      data-target={isTarget || undefined}
      data-today={isToday || undefined}
    >
      <time dateTime={day} aria-current={isToday ? 'date' : undefined}>
        <span className="visually-hidden">{formatWeekday(noonOf(day), language, 'long')} </span>
        <span className={classes.number}>{noonOf(day).getDate()}</span>
      </time>
      {entries.length > 0 ? (
        <ul>
          {shown.map((entry) => (
            <li key={keyOf(entry)}>
              <EntryChip entry={entry} entryKey={keyOf(entry)} handlers={handlers} />
            </li>
          ))}
        </ul>
      ) : null}
      {shown.length < entries.length ? (
        <button type="button" className={classes.more} onClick={() => setWhole(true)}>
          {t('taskViews.calendar.more', { count: entries.length - shown.length })}
        </button>
      ) : null}
    </li>
  );
}
