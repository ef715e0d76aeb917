// Whose entries, of which website and tool; behind one button.
import { Button, Popover, Select } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { Stack } from '../../ui/stack.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './calendar-filters.module.css';
import type { CalendarSearch } from './calendar-search.ts';
import { GroupChips, type GroupChipsProps } from './group-chips.tsx';

interface CalendarFiltersProps {
  search: CalendarSearch;
  people: readonly { id: number; name: string }[];
  websites: readonly { id: number; name: string }[];
  tools: readonly { slug: string; name: string }[];
  /** Shown here on a phone alone; a desk has them beside the button. */
  chips: GroupChipsProps | null;
  onChange: (changes: Partial<CalendarSearch>) => void;
}

const select = {
  allowDeselect: false,
  checkIconPosition: 'right' as const,
  comboboxProps: { shadow: 'none', withinPortal: false },
};
const idOf = (value: string | null) => (value === null || value === 'all' ? undefined : Number(value));

export function CalendarFilters({ search, people, websites, tools, chips, onChange }: CalendarFiltersProps) {
  const { t } = useText();
  const set = [search.assignee, search.website, search.tool, search.hide].filter((one) => one !== undefined).length;
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
        <Stack gap={12}>
          {chips ? (
            <div className={classes.onPhone}>
              <GroupChips {...chips} />
            </div>
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
            data={[
              { value: 'all', label: t('calendar.anyTool') },
              ...tools.map(({ slug, name }) => ({ value: slug, label: name })),
            ]}
            searchable
            value={search.tool ?? 'all'}
            onChange={(value) => onChange({ tool: value === null || value === 'all' ? undefined : value })}
          />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
