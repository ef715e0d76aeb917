// The calendar of the tasks page: the same as `/calendar`, with due days alone and the filters of tasks.
import { today } from '../base/calendar-days.ts';
import { Calendar } from '../features/calendars/calendar.tsx';
import { TaskFilters } from '../features/tasks/core/task-filters.tsx';
import type { TaskViewProps } from '../features/tasks/core/task-list-view.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ListHead } from '../ui/list-head.tsx';
import { Panel } from '../ui/panel.tsx';
import { useText } from '../ui/use-text.ts';
import classes from './list-page.module.css';

export function TasksCalendar({ search, workspaceId, view, onChange }: TaskViewProps) {
  const { t } = useText();
  const now = today();
  const date = search.month ? `${search.month}-01` : now;
  const filter = {
    workspace_id: workspaceId,
    kinds: ['task_due' as const],
    view,
    ...(search.status ? { status: [search.status] } : {}),
    ...(search.assignee ? { assignee_id: search.assignee } : {}),
    ...(search.search ? { search: search.search } : {}),
  };
  return (
    <>
      <Panel isFlush className={classes.calendarFilters}>
        <ListHead isStacked>
          <TaskFilters search={search} workspaceId={workspaceId} searchClass={classes.search} onChange={onChange} />
        </ListHead>
      </Panel>
      <Calendar
        view="month"
        date={date}
        filter={filter}
        hidden={null}
        onView={null}
        onDate={(next) => {
          const month = next?.slice(0, 7);
          onChange({ month: month === now.slice(0, 7) ? undefined : month });
        }}
        empty={<EmptyState title={t('calendar.empty')}>{t('taskViews.calendar.empty')}</EmptyState>}
      />
    </>
  );
}
