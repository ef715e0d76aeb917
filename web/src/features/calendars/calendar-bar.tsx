// Over the calendar: which days, which groups of entries, and how they are laid out.
import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { addDays, addMonths, daysOfWeek, noonOf } from '../../base/calendar-days.ts';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { dateFormat, formatMonthYear } from '../../ui/intl-format.ts';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { ViewSwitch } from '../../ui/view-switch.tsx';
import classes from './calendar-bar.module.css';
import { type CalendarViewName, calendarViews } from './calendar-search.ts';
import { GroupChips, type GroupChipsProps } from './group-chips.tsx';

/** Returns a day of the previous or next period; the first of a month. */
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

export interface CalendarBarProps {
  view: CalendarViewName;
  date: string;
  /** Null if groups are not chosen. On a phone they are in the sheet of the filters. */
  chips: GroupChipsProps | null;
  filters: { set: number; fields: ReactNode } | null;
  /** Name of the filter, and the way to everything. */
  scope?: ReactNode;
  /** Null where there is one view. */
  onView: ((view: CalendarViewName) => void) | null;
  /** Undefined: today. */
  onDate: (date: string | undefined) => void;
}

export function CalendarBar({ view, date, chips, filters, scope, onView, onDate }: CalendarBarProps) {
  const { t } = useText();
  const nameOf = useSpanName();
  const span = view === 'month' ? 'Month' : 'Week';
  return (
    <>
      <FilterBar
        isBare
        isFolded
        set={filters?.set ?? 0}
        views={
          <Row gap={8} wrap>
            <ActionIcon
              variant="default"
              aria-label={t(`calendar.previous${span}`)}
              onClick={() => onDate(neighbour(view, date, -1))}
            >
              <IconChevronLeft size={18} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon variant="default" aria-label={t(`calendar.next${span}`)} onClick={() => onDate(neighbour(view, date, 1))}>
              <IconChevronRight size={18} aria-hidden="true" />
            </ActionIcon>
            <Button variant="default" onClick={() => onDate(undefined)}>
              {t('taskViews.days.today')}
            </Button>
            <Text as="h2" size="2xl" weight="semibold" className={classes.span}>
              {nameOf(view, date)}
            </Text>
            {scope}
          </Row>
        }
        actions={
          onView ? (
            <ViewSwitch
              label={t('taskViews.layout.label')}
              views={calendarViews.map((one) => ({ value: one, label: t(`calendar.views.${one}`) }))}
              value={view}
              onChange={onView}
            />
          ) : null
        }
      >
        {filters && chips ? (
          <div key="groups" data-only="phone">
            <GroupChips {...chips} />
          </div>
        ) : null}
        {filters?.fields}
      </FilterBar>
      {chips ? (
        <div data-only="desktop" className={classes.groups}>
          <GroupChips {...chips} />
        </div>
      ) : null}
    </>
  );
}
