// `/task-assignment`: the tasks of the workspace; view, state, search and page stand in the address.
import { taskStatuses } from '@folio/contract/task-words';
import { Button, Select } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useWorkspaceId } from '../base/workspace.ts';
import { TaskList } from '../features/tasks/task-list.tsx';
import { type TaskSearch, taskViews } from '../features/tasks/task-search.ts';
import { tasksPerPage, tasksQuery } from '../features/tasks/tasks.queries.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { ListHead } from '../ui/list-head.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Pager } from '../ui/pager.tsx';
import { Panel } from '../ui/panel.tsx';
import tabs from '../ui/quiet-tabs.module.css';
import { SearchField } from '../ui/search-field.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';
import classes from './list-page.module.css';

const TaskForm = lazy(() => import('../features/tasks/task-form.tsx').then((module) => ({ default: module.TaskForm })));
const route = getRouteApi('/shell/task-assignment');

export function TasksPage() {
  const { t } = useText();
  const search: TaskSearch = route.useSearch();
  const navigate = useNavigate();
  const workspaceId = useWorkspaceId();
  const { data, isPending, refetch } = useQuery(tasksQuery(workspaceId, search));
  const [isCreating, setCreating] = useState(false);
  usePageTitle(t('tasks.title'));
  const show = (changes: Partial<TaskSearch>) =>
    void navigate({ to: '/task-assignment', search: { ...search, page: undefined, ...changes }, replace: true });
  const views = workspaceId === null ? taskViews.filter((view) => view !== 'all') : taskViews;
  const asked = search.view ?? 'all';
  const view = workspaceId === null && asked === 'all' ? 'mine' : asked;
  const create =
    data?.can.create && workspaceId !== null ? (
      <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setCreating(true)}>
        {t('tasks.new')}
      </Button>
    ) : null;
  const isFiltered = Boolean(search.search ?? search.status);
  return (
    <PageFrame>
      <PageHeader
        title={t('tasks.title')}
        lead={t(workspaceId === null ? 'tasks.leadPersonal' : 'tasks.lead')}
        actions={create}
      />
      <fieldset className={tabs.tabs} aria-label={t('tasks.views.label')} style={{ marginBottom: 12 }}>
        {views.map((one) => (
          <button key={one} type="button" className={tabs.tab} aria-pressed={one === view} onClick={() => show({ view: one })}>
            {t(`tasks.views.${one}`)}
          </button>
        ))}
      </fieldset>
      <Panel isFlush>
        <ListHead isStacked className={classes.filters}>
          <Select
            aria-label={t('tasks.columns.status')}
            data={[
              { value: 'all', label: t('tasks.anyState') },
              ...taskStatuses.map((value) => ({ value, label: t(`tasks.states.${value}`) })),
            ]}
            value={search.status ?? 'all'}
            allowDeselect={false}
            checkIconPosition="right"
            comboboxProps={{ shadow: 'none' }}
            onChange={(chosen) => {
              const status = taskStatuses.find((one) => one === chosen);
              show({ status });
            }}
          />
          <SearchField
            label={t('tasks.search')}
            value={search.search ?? ''}
            className={classes.search}
            onSearch={(text) => show({ search: text })}
          />
        </ListHead>
        {isPending ? <SkeletonRows rows={6} /> : null}
        {!isPending && !data ? <ErrorState title={t('tasks.failed')} onRetry={() => void refetch()} /> : null}
        {data?.tasks.length === 0 ? (
          <EmptyState title={t(isFiltered ? 'tasks.nothing' : `tasks.empty.${view}`)} action={isFiltered ? null : create}>
            {t(isFiltered ? 'tasks.nothingLead' : `tasks.emptyLead.${view}`)}
          </EmptyState>
        ) : null}
        {data && data.tasks.length > 0 ? (
          <>
            <TaskList tasks={data.tasks} />
            <div className={classes.foot}>
              <Pager
                page={search.page ?? 1}
                perPage={tasksPerPage}
                total={data.recordsFiltered}
                onChange={(page) => show({ page })}
              />
            </div>
          </>
        ) : null}
      </Panel>
      <Suspense fallback={null}>
        {isCreating && workspaceId !== null ? (
          <TaskForm
            workspaceId={workspaceId}
            task={null}
            onClose={() => setCreating(false)}
            onCreated={(id) => void navigate({ to: '/task-assignment/$id', params: { id: String(id) } })}
          />
        ) : null}
      </Suspense>
    </PageFrame>
  );
}
