// Filters of entries: kind, user, website and tool.
import type { CalendarGroup } from '@folio/contract/calendar-words';
import { taskStatuses } from '@folio/contract/task-words';
import { Select } from '@mantine/core';
import { SearchField } from '../../ui/search-field.tsx';
import { useText } from '../../ui/use-text.ts';
import { type CalendarSearch, taskWhose } from './calendar-search.ts';

interface CalendarFiltersProps {
  search: CalendarSearch;
  /** Groups that the reader can see. */
  groups: readonly CalendarGroup[];
  /** Name of the campaign that is shown alone. */
  campaign: string | undefined;
  people: readonly { id: number; name: string }[];
  websites: readonly { id: number; name: string }[];
  tools: readonly { slug: string; name: string }[];
  onChange: (changes: Partial<CalendarSearch>) => void;
}

const select = {
  allowDeselect: false,
  checkIconPosition: 'right' as const,
  comboboxProps: { shadow: 'none' },
};
const idOf = (value: string | null) => (value === null || value === 'all' ? undefined : Number(value));

/** Number of active calendar filters. */
export const countCalendarFilters = (search: CalendarSearch) =>
  [search.of, search.campaign, search.whose, search.status, search.assignee, search.website, search.tool, search.hide].filter(
    (one) => one !== undefined,
  ).length;

export function CalendarFilters({ search, groups, campaign, people, websites, tools, onChange }: CalendarFiltersProps) {
  const { t } = useText();
  const choices = (any: string, things: readonly { id: number; name: string }[]) => [
    { value: 'all', label: any },
    ...things.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <>
      <Select
        {...select}
        label={t('calendar.show')}
        data={[
          { value: 'all', label: t('calendar.everything') },
          ...groups.map((value) => ({ value, label: t(`calendar.groups.${value}`) })),
          ...(campaign === undefined ? [] : [{ value: 'campaign', label: campaign }]),
        ]}
        value={campaign === undefined ? (search.of ?? 'all') : 'campaign'}
        onChange={(value) => {
          if (value !== 'campaign') onChange({ of: groups.find((one) => one === value), campaign: undefined, hide: undefined });
        }}
      />
      {search.of === 'tasks' ? (
        <>
          <SearchField
            label={t('tasks.search')}
            value={search.search ?? ''}
            onSearch={(text) => onChange({ search: text || undefined })}
          />
          <Select
            {...select}
            label={t('tasks.views.label')}
            data={(['all', ...taskWhose] as const).map((value) => ({ value, label: t(`tasks.views.${value}`) }))}
            value={search.whose ?? 'all'}
            onChange={(value) => onChange({ whose: taskWhose.find((one) => one === value) })}
          />
          <Select
            {...select}
            label={t('tasks.columns.status')}
            data={[
              { value: 'all', label: t('tasks.anyState') },
              ...taskStatuses.map((value) => ({ value, label: t(`tasks.states.${value}`) })),
            ]}
            value={search.status ?? 'all'}
            onChange={(value) => onChange({ status: taskStatuses.find((one) => one === value) })}
          />
        </>
      ) : null}
      {people.length > 0 ? (
        <Select
          {...select}
          label={t('tasks.columns.assignee')}
          data={choices(t('taskViews.filters.anyone'), people)}
          searchable={people.length > 8}
          value={String(search.assignee ?? 'all')}
          onChange={(value) => onChange({ assignee: idOf(value) })}
        />
      ) : null}
      {websites.length > 0 ? (
        <Select
          {...select}
          label={t('taskPlanning.templates.website')}
          data={choices(t('calendar.anyWebsite'), websites)}
          searchable={websites.length > 8}
          value={String(search.website ?? 'all')}
          onChange={(value) => onChange({ website: idOf(value) })}
        />
      ) : null}
      <Select
        {...select}
        label={t('tasks.form.tool')}
        data={[{ value: 'all', label: t('calendar.anyTool') }, ...tools.map(({ slug, name }) => ({ value: slug, label: name }))]}
        searchable
        value={search.tool ?? 'all'}
        onChange={(value) => onChange({ tool: value === null || value === 'all' ? undefined : value })}
      />
    </>
  );
}
