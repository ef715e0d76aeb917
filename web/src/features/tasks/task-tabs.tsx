import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../ui/intl-format.ts';
import tabs from '../../ui/quiet-tabs.module.css';
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
  const { t, language } = useText();
  const counts = useQuery(taskCountsQuery(workspaceId)).data?.counts;
  const views = workspaceId === null ? taskViews.filter((one) => one !== 'all') : taskViews;
  const layout = search.layout ? { layout: search.layout } : {};
  const isPlain = queryOfView(search) === queryOfView({ ...(search.view ? { view: search.view } : {}), ...layout });
  const isOverdue = search.due === 'overdue' && !search.view;
  const count = (value: number | undefined) =>
    value === undefined ? null : <span className={tabs.count}>{formatNumber(value, language)}</span>;
  return (
    <fieldset className={tabs.tabs} aria-label={t('tasks.views.label')} style={{ marginBottom: 12 }}>
      {views.map((one) => (
        <button
          key={one}
          type="button"
          className={tabs.tab}
          aria-pressed={one === view && (isPlain || one !== 'all')}
          onClick={() => onOpen({ ...layout, ...(one === 'all' ? {} : { view: one }) })}
        >
          {t(`tasks.views.${one}`)}
          {count(counts?.[one])}
        </button>
      ))}
      {workspaceId === null ? null : (
        <button type="button" className={tabs.tab} aria-pressed={isOverdue} onClick={() => onOpen({ ...layout, due: 'overdue' })}>
          {t('taskViews.filters.overdue')}
          {count(counts?.overdue)}
        </button>
      )}
      {workspaceId === null ? null : <SavedViews workspaceId={workspaceId} search={search} onOpen={onOpen} />}
    </fieldset>
  );
}
