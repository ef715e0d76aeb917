// Which tasks are shown and how they are grouped; all of it is in the address.
import { taskStatuses } from '@folio/contract/task-words';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FilterBar } from '../../../ui/filter-bar.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useText } from '../../../ui/use-text.ts';
import { type TaskSearch, taskGroupings } from './task-search.ts';
import { taskPeopleQuery } from './tasks.queries.ts';

interface TaskFiltersProps {
  search: TaskSearch;
  workspaceId: number | null;
  onChange: (changes: Partial<TaskSearch>) => void;
}

const select = { allowDeselect: false, checkIconPosition: 'right' as const, comboboxProps: { shadow: 'none' } };

export function TaskFilters({ search, workspaceId, onChange }: TaskFiltersProps) {
  const { t } = useText();
  const layout = search.layout ?? 'list';
  const set = [search.status, search.assignee, search.due].filter((one) => one !== undefined).length;
  return (
    <FilterBar
      set={set}
      search={
        <SearchField
          label={t('tasks.search')}
          value={search.search ?? ''}
          onSearch={(text) => onChange({ search: text || undefined })}
        />
      }
    >
      {layout === 'board' ? null : (
        <Select
          {...select}
          aria-label={t('tasks.columns.status')}
          data={[
            { value: 'all', label: t('tasks.anyState') },
            ...taskStatuses.map((value) => ({ value, label: t(`tasks.states.${value}`) })),
          ]}
          value={search.status ?? 'all'}
          onChange={(chosen) => onChange({ status: taskStatuses.find((one) => one === chosen) })}
        />
      )}
      {workspaceId === null ? null : (
        <AssigneeFilter workspaceId={workspaceId} value={search.assignee} onChange={(assignee) => onChange({ assignee })} />
      )}
      <Select
        {...select}
        aria-label={t('taskViews.filters.due')}
        data={[
          { value: 'all', label: t('taskViews.filters.anyTime') },
          { value: 'overdue', label: t('taskViews.filters.overdue') },
          { value: 'week', label: t('taskViews.filters.week') },
        ]}
        value={search.due ?? 'all'}
        onChange={(chosen) => onChange({ due: chosen === 'overdue' || chosen === 'week' ? chosen : undefined })}
      />
      {layout === 'list' ? (
        <Select
          {...select}
          aria-label={t('taskViews.group.label')}
          data={taskGroupings.map((value) => ({ value, label: t(`taskViews.group.${value}`) }))}
          value={search.group ?? 'due'}
          onChange={(chosen) => onChange({ group: taskGroupings.find((one) => one === chosen && one !== 'due') })}
        />
      ) : null}
    </FilterBar>
  );
}

interface AssigneeFilterProps {
  workspaceId: number;
  value: number | undefined;
  onChange: (id: number | undefined) => void;
}

function AssigneeFilter({ workspaceId, value, onChange }: AssigneeFilterProps) {
  const { t } = useText();
  const members = useQuery(taskPeopleQuery(workspaceId)).data?.users ?? [];
  return (
    <Select
      {...select}
      aria-label={t('tasks.columns.assignee')}
      data={[
        { value: 'all', label: t('taskViews.filters.anyone') },
        ...members.map(({ user_id: id, name }) => ({ value: String(id), label: name })),
      ]}
      searchable={members.length > 8}
      value={value === undefined ? 'all' : String(value)}
      onChange={(chosen) => onChange(chosen === 'all' ? undefined : Number(chosen))}
    />
  );
}
