// Tasks by due date: a month as a grid, on a phone as a list of the days on which something is due.
import type { TaskRow } from '@folio/contract/task-shapes';
import { taskViewLimits } from '@folio/contract/task-words';
import { ActionIcon, Button } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatMonthYear, formatWeekday } from '../../ui/intl-format.ts';
import { ListHead } from '../../ui/list-head.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useText } from '../../ui/use-text.ts';
import board from './board/board.module.css';
import classes from './task-calendar.module.css';
import { addMonths, daysOfMonth, noonOf, today } from './task-days.ts';
import { TaskFilters } from './task-filters.tsx';
import type { TaskViewProps } from './task-list-view.tsx';
import { TaskStatusBadge } from './task-status.tsx';
import { calendarQuery } from './tasks.queries.ts';

/** Tasks of one day that are drawn before the others are asked for. */
const shownADay = 3;

export function TaskCalendar({ search, workspaceId, onChange }: TaskViewProps) {
  const { t, language } = useText();
  const now = today();
  const month = search.month ?? now.slice(0, 7);
  const days = daysOfMonth(month);
  const { data, isPending, refetch } = useQuery(calendarQuery(workspaceId, search, days[0] ?? now, days.at(-1) ?? now));
  const byDay = Map.groupBy(data?.tasks ?? [], ({ due_date: due }) => due ?? '');
  const show = (next: string | undefined) => onChange({ month: next === now.slice(0, 7) ? undefined : next });
  return (
    <Panel isFlush>
      <ListHead isStacked>
        <TaskFilters search={search} workspaceId={workspaceId} searchClass={board.search} onChange={onChange} />
      </ListHead>
      <div className={classes.head}>
        <h2>{formatMonthYear(noonOf(`${month}-01`), language)}</h2>
        <Button variant="default" onClick={() => show(undefined)}>
          {t('taskViews.days.today')}
        </Button>
        <ActionIcon size={36} aria-label={t('taskViews.calendar.previous')} onClick={() => show(addMonths(month, -1))}>
          <IconChevronLeft size={18} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon size={36} aria-label={t('taskViews.calendar.next')} onClick={() => show(addMonths(month, 1))}>
          <IconChevronRight size={18} aria-hidden="true" />
        </ActionIcon>
      </div>
      {isPending ? <SkeletonRows rows={8} /> : null}
      {!isPending && !data ? <ErrorState title={t('tasks.failed')} onRetry={() => void refetch()} /> : null}
      {data?.has_more ? (
        <p className={classes.note}>{t('taskViews.calendar.hasMore', { count: taskViewLimits.calendar })}</p>
      ) : null}
      {data ? (
        <>
          <div className={classes.weekdays} aria-hidden="true">
            {days.slice(0, 7).map((day) => (
              <span key={day}>{formatWeekday(noonOf(day), language, 'short')}</span>
            ))}
          </div>
          <ol className={classes.days}>
            {days.map((day) => (
              <Day key={day} day={day} month={month} tasks={byDay.get(day) ?? []} isToday={day === now} />
            ))}
          </ol>
          {data.tasks.length === 0 ? <p className={classes.empty}>{t('taskViews.calendar.empty')}</p> : null}
        </>
      ) : null}
    </Panel>
  );
}

interface DayProps {
  day: string;
  month: string;
  tasks: TaskRow[];
  isToday: boolean;
}

function Day({ day, month, tasks, isToday }: DayProps) {
  const { t, language } = useText();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? tasks : tasks.slice(0, shownADay);
  return (
    <li
      className={classes.day}
      data-empty={tasks.length === 0 || undefined}
      data-other={day.startsWith(month) ? undefined : true}
      data-today={isToday || undefined}
    >
      <time dateTime={day} aria-current={isToday ? 'date' : undefined}>
        <span className={classes.weekday}>{formatWeekday(noonOf(day), language, 'long')} </span>
        <span className={classes.number}>{noonOf(day).getDate()}</span>
      </time>
      {tasks.length > 0 ? (
        <ul>
          {shown.map((task) => (
            <li key={task.id} className={classes.task} data-status={task.status}>
              <Link to="/task-assignment/$id/{-$tab}" params={{ id: String(task.id) }} title={task.title}>
                {task.title}
              </Link>
              <span className={classes.badge}>
                <TaskStatusBadge task={task} />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {shown.length < tasks.length ? (
        <button type="button" className={classes.more} onClick={() => setWhole(true)}>
          {t('taskViews.calendar.more', { count: tasks.length - shown.length })}
        </button>
      ) : null}
    </li>
  );
}
