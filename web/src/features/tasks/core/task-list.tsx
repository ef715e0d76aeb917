// Tasks as rows: title, status, reviewers, assignee and due date. The whole row opens the task.
import type { TaskRow } from '@folio/contract/task-shapes';
import { IconClipboardCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ProblemLine } from '../../../base/document-problem.tsx';
import { PersonAvatar } from '../../../base/person-avatar.tsx';
import covering from '../../../ui/covering-link.module.css';
import opening from '../../../ui/opening-row.module.css';
import type { Selection } from '../../../ui/use-selection.ts';
import { useText } from '../../../ui/use-text.ts';
import { DueDay } from './due-day.tsx';
import { StepBars } from './step-bars.tsx';
import type { TaskGroup } from './task-groups.ts';
import list from './task-list.module.css';
import { TaskStatusBadge } from './task-status.tsx';
import classes from './tasks.module.css';

interface TaskListProps {
  groups: TaskGroup[];
  selection: Selection<TaskRow>;
}

export function TaskList({ groups, selection }: TaskListProps) {
  const { t } = useText();
  return (
    <>
      <div className={`${opening.head} ${list.columns} ${list.head}`}>
        <input
          type="checkbox"
          className={list.box}
          aria-label={t('taskViews.select.all')}
          checked={selection.isAll}
          ref={(box) => {
            if (box) box.indeterminate = selection.isSome;
          }}
          onChange={selection.toggleAll}
        />
        <span aria-hidden="true">{t('tasks.columns.task')}</span>
        <span aria-hidden="true">{t('tasks.columns.status')}</span>
        <span className={`${classes.wide} ${list.review}`} aria-hidden="true">
          {t('tasks.columns.review')}
        </span>
        <span className={classes.wide} aria-hidden="true">
          {t('tasks.columns.assignee')}
        </span>
        <span aria-hidden="true">{t('tasks.columns.due')}</span>
      </div>
      {groups.map((group) => (
        <section key={group.key} aria-label={group.label || t('tasks.title')}>
          {group.label ? (
            <h2 className={list.group} data-late={group.isLate || undefined}>
              {group.label} <span className={list.count}>{group.tasks.length}</span>
            </h2>
          ) : null}
          <ul>
            {group.tasks.map((task) => (
              <Row key={task.id} task={task} selection={selection} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Row({ task, selection }: { task: TaskRow; selection: Selection<TaskRow> }) {
  const { t } = useText();
  const isChosen = selection.has(task);
  const assignee = task.assignee?.name ?? (task.assignees_group ? t(`tasks.groups.${task.assignees_group}`) : t('tasks.nobody'));
  return (
    <li className={`${opening.row} ${list.columns}`} data-chosen={isChosen || undefined}>
      <input
        type="checkbox"
        className={list.box}
        aria-label={t('taskViews.select.one', { name: task.title })}
        checked={isChosen}
        onChange={({ nativeEvent }) => selection.toggle(task, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
      <span className={opening.main}>
        <span className={`${opening.tile} ${classes.wide}`} aria-hidden="true">
          <IconClipboardCheck size={18} stroke={1.6} />
        </span>
        <span className={opening.words}>
          <Link
            to="/task-assignment/$id/{-$tab}"
            params={{ id: String(task.id) }}
            className={`${covering.link} ${opening.title}`}
          >
            {task.title}
          </Link>
          <span className={opening.second}>
            {t('tasks.number', { id: task.id })}, {t(`tasks.priorities.${task.priority}`)}
            <span className={list.assignee}>, {assignee}</span>
          </span>
          <ProblemLine problem={task.document_problem} />
        </span>
      </span>
      <span className={classes.state}>
        <TaskStatusBadge task={task} />
      </span>
      <span className={`${classes.wide} ${classes.quiet} ${list.review}`}>
        <StepBars task={task} />
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
        <span className={classes.name}>{assignee}</span>
      </span>
      <DueDay task={task} />
    </li>
  );
}
