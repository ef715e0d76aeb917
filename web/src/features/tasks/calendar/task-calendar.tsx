// Tasks by due date: a month as a grid, on a phone as a list of the days on which something is due.
import { taskViewLimits } from '@folio/contract/task-words';
import { ActionIcon, Button } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatMonthYear, formatWeekday } from '../../../ui/intl-format.ts';
import { ListHead } from '../../../ui/list-head.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { useText } from '../../../ui/use-text.ts';
import board from '../board/board.module.css';
import { addMonths, daysOfMonth, noonOf, today } from '../task-days.ts';
import { TaskFilters } from '../task-filters.tsx';
import type { TaskViewProps } from '../task-list-view.tsx';
import { calendarQuery } from '../tasks.queries.ts';
import { CalendarDay } from './calendar-day.tsx';
import classes from './task-calendar.module.css';
import { useDayDrag } from './use-day-drag.ts';
import { useDayKeys } from './use-day-keys.ts';
import { useDayMoves } from './use-day-moves.ts';

const MoveDialog = lazy(() => import('./move-dialog.tsx').then((module) => ({ default: module.MoveDialog })));

export function TaskCalendar({ search, workspaceId, onChange }: TaskViewProps) {
  const { t, language } = useText();
  const now = today();
  const month = search.month ?? now.slice(0, 7);
  const days = daysOfMonth(month);
  const { data, isPending, refetch } = useQuery(calendarQuery(workspaceId, search, days[0] ?? now, days.at(-1) ?? now));
  const [said, say] = useState('');
  const ghost = useRef<HTMLDivElement>(null);
  const moves = useDayMoves(say);
  const keys = useDayKeys(days, say, moves.drop);
  const follow = (x: number, y: number) => {
    if (ghost.current) ghost.current.style.translate = `${x}px ${y}px`;
  };
  const drag = useDayDrag(follow, (task) => say(t('taskPlanning.move.picked', { name: task.title })), moves.drop);
  const byDay = Map.groupBy(data?.tasks ?? [], ({ id, due_date: due }) => moves.pending.get(id) ?? due ?? '');
  const moved = drag.dragged ?? keys.lifted?.task ?? null;
  const target = drag.dragged ? drag.over : (keys.lifted?.day ?? null);
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
          <p id="calendar-help" className="visually-hidden">
            {t('taskPlanning.move.help')}
          </p>
          <ol className={classes.days} data-moving={moved !== null || undefined}>
            {days.map((day) => (
              <CalendarDay
                key={day}
                day={day}
                month={month}
                tasks={byDay.get(day) ?? []}
                isToday={day === now}
                isTarget={day === target}
                liftedId={moved?.id ?? null}
                pending={moves.pending}
                onPress={drag.press}
                onKeyDown={keys.onKeyDown}
                onMove={moves.ask}
              />
            ))}
          </ol>
          {data.tasks.length === 0 ? <p className={classes.empty}>{t('taskViews.calendar.empty')}</p> : null}
        </>
      ) : null}
      <output className="visually-hidden" aria-live="assertive">
        {said}
      </output>
      {drag.dragged ? (
        <div ref={ghost} className={classes.ghost} style={{ width: drag.width }} aria-hidden="true">
          {drag.dragged.title}
        </div>
      ) : null}
      <Suspense fallback={null}>
        {moves.asked ? (
          <MoveDialog
            key={moves.asked.task.id}
            task={moves.asked.task}
            day={moves.asked.day}
            isBusy={moves.isBusy}
            onMove={(day) => moves.asked && moves.confirm(moves.asked.task, day)}
            onClose={moves.cancel}
          />
        ) : null}
      </Suspense>
    </Panel>
  );
}
