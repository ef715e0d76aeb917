// The frame of a task, the same on all of its tabs: one head with its decision, the tabs and the steps. On a phone the buttons are at the bottom.
import type { Task } from '@folio/contract/task-shapes';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { today } from '../../base/calendar-days.ts';
import { BarHead } from '../../ui/bar-head.tsx';
import { formatDay } from '../../ui/intl-format.ts';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import { ThumbBar } from '../../ui/thumb-bar.tsx';
import { useShownHeight } from '../../ui/use-shown-height.ts';
import { useText } from '../../ui/use-text.ts';
import { isPastDue } from './core/due-day.tsx';
import { TaskStatusBadge } from './core/task-status.tsx';
import { StepLine } from './step-line.tsx';
import classes from './task-frame.module.css';
import { type TaskPageTab, TaskPageTabs } from './task-page-tabs.tsx';
import type { TaskControls } from './use-task-controls.tsx';

interface TaskFrameProps {
  task: Task;
  tab: TaskPageTab;
  controls: TaskControls;
  /** Gets the end of the line below the title, where the content says whether it is saved. */
  lineRef: (element: HTMLElement | null) => void;
  children: ReactNode;
}

export function TaskFrame({ task, tab, controls: { buttons, menu, dialogs, refusal }, lineRef, children }: TaskFrameProps) {
  const { t } = useText();
  const measured = useShownHeight('--bar-height');
  const isPhone = useMediaQuery('(max-width: 991px)', false, { getInitialValueInEffect: false });
  const tool = task.tool?.is_deleted ? null : (task.tool?.name ?? null);
  return (
    <>
      <BarHead
        ref={measured}
        back={{ to: '/task-assignment' }}
        backLabel={t('shell.tasks')}
        title={task.title}
        second={
          <>
            {t('tasks.number', { id: task.id })}, {tool === null ? null : `${tool}, `}
            <DueWords task={task} />
            <span ref={lineRef} />
          </>
        }
        state={<TaskStatusBadge task={task} />}
        below={
          <>
            <Row gap={20} justify="between" className={classes.line}>
              <TaskPageTabs id={task.id} tab={tab} />
              <StepLine task={task} />
            </Row>
            {refusal ? (
              <Text id={refusal.id} size="sm" tone="hold" px={20} py={8} filled>
                {refusal.text}
              </Text>
            ) : null}
          </>
        }
      >
        {isPhone ? null : buttons}
        {menu}
      </BarHead>
      {children}
      {isPhone && buttons !== null ? <ThumbBar>{buttons}</ThumbBar> : null}
      {dialogs}
    </>
  );
}

/** Until when, in the middle of a line. */
function DueWords({ task }: { task: Task }) {
  const { t, language } = useText();
  const { due_date: due } = task;
  if (due === null) return t('taskPage.noDue');
  if (isPastDue(task)) {
    return (
      <Text as="span" tone="failed" weight="medium">
        {t('taskPage.overdue', { day: formatDay(due, language) })}
      </Text>
    );
  }
  return due === today() ? t('taskPage.dueToday') : t('taskPage.due', { day: formatDay(due, language) });
}
