// `/task-assignment`: tasks as a list or a board, and the caller's own; all of it is in the address.
import { Button } from '@mantine/core';
import { IconCalendarShare, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useMe } from '../base/use-me.ts';
import { useWorkspaceId } from '../base/workspace.ts';
import { TaskListView } from '../features/tasks/core/task-list-view.tsx';
import { readTaskSearch, type TaskSearch } from '../features/tasks/core/task-search.ts';
import { taskCountsQuery } from '../features/tasks/core/tasks.queries.ts';
import { LayoutSwitch } from '../features/tasks/layout-switch.tsx';
import { PlanningLinks } from '../features/tasks/planning-links.tsx';
import { TaskTabs } from '../features/tasks/task-tabs.tsx';
import { formatNumber } from '../ui/intl-format.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';
import { useTaskChoices } from './use-task-choices.ts';

const TaskForm = lazy(() => import('../features/tasks/task-form.tsx').then((module) => ({ default: module.TaskForm })));
const TaskBoard = lazy(() => import('../features/tasks/board/task-board.tsx').then((module) => ({ default: module.TaskBoard })));
const MyTasks = lazy(() => import('../features/tasks/my-tasks.tsx').then((module) => ({ default: module.MyTasks })));
const CalendarFeedDialog = lazy(() =>
  import('../features/calendars/calendar-feed-dialog.tsx').then((module) => ({ default: module.CalendarFeedDialog })),
);
const route = getRouteApi('/shell/task-assignment');

export function TasksPage() {
  const { t, language } = useText();
  // The router keeps unknown parameters beside the result; the view can also name a layout.
  const search = readTaskSearch({ ...route.useSearch() });
  const navigate = useNavigate();
  const workspaceId = useWorkspaceId();
  const me = useMe();
  const { counts, can } = useQuery(taskCountsQuery(workspaceId)).data ?? {};
  const [isAsked, setAsked] = useState(false);
  const isCreating = (isAsked || search.create === true) && can?.create === true;
  const choices = useTaskChoices(workspaceId, isCreating && workspaceId !== null);
  const [isSharingDays, setSharingDays] = useState(false);
  usePageTitle(t('shell.tasks'));
  const open = (next: TaskSearch) => void navigate({ to: '/task-assignment', search: next, replace: true });
  const onChange = (changes: Partial<TaskSearch>) => open({ ...search, page: undefined, ...changes });
  const asked = search.view ?? 'all';
  const view = workspaceId === null && asked === 'all' ? 'mine' : asked;
  const layout = search.layout ?? 'list';
  const create = (variant: 'filled' | 'default') =>
    can?.create && workspaceId !== null ? (
      <Button variant={variant} leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setAsked(true)}>
        {t('tasks.new')}
      </Button>
    ) : null;
  const hasNone = counts?.all === 0;
  const number = (value: number) => formatNumber(value, language);
  const lead =
    counts && counts.mine + counts.review + counts.overdue > 0
      ? t('taskViews.lead', { mine: number(counts.mine), review: number(counts.review), overdue: number(counts.overdue) })
      : t(workspaceId === null ? 'tasks.leadPersonal' : 'tasks.lead');
  const isMine = view === 'mine' && layout === 'list';
  const shown = { search, view, workspaceId, onChange };
  return (
    <PageFrame>
      <PageHeader
        title={t('shell.tasks')}
        lead={lead}
        actions={
          <>
            <LayoutSwitch
              value={layout}
              onChange={(next) => onChange({ layout: next === 'list' ? undefined : next, status: undefined })}
            />
            {isMine ? (
              <Button
                variant="default"
                aria-haspopup="dialog"
                leftSection={<IconCalendarShare size={16} aria-hidden="true" />}
                onClick={() => setSharingDays(true)}
              >
                {t('calendars.open')}
              </Button>
            ) : null}
            {can?.create && workspaceId !== null ? <PlanningLinks isBrief={isMine} /> : null}
            {create(hasNone ? 'default' : 'filled')}
          </>
        }
      />
      <TaskTabs view={view} workspaceId={workspaceId} search={search} onOpen={open} />
      <Suspense fallback={<SkeletonRows rows={6} />}>
        {layout === 'board' ? (
          <TaskBoard {...shown} create={create(hasNone ? 'filled' : 'default')} />
        ) : isMine ? (
          <MyTasks userId={me.user_info.id} create={create(hasNone ? 'filled' : 'default')} />
        ) : (
          <TaskListView {...shown} create={create(hasNone ? 'filled' : 'default')} />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {isSharingDays ? <CalendarFeedDialog workspaceId={null} onClose={() => setSharingDays(false)} /> : null}
        {isCreating && workspaceId !== null ? (
          <TaskForm
            workspaceId={workspaceId}
            task={null}
            {...choices}
            onClose={() => {
              setAsked(false);
              if (search.create) onChange({ create: undefined });
            }}
            onCreated={(id) => void navigate({ to: '/task-assignment/$id/{-$tab}', params: { id: String(id) } })}
          />
        ) : null}
      </Suspense>
    </PageFrame>
  );
}
