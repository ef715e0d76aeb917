// `/task-assignment/{id}`: a task with its brief, what goes out, who reviews it and what happened.
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { PersonAvatar } from '../base/person-avatar.tsx';
import { ComparedTexts } from '../features/document-editor/history/compared-texts.tsx';
import { ReviewLinksPanel } from '../features/review-links/review-links-panel.tsx';
import { DueDay } from '../features/tasks/due-day.tsx';
import { PublishTime } from '../features/tasks/publish-time.tsx';
import { TaskActions } from '../features/tasks/task-actions.tsx';
import { TaskHistory } from '../features/tasks/task-history.tsx';
import { TaskReview } from '../features/tasks/task-review.tsx';
import { TaskStatusBadge } from '../features/tasks/task-status.tsx';
import { TaskSteps } from '../features/tasks/task-steps.tsx';
import classes from '../features/tasks/tasks.module.css';
import { taskQuery } from '../features/tasks/tasks.queries.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { formatDay } from '../ui/intl-format.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';

const TaskForm = lazy(() => import('../features/tasks/task-form.tsx').then((module) => ({ default: module.TaskForm })));
const compareTexts = (before: string, after: string, language: string) => (
  <ComparedTexts before={before} after={after} language={language} />
);
const route = getRouteApi('/shell/task-assignment/$id');

export function TaskPage() {
  const { t, language } = useText();
  const { id } = route.useParams();
  const { data, isError, refetch } = useQuery(taskQuery(Number(id)));
  const [isEditing, setEditing] = useState(false);
  usePageTitle(data?.task.title ?? t('tasks.title'));
  if (isError) {
    return (
      <PageFrame>
        <ErrorState title={t('tasks.failedOne')} onRetry={() => void refetch()} />
      </PageFrame>
    );
  }
  if (!data) {
    return (
      <PageFrame>
        <SkeletonRows rows={8} />
      </PageFrame>
    );
  }
  const { task } = data;
  const assignee = task.assignee ? (
    <span className={classes.person}>
      <PersonAvatar id={task.assignee.id} name={task.assignee.name} size={24} />
      {task.assignee.name}
    </span>
  ) : (
    t(task.assignees_group ? `tasks.groups.${task.assignees_group}` : 'tasks.nobody')
  );
  const day = (value: string | null) => value && formatDay(`${value}T12:00:00`, language);
  return (
    <PageFrame>
      <div className={classes.crumbs}>
        <Breadcrumbs
          crumbs={[{ label: t('tasks.title'), link: { to: '/task-assignment' } }, { label: t('tasks.number', { id: task.id }) }]}
        />
      </div>
      <PageHeader
        title={task.title}
        lead={<TaskStatusBadge task={task} />}
        actions={<TaskActions task={task} onEdit={() => setEditing(true)} />}
      />
      <div className={classes.task}>
        <div className={classes.main}>
          <PublishTime task={task} />
          {task.description || task.additional_content ? (
            <Panel title={t('tasks.brief')}>
              {task.description ? <p className={classes.brief}>{task.description}</p> : null}
              {task.additional_content ? <p className={classes.brief}>{task.additional_content}</p> : null}
            </Panel>
          ) : null}
          {task.order_detail_id === null ? (
            <Panel title={t('tasks.review.content')}>
              <p className={classes.quiet}>{t('tasks.noContent')}</p>
            </Panel>
          ) : (
            <TaskReview task={task} compareTexts={compareTexts} />
          )}
          <TaskHistory id={task.id} />
        </div>
        <div className={classes.side}>
          <Panel title={t('tasks.details')}>
            <FactList
              isBeside
              facts={[
                [t('tasks.columns.assignee'), assignee],
                [t('tasks.createdBy'), task.creator.name],
                [t('tasks.form.priority'), t(`tasks.priorities.${task.priority}`)],
                [t('tasks.form.start'), day(task.start_date)],
                [t('tasks.columns.due'), <DueDay key="due" task={task} />],
                [
                  t('tasks.form.document'),
                  task.order_detail_id === null ? null : (
                    <Link
                      key="document"
                      to="/orders/$orderDetailId"
                      params={{ orderDetailId: String(task.order_detail_id) }}
                      className={classes.link}
                    >
                      {t('tasks.openDocument')}
                    </Link>
                  ),
                ],
                [t('tasks.pageUrl'), task.page_url],
              ]}
            />
          </Panel>
          <TaskSteps task={task} />
          <ReviewLinksPanel
            workspaceId={task.workspace_id}
            taskId={task.id}
            guest={task.review_steps.find(({ guest }) => guest)?.guest ?? null}
          />
        </div>
      </div>
      <Suspense fallback={null}>
        {isEditing ? <TaskForm workspaceId={task.workspace_id} task={task} onClose={() => setEditing(false)} /> : null}
      </Suspense>
    </PageFrame>
  );
}
