// Over the calendar: which days, which groups of entries, and how they are laid out.
import type { CalendarEntry } from '@folio/contract/calendar-entries';
import type { CalendarGroup } from '@folio/contract/calendar-words';
import { ActionIcon, Button } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { addDays, addMonths, daysOfWeek, noonOf } from '../../base/calendar-days.ts';
import switches from '../../ui/icon-switch.module.css';
import { dateFormat, formatMonthYear, formatNumber } from '../../ui/intl-format.ts';
import { useText } from '../../ui/use-text.ts';
import classes from './calendar-bar.module.css';
import { type CalendarViewName, calendarViews } from './calendar-search.ts';
import { groupOf } from './entry-mark.tsx';

/** A day of what comes before or after; the first of a month. */
const neighbour = (view: CalendarViewName, date: string, step: 1 | -1): string =>
  view === 'month' ? `${addMonths(date.slice(0, 7), step)}-01` : addDays(date, 7 * step);

function useSpanName(): (view: CalendarViewName, date: string) => string {
  const { language } = useText();
  return (view, date) => {
    if (view === 'month') return formatMonthYear(noonOf(`${date.slice(0, 7)}-01`), language);
    const days = daysOfWeek(date);
    return dateFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }).formatRange(
      noonOf(days[0] ?? date),
      noonOf(days.at(-1) ?? date),
    );
  };
}

interface CalendarBarProps {
  view: CalendarViewName;
  date: string;
  /** Groups with their entries, to count; null where groups are not chosen. */
  chips: {
    groups: readonly CalendarGroup[];
    hidden: CalendarGroup | undefined;
    entries: readonly CalendarEntry[];
    onHide: (group: CalendarGroup | undefined) => void;
  } | null;
  /** Null where there is one view. */
  onView: ((view: CalendarViewName) => void) | null;
  /** Undefined: today. */
  onDate: (date: string | undefined) => void;
  children?: ReactNode;
}

export function CalendarBar({ view, date, chips, onView, onDate, children }: CalendarBarProps) {
  const { t, language } = useText();
  const nameOf = useSpanName();
  const span = view === 'month' ? 'Month' : 'Week';
  return (
    <div className={classes.bar}>
      <div className={classes.days}>
        <ActionIcon
          size={36}
          variant="default"
          aria-label={t(`calendar.previous${span}`)}
          onClick={() => onDate(neighbour(view, date, -1))}
        >
          <IconChevronLeft size={18} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon
          size={36}
          variant="default"
          aria-label={t(`calendar.next${span}`)}
          onClick={() => onDate(neighbour(view, date, 1))}
        >
          <IconChevronRight size={18} aria-hidden="true" />
        </ActionIcon>
        <Button variant="default" onClick={() => onDate(undefined)}>
          {t('taskViews.days.today')}
        </Button>
        <h2 className={classes.span}>{nameOf(view, date)}</h2>
      </div>
      <div className={classes.end}>
        {chips ? (
          <fieldset className={classes.chips} aria-label={t('calendar.groups.label')}>
            {chips.groups.map((group) => (
              <button
                key={group}
                type="button"
                data-group={group}
                aria-pressed={chips.hidden !== group}
                onClick={() => chips.onHide(chips.hidden === group ? undefined : group)}
              >
                {t(`calendar.groups.${group}`)}
                <span>{formatNumber(chips.entries.filter((entry) => groupOf(entry) === group).length, language)}</span>
              </button>
            ))}
          </fieldset>
        ) : null}
        {children}
        {onView ? (
          <fieldset className={switches.switch} aria-label={t('taskViews.layout.label')}>
            {calendarViews.map((one) => (
              <button key={one} type="button" aria-pressed={one === view} onClick={() => onView(one)}>
                {t(`calendar.views.${one}`)}
              </button>
            ))}
          </fieldset>
        ) : null}
      </div>
    </div>
  );
}
