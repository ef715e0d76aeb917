import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { useText } from '../../ui/use-text.ts';
import { ViewPart, ViewSwitch } from '../../ui/view-switch.tsx';
import { queryOfView, type TaskSearch, type TaskView, taskViews } from './core/task-search.ts';
import { taskCountsQuery } from './core/tasks.queries.ts';
import { SavedViews } from './saved-views.tsx';

interface TaskTabsProps {
  view: TaskView;
  workspaceId: number | null;
  search: TaskSearch;
  onOpen: (search: TaskSearch) => void;
}

/** The views with how many tasks each has, and those that the caller saved. Personal has no view of all. */
export function TaskTabs({ view, workspaceId, search, onOpen }: TaskTabsProps) {
  const { t } = useText();
  const counts = useQuery(taskCountsQuery(workspaceId)).data?.counts;
  // Tasks that wait for a review are in the inbox.
  const views = taskViews.filter((one) => one !== 'review' && (one !== 'all' || workspaceId !== null));
  const layout = search.layout ? { layout: search.layout } : {};
  const isPlain = queryOfView(search) === queryOfView({ ...(search.view ? { view: search.view } : {}), ...layout });
  const isOverdue = search.due === 'overdue' && !search.view;
  const draw = (parts: ReactNode) => (
    <ViewSwitch
      label={t('tasks.views.label')}
      views={views.map((one) => ({ value: one, label: t(`tasks.views.${one}`), count: counts?.[one] }))}
      value={view !== 'all' || isPlain ? view : undefined}
      onChange={(one) => onOpen({ ...layout, ...(one === 'all' ? {} : { view: one }) })}
    >
      {parts}
    </ViewSwitch>
  );
  return (
    <FilterBar
      isBare
      views={
        workspaceId === null ? (
          draw(null)
        ) : (
          <SavedViews workspaceId={workspaceId} search={search} onOpen={onOpen}>
            {(saved) =>
              draw(
                <>
                  <ViewPart isChosen={isOverdue} count={counts?.overdue} onChoose={() => onOpen({ ...layout, due: 'overdue' })}>
                    {t('taskViews.filters.overdue')}
                  </ViewPart>
                  {saved}
                </>,
              )
            }
          </SavedViews>
        )
      }
    />
  );
}
