// The list: filters, rows in groups, the bar over selected rows, and pages.

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyCard } from '../../../ui/empty-card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { useSelection } from '../../../ui/use-selection.ts';
import { useText } from '../../../ui/use-text.ts';
import { ChosenTasks } from './chosen-tasks.tsx';
import { TaskFilters } from './task-filters.tsx';
import { groupTasks } from './task-groups.ts';
import { TaskList } from './task-list.tsx';
import type { TaskSearch, TaskView } from './task-search.ts';
import { tasksPerPage, tasksQuery } from './tasks.queries.ts';

export interface TaskViewProps {
  search: TaskSearch;
  view: TaskView;
  workspaceId: number | null;
  onChange: (changes: Partial<TaskSearch>) => void;
}

interface TaskListViewProps extends TaskViewProps {
  /** The button that creates a task, where the caller may. */
  create: ReactNode;
}

export function TaskListView({ search, view, workspaceId, onChange, create }: TaskListViewProps) {
  const { t } = useText();
  const { data, isPending, refetch } = useQuery(tasksQuery(workspaceId, search));
  const tasks = data?.tasks ?? [];
  const { page: _page, ...filters } = search;
  const selection = useSelection(JSON.stringify([workspaceId, filters]), tasks, ({ id }) => id);
  const isFiltered = Boolean(search.search ?? search.status ?? search.assignee ?? search.due);
  return (
    <>
      <Panel isFlush>
        <TaskFilters search={search} workspaceId={workspaceId} onChange={onChange} />
        {isPending ? <SkeletonRows rows={6} /> : null}
        {!isPending && !data ? <ErrorState title={t('tasks.failed')} onRetry={() => void refetch()} /> : null}
        {data?.recordsFiltered === 0 ? (
          isFiltered ? (
            <EmptyState
              title={t('tasks.nothing')}
              onClear={() => onChange({ search: undefined, status: undefined, assignee: undefined, due: undefined })}
            >
              {t('tasks.nothingLead')}
            </EmptyState>
          ) : (
            <EmptyCard title={t(`tasks.empty.${view}`)} sample={t('samples.tasks', { returnObjects: true })} action={create}>
              {t(create || view !== 'all' ? `tasks.emptyLead.${view}` : 'tasks.emptyPlain')}
            </EmptyCard>
          )
        ) : null}
        {data && data.recordsFiltered > 0 ? (
          <>
            <TaskList groups={groupTasks(t, tasks, search.group ?? 'due')} selection={selection} />
            <Stack line="top">
              <Pager
                page={search.page ?? 1}
                perPage={tasksPerPage}
                total={data.recordsFiltered}
                onChange={(page) => onChange({ page })}
              />
            </Stack>
          </>
        ) : null}
      </Panel>
      <ChosenTasks selection={selection} workspaceId={workspaceId} />
    </>
  );
}
