// `/task-assignment/{id}/{tab}`: a task with its brief, its content, its links, and its history; its reviewers
// are in the side column.
import type { Task } from '@folio/contract/task-shapes';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useRef, useState } from 'react';
import { FrameActions } from '../base/document-frame.ts';
import { FailedPage } from '../base/failed-page.tsx';
import { isLost } from '../base/is-lost.ts';
import { useMiniSidebar } from '../base/mini-sidebar.ts';
import { DocumentSkeleton } from '../features/document-editor/document-skeleton.tsx';
import { ComparedTexts } from '../features/document-editor/history/compared-texts.tsx';
import { ReviewLinksPanel } from '../features/review-links/review-links-panel.tsx';
import { ContentSwitch } from '../features/tasks/content-switch.tsx';
import classes from '../features/tasks/core/tasks.module.css';
import { TaskMetadata } from '../features/tasks/metadata/task-metadata.tsx';
import { PublishTime } from '../features/tasks/publish-time.tsx';
import { taskQuery } from '../features/tasks/task.queries.ts';
import { TaskAttachments } from '../features/tasks/task-attachments.tsx';
import { TaskBrief } from '../features/tasks/task-brief.tsx';
import { TaskDetails } from '../features/tasks/task-details.tsx';
import { TaskFrame } from '../features/tasks/task-frame.tsx';
import { TaskHistory } from '../features/tasks/task-history.tsx';
import { TaskLinks } from '../features/tasks/task-links.tsx';
import { TaskNote } from '../features/tasks/task-note.tsx';
import { taskPageTabs } from '../features/tasks/task-page-tabs.tsx';
import { TaskReview } from '../features/tasks/task-review.tsx';
import { TaskSteps } from '../features/tasks/task-steps.tsx';
import { type ShownContent, useDrawnHash } from '../features/tasks/use-drawn-hash.ts';
import { useTaskControls } from '../features/tasks/use-task-controls.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { loadChunk } from '../ui/load-chunk.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { Panel } from '../ui/panel.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { Stack } from '../ui/stack.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';
import { LinksOfDocument } from './links-of-document.tsx';
import { useTaskChoices } from './use-task-choices.ts';
import { type TaskContent, useTaskContent } from './use-task-content.ts';

const TaskWriting = lazy(() => loadChunk(() => import('./task-writing.tsx')).then((module) => ({ default: module.TaskWriting })));
const TaskForm = lazy(() => import('../features/tasks/task-form.tsx').then((module) => ({ default: module.TaskForm })));
const compareTexts = (before: string, after: string, language: string) => (
  <ComparedTexts before={before} after={after} language={language} />
);
const route = getRouteApi('/shell/task-assignment/$id/{-$tab}');

/** One task by the number in the address. */
export function TaskPage() {
  useMiniSidebar();
  const { t } = useText();
  const { id } = route.useParams();
  const { data, error, refetch } = useQuery(taskQuery(Number(id)));
  usePageTitle(data?.task.title ?? t('shell.tasks'));
  if (isLost({ data, error })) {
    return (
      <PageFrame>
        <FailedPage
          error={error}
          title={t('tasks.failedOne')}
          back={
            <ButtonLink to="/task-assignment" search={{}} variant="default">
              {t('shell.tasks')}
            </ButtonLink>
          }
          onRetry={() => void refetch()}
        />
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
  return <OneTask key={data.task.id} task={data.task} />;
}

function OneTask({ task }: { task: Task }) {
  const { t } = useText();
  const { tab: wanted } = route.useParams();
  const { show } = route.useSearch();
  const [isEditing, setEditing] = useState(false);
  const choices = useTaskChoices(task.workspace_id, isEditing);
  const edit = () => setEditing(true);
  const tab = taskPageTabs.find((one) => one === wanted) ?? (task.status === 'waiting' ? 'brief' : 'content');
  const detailId = task.order_detail_id;
  const { content, onRefresh } = useTaskContent(task, tab === 'content', show);
  const navigate = useNavigate();
  const save = useRef<() => Promise<boolean>>(null);
  const [actions] = useState(() => new FrameActions());
  const [isDrawn, setDrawn] = useState(false);
  const [line, setLine] = useState<HTMLElement | null>(null);
  const hash = useDrawnHash(task, tab === 'content' ? shownIn(content, isDrawn) : null, onRefresh);
  const controls = useTaskControls({
    task,
    hash,
    onEdit: edit,
    onSave: async () => (await save.current?.()) ?? true,
    onShowContent:
      tab === 'content'
        ? undefined
        : () => void navigate({ to: '/task-assignment/$id/{-$tab}', params: { id: String(task.id), tab: 'content' } }),
    documentActions: actions,
  });
  const isWriting = tab === 'content' && content.kind === 'document';
  return (
    <TaskFrame task={task} tab={tab} controls={controls} lineRef={setLine}>
      {isWriting ? (
        <Suspense fallback={<DocumentSkeleton hasBar={false} />}>
          <TaskWriting
            task={task}
            order={content.order}
            frame={{ kind: 'page', actions, line }}
            saveRef={save}
            onRefresh={onRefresh}
            onDrawn={setDrawn}
          />
        </Suspense>
      ) : (
        <PageFrame>
          <div className={classes.task}>
            <Stack flex="shrink" gap={20}>
              <PublishTime task={task} />
              {tab === 'brief' ? <TaskBrief task={task} /> : null}
              {tab === 'brief' ? <TaskAttachments task={task} /> : null}
              {tab === 'content' ? <TaskNote task={task} /> : null}
              {tab === 'content' && content.kind === 'none' ? <NoDocument task={task} onEdit={edit} /> : null}
              {tab === 'content' && content.kind === 'loading' ? <SkeletonRows rows={6} /> : null}
              {tab === 'content' && content.kind === 'failed' ? (
                <ErrorState title={t('orders.failedOne')} onRetry={onRefresh} />
              ) : null}
              {tab === 'content' && content.kind === 'changes' ? (
                <>
                  {content.canEdit ? <ContentSwitch id={task.id} shown="changes" /> : null}
                  <TaskReview task={task} compareTexts={compareTexts} />
                </>
              ) : null}
              {tab === 'meta' && detailId !== null ? <TaskMetadata task={task} /> : null}
              {tab === 'links' && detailId !== null ? (
                <TaskLinks
                  task={task}
                  suggestions={
                    <LinksOfDocument orderDetailId={detailId} workspaceId={task.workspace_id} websiteId={task.website_id} />
                  }
                />
              ) : null}
              {(tab === 'meta' || tab === 'links') && detailId === null ? <NoDocument task={task} onEdit={edit} /> : null}
              {tab === 'history' ? <TaskHistory id={task.id} /> : null}
            </Stack>
            <Stack flex="shrink" gap={20}>
              <TaskDetails task={task} />
              <TaskSteps task={task} />
              <ReviewLinksPanel
                workspaceId={task.workspace_id}
                taskId={task.id}
                guest={task.review_steps.find(({ guest }) => guest)?.guest ?? null}
              />
            </Stack>
          </div>
        </PageFrame>
      )}
      <Suspense fallback={null}>
        {isEditing ? (
          <TaskForm workspaceId={task.workspace_id} task={task} {...choices} onClose={() => setEditing(false)} />
        ) : null}
      </Suspense>
    </TaskFrame>
  );
}

/** Content hash for a decision on this tab; null while nothing is drawn. */
function shownIn(content: TaskContent, isDrawn: boolean): ShownContent | null {
  if (content.kind === 'changes') return { kind: 'changes' };
  if (content.kind !== 'document' || !isDrawn) return null;
  return { kind: 'document', orderDetailId: content.order.order_detail_id, version: content.order.version };
}

/** The head of the page offers "Start" to users with permission. */
function NoDocument({ task, onEdit }: { task: Task; onEdit: () => void }) {
  const { t } = useText();
  return (
    <Panel>
      <EmptyState
        title={t('taskWriting.noDocument')}
        action={
          task.can.edit ? (
            <Button variant="default" onClick={onEdit}>
              {t('taskWriting.choose')}
            </Button>
          ) : null
        }
      >
        {task.can.start ? t('taskWriting.noDocumentLead') : t('tasks.noContent')}
      </EmptyState>
    </Panel>
  );
}
