// Tasks as rows: title, status, reviewers, assignee and due date. The whole row opens the task.
import type { TaskRow } from '@folio/contract/task-shapes';
import { IconClipboardCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ProblemLine } from '../../../base/document-problem.tsx';
import { PersonAvatar } from '../../../base/person-avatar.tsx';
import covering from '../../../ui/covering-link.module.css';
import tiles from '../../../ui/icon-tile.module.css';
import opening from '../../../ui/opening-row.module.css';
import { Row } from '../../../ui/row.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
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
      <div className={`${opening.head} ${list.columns}`} data-only="desktop">
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
        <Row as="span" truncate flex="shrink" gap={8} className={list.review} data-only="desktop" aria-hidden="true">
          {t('tasks.columns.review')}
        </Row>
        <Text as="span" truncate flex="shrink" data-only="desktop" aria-hidden="true">
          {t('tasks.columns.assignee')}
        </Text>
        <span aria-hidden="true">{t('tasks.columns.due')}</span>
      </div>
      {groups.map((group) => (
        <section key={group.key} aria-label={group.label || t('shell.tasks')}>
          {group.label ? (
            <Text as="h2" size="sm" weight="semibold" className={list.group} data-late={group.isLate || undefined}>
              {group.label}{' '}
              <Text as="span" tone="quiet" weight="regular" className={list.count}>
                {group.tasks.length}
              </Text>
            </Text>
          ) : null}
          <ul>
            {group.tasks.map((task) => (
              <TaskListRow key={task.id} task={task} selection={selection} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function TaskListRow({ task, selection }: { task: TaskRow; selection: Selection<TaskRow> }) {
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
      <Row as="span" flex="shrink" gap={12}>
        <span className={tiles.tile} data-only="desktop" aria-hidden="true">
          <IconClipboardCheck size={18} stroke={1.6} />
        </span>
        <Stack as="span" flex="shrink" py={8} align="start">
          <Link
            to="/task-assignment/$id/{-$tab}"
            params={{ id: String(task.id) }}
            className={`${covering.link} ${opening.title}`}
          >
            {task.title}
          </Link>
          <span className={opening.second}>
            {t('tasks.number', { id: task.id })}, {t(`tasks.priorities.${task.priority}`)}
            <span data-only="phone">, {assignee}</span>
          </span>
          <ProblemLine problem={task.document_problem} />
        </Stack>
      </Row>
      <span className={classes.state}>
        <TaskStatusBadge task={task} />
      </span>
      <Row as="span" size="sm" tone="quiet" truncate flex="shrink" gap={8} className={list.review} data-only="desktop">
        <StepBars task={task} />
        {task.active_step
          ? t('tasks.stepOf', {
              name: task.active_step.name || t('tasks.step', { number: task.active_step.position + 1 }),
              number: task.active_step.position + 1,
              total: task.active_step.total,
            })
          : ''}
      </Row>
      <Row as="span" truncate flex="shrink" gap={8} data-only="desktop">
        {task.assignee ? <PersonAvatar id={task.assignee.id} name={task.assignee.name} size={24} /> : null}
        <Text as="span" truncate flex="shrink">
          {assignee}
        </Text>
      </Row>
      <DueDay task={task} />
    </li>
  );
}
