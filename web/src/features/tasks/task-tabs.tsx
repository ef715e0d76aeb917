import { useQuery } from '@tanstack/react-query';
import { QuietTab, QuietTabs } from '../../ui/quiet-tabs.tsx';
import { useText } from '../../ui/use-text.ts';
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
  const views = workspaceId === null ? taskViews.filter((one) => one !== 'all') : taskViews;
  const layout = search.layout ? { layout: search.layout } : {};
  const isPlain = queryOfView(search) === queryOfView({ ...(search.view ? { view: search.view } : {}), ...layout });
  const isOverdue = search.due === 'overdue' && !search.view;
  return (
    <QuietTabs
      label={t('tasks.views.label')}
      tabs={views.map((one) => ({ value: one, label: t(`tasks.views.${one}`), count: counts?.[one] }))}
      value={view !== 'all' || isPlain ? view : undefined}
      mb={12}
      onSelect={(one) => onOpen({ ...layout, ...(one === 'all' ? {} : { view: one }) })}
    >
      {workspaceId === null ? null : (
        <QuietTab isChosen={isOverdue} count={counts?.overdue} onSelect={() => onOpen({ ...layout, due: 'overdue' })}>
          {t('taskViews.filters.overdue')}
        </QuietTab>
      )}
      {workspaceId === null ? null : <SavedViews workspaceId={workspaceId} search={search} onOpen={onOpen} />}
    </QuietTabs>
  );
}
