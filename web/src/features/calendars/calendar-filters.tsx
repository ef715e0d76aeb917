// Whose entries, of which website and tool; behind one button.
import { Button, Popover, Select } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { IconFilter } from '@tabler/icons-react';
import { useText } from '../../ui/use-text.ts';
import classes from './calendar-filters.module.css';
import type { CalendarSearch } from './calendar-search.ts';

interface CalendarFiltersProps {
  search: CalendarSearch;
  people: readonly { id: number; name: string }[];
  websites: readonly { id: number; name: string }[];
  tools: readonly { slug: string; name: string }[];
  onChange: (changes: Partial<CalendarSearch>) => void;
}

const select = {
  allowDeselect: false,
  checkIconPosition: 'right' as const,
  comboboxProps: { shadow: 'none', withinPortal: false },
};
const idOf = (value: string | null) => (value === null || value === 'all' ? undefined : Number(value));

export function CalendarFilters({ search, people, websites, tools, onChange }: CalendarFiltersProps) {
  const { t } = useText();
  const set = [search.assignee, search.website, search.tool].filter((one) => one !== undefined).length;
  const choices = (any: string, things: readonly { id: number; name: string }[]) => [
    { value: 'all', label: any },
    ...things.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <Popover position="bottom-end" width={280} trapFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconFilter size={16} stroke={1.7} aria-hidden="true" />}>
          {set > 0 ? t('taskViews.filters.showSet', { count: set }) : t('taskViews.filters.show')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <div className={classes.fields}>
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
            data={[
              { value: 'all', label: t('calendar.anyTool') },
              ...tools.map(({ slug, name }) => ({ value: slug, label: name })),
            ]}
            searchable
            value={search.tool ?? 'all'}
            onChange={(value) => onChange({ tool: value === null || value === 'all' ? undefined : value })}
          />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
