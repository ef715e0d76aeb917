// Tasks as rows: what, where it stands, who reviews, who makes it and until when. The whole row opens the task.
import type { TaskRow } from '@folio/contract/task-shapes';
import { IconClipboardCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { PersonAvatar } from '../../base/person-avatar.tsx';
import opening from '../../ui/opening-row.module.css';
import { useText } from '../../ui/use-text.ts';
import { DueDay } from './due-day.tsx';
import { TaskStatusBadge } from './task-status.tsx';
import classes from './tasks.module.css';

export function TaskList({ tasks }: { tasks: TaskRow[] }) {
  const { t } = useText();
  return (
    <>
      <div className={`${opening.head} ${classes.columns} ${classes.head}`} aria-hidden="true">
        <span>{t('tasks.columns.task')}</span>
        <span>{t('tasks.columns.status')}</span>
        <span className={classes.wide}>{t('tasks.columns.review')}</span>
        <span className={classes.wide}>{t('tasks.columns.assignee')}</span>
        <span>{t('tasks.columns.due')}</span>
      </div>
      <ul aria-label={t('tasks.title')}>
        {tasks.map((task) => (
          <li key={task.id} className={`${opening.row} ${classes.columns}`}>
            <span className={opening.main}>
              <span className={opening.tile} aria-hidden="true">
                <IconClipboardCheck size={18} stroke={1.6} />
              </span>
              <span className={opening.words}>
                <Link to="/task-assignment/$id" params={{ id: String(task.id) }} className={opening.title}>
                  {task.title}
                </Link>
                <span className={opening.second}>
                  {t('tasks.number', { id: task.id })}, {t(`tasks.priorities.${task.priority}`)}
                </span>
              </span>
            </span>
            <span className={classes.state}>
              <TaskStatusBadge task={task} />
            </span>
            <span className={`${classes.wide} ${classes.quiet}`}>
              {task.active_step
                ? t('tasks.stepOf', {
                    name: task.active_step.name || t('tasks.step', { number: task.active_step.position + 1 }),
                    number: task.active_step.position + 1,
                    total: task.active_step.total,
                  })
                : ''}
            </span>
            <span className={`${classes.wide} ${classes.person}`}>
              {task.assignee ? <PersonAvatar id={task.assignee.id} name={task.assignee.name} size={24} /> : null}
              <span className={classes.name}>
                {task.assignee?.name ?? (task.assignees_group ? t(`tasks.groups.${task.assignees_group}`) : t('tasks.nobody'))}
              </span>
            </span>
            <DueDay task={task} />
          </li>
        ))}
      </ul>
    </>
  );
}
