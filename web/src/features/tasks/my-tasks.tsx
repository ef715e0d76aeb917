// The caller's own tasks of all workspaces: returned ones first, then by day; beside them tasks that wait for their decision.
import type { TaskRow } from '@folio/contract/task-shapes';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ProblemLine } from '../../base/document-problem.tsx';
import { chooseWorkspace, useWorkspaceId } from '../../base/workspace.ts';
import { WorkspaceNeeded } from '../../base/workspace-needed.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import covering from '../../ui/covering-link.module.css';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { DueDay } from './core/due-day.tsx';
import { StepBars } from './core/step-bars.tsx';
import { stretchOf } from './core/task-days.ts';
import { TaskStatusBadge } from './core/task-status.tsx';
import { tasksQuery } from './core/tasks.queries.ts';
import { useTaskMove } from './core/use-task-actions.ts';
import classes from './my-tasks.module.css';
import { TwoWeeks } from './two-weeks.tsx';

const stretches = ['back', 'overdue', 'today', 'week', 'next', 'later', 'none', 'past'] as const;
const cameBack = ({ status, round }: TaskRow) => status === 'rejected' || (status === 'on_going' && round > 1);

/** At most a hundred tasks, by due date. */
export function MyTasks({ userId, create }: { userId: number; create: ReactNode }) {
  const { t } = useText();
  const { data, isPending, refetch } = useQuery(tasksQuery(null, { view: 'mine' }, 100));
  const workspaceId = useWorkspaceId();
  const waiting = useQuery(tasksQuery(null, { view: 'review' }, 5)).data?.tasks ?? [];
  if (isPending) return <SkeletonRows rows={6} />;
  if (!data) return <ErrorState title={t('tasks.failed')} onRetry={() => void refetch()} />;
  const groups = Map.groupBy(data.tasks, (task) => (cameBack(task) ? 'back' : stretchOf(task)));
  return (
    <div className={classes.columns}>
      <Stack flex="shrink" gap={20} className={classes.main}>
        {data.tasks.length === 0 ? (
          <Panel isFlush>
            {workspaceId === null ? (
              <WorkspaceNeeded title={t('tasks.empty.mine')} sample={t('samples.tasks', { returnObjects: true })}>
                {t('workspaces.needed.tasks')}
              </WorkspaceNeeded>
            ) : (
              <EmptyCard title={t('tasks.empty.mine')} sample={t('samples.tasks', { returnObjects: true })} action={create}>
                {t('tasks.emptyLead.mine')}
              </EmptyCard>
            )}
          </Panel>
        ) : null}
        {stretches.map((stretch) => {
          const tasks = groups.get(stretch);
          return tasks ? (
            <Panel
              key={stretch}
              isFlush
              title={t(`taskViews.days.${stretch}`)}
              aside={
                <Text as="span" size="sm" tone="quiet">
                  {tasks.length}
                </Text>
              }
            >
              <ul>
                {tasks.map((task) => (
                  <MyTask key={task.id} task={task} userId={userId} />
                ))}
              </ul>
            </Panel>
          ) : null;
        })}
      </Stack>
      <Stack flex="shrink" gap={20} className={classes.side}>
        {waiting.length > 0 ? (
          <Panel
            isFlush
            title={t('taskViews.mine.waiting')}
            aside={
              <Link to="/inbox" search={{ kind: 'review' }} className={classes.link}>
                {t('tasks.views.review')}
              </Link>
            }
          >
            <ul>
              {waiting.map((task) => (
                <Stack as="li" key={task.id} px={20} py={10} line="bottom" gap={2} className={classes.waiting}>
                  <Link to="/task-assignment/$id/{-$tab}" params={{ id: String(task.id) }}>
                    {task.title}
                  </Link>
                  <Text as="span" size="sm" tone="quiet">
                    {[task.active_step?.name, task.assignee?.name].filter(Boolean).join(', ')}
                  </Text>
                </Stack>
              ))}
            </ul>
          </Panel>
        ) : null}
        {data.tasks.length > 0 ? <TwoWeeks tasks={data.tasks} /> : null}
      </Stack>
    </div>
  );
}

function MyTask({ task, userId }: { task: TaskRow; userId: number }) {
  const { t } = useText();
  const navigate = useNavigate();
  const here = useWorkspaceId();
  const move = useTaskMove(task, (path) => {
    // Content for the task belongs in the task's workspace.
    if (task.workspace_id !== here) chooseWorkspace(task.workspace_id);
    void navigate({ to: path });
  });
  const title = { to: '/task-assignment/$id/{-$tab}', params: { id: String(task.id) } } as const;
  const step = task.active_step;
  return (
    <li className={classes.row}>
      <Stack as="span" flex="shrink" gap={4} className={classes.words}>
        <Link {...title} className={`${covering.link} ${classes.title}`}>
          {task.title}
        </Link>
        <Text as="span" size="sm" tone="quiet">
          {[
            t('tasks.number', { id: task.id }),
            t(`tasks.priorities.${task.priority}`),
            step ? step.name || t('tasks.step', { number: step.position + 1 }) : null,
          ]
            .filter(Boolean)
            .join(', ')}
        </Text>
        <Row as="span" gap={10}>
          <TaskStatusBadge task={task} />
          <StepBars task={task} />
        </Row>
        <ProblemLine problem={task.document_problem} />
      </Stack>
      <Text as="span" size="sm" nowrap>
        <DueDay task={task} />
      </Text>
      {task.can.start ? (
        <Button
          className={classes.act}
          loading={move.isPending}
          variant={task.assignee?.id === userId ? 'filled' : 'default'}
          aria-label={`${t(task.assignee ? 'tasks.moves.start' : 'taskViews.mine.start')}: ${task.title}`}
          onClick={() => {
            if (!move.isPending) move.mutate('start');
          }}
        >
          {t(task.assignee ? 'tasks.moves.start' : 'taskViews.mine.start')}
        </Button>
      ) : (
        <ButtonLink
          {...title}
          className={classes.act}
          variant="default"
          aria-label={`${t(task.can.submit ? 'taskViews.mine.continue' : 'actions.open')}: ${task.title}`}
        >
          {t(task.can.submit ? 'taskViews.mine.continue' : 'actions.open')}
        </ButtonLink>
      )}
    </li>
  );
}
