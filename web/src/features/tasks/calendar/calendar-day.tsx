import type { TaskRow } from '@folio/contract/task-shapes';
import { ActionIcon } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import { IconCalendarShare } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { formatWeekday } from '../../../ui/intl-format.ts';
import { useText } from '../../../ui/use-text.ts';
import { noonOf } from '../task-days.ts';
import { TaskStatusBadge } from '../task-status.tsx';
import classes from './task-calendar.module.css';

/** Tasks of one day that are drawn before the others are asked for. */
const shownADay = 3;

interface TaskOfDayProps {
  liftedId: number | null;
  /** Days of tasks that were dropped and not answered yet. */
  pending: ReadonlyMap<number, string>;
  onPress: (event: PointerEvent<HTMLElement>, task: TaskRow) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>, task: TaskRow) => void;
  /** Asks for another day, where there is no room to drag. */
  onMove: (task: TaskRow) => void;
}

interface CalendarDayProps extends TaskOfDayProps {
  day: string;
  month: string;
  tasks: TaskRow[];
  isToday: boolean;
  /** A lifted task would be dropped here. */
  isTarget: boolean;
}

export function CalendarDay({ day, month, tasks, isToday, isTarget, ...ofTask }: CalendarDayProps) {
  const { t, language } = useText();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? tasks : tasks.slice(0, shownADay);
  return (
    <li
      className={classes.day}
      data-day={day}
      data-empty={tasks.length === 0 || undefined}
      data-other={day.startsWith(month) ? undefined : true}
      data-target={isTarget || undefined}
      data-today={isToday || undefined}
    >
      <time dateTime={day} aria-current={isToday ? 'date' : undefined}>
        <span className={classes.weekday}>{formatWeekday(noonOf(day), language, 'long')} </span>
        <span className={classes.number}>{noonOf(day).getDate()}</span>
      </time>
      {tasks.length > 0 ? (
        <ul>
          {shown.map((task) => (
            <TaskOfDay key={task.id} task={task} {...ofTask} />
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

/** A task on its due day; its link is what is focused, opened and lifted. */
function TaskOfDay({ task, liftedId, pending, onPress, onKeyDown, onMove }: TaskOfDayProps & { task: TaskRow }) {
  const { t } = useText();
  const canMove = task.can.edit && !pending.has(task.id);
  return (
    <li
      className={classes.task}
      data-status={task.status}
      data-lifted={task.id === liftedId || undefined}
      data-movable={canMove || undefined}
      aria-busy={pending.has(task.id) || undefined}
    >
      <Link
        to="/task-assignment/$id/{-$tab}"
        params={{ id: String(task.id) }}
        title={task.title}
        draggable={false}
        {...(task.can.edit ? { 'aria-describedby': 'calendar-help' } : {})}
        onPointerDown={(event) => canMove && onPress(event, task)}
        onKeyDown={(event) => onKeyDown(event, task)}
      >
        {task.title}
      </Link>
      <span className={classes.badge}>
        <TaskStatusBadge task={task} />
      </span>
      {canMove ? (
        <ActionIcon
          className={classes.mover}
          size={36}
          aria-label={t('taskPlanning.move.button', { name: task.title })}
          onClick={() => onMove(task)}
        >
          <IconCalendarShare size={18} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      ) : null}
    </li>
  );
}
