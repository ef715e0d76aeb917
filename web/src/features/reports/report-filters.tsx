// Which workspace and which days a report is about.
import { Select } from '@mantine/core';
import { IconCalendar, IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { workspacesQuery } from '../../base/workspaces.ts';
import { DateField } from '../../ui/date-field.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { useText } from '../../ui/use-text.ts';
import { periodNames, type ReportsSearch } from './reports-search.ts';

interface ReportFiltersProps {
  search: ReportsSearch;
  days: { from: string; to: string };
  /** The choice of the workspace as it is: an id, `personal` or `all`. */
  workspace: string;
  onChange: (changes: Partial<ReportsSearch>) => void;
}

const icon = { size: 17, stroke: 1.6, 'aria-hidden': true } as const;
const common = { allowDeselect: false, checkIconPosition: 'right', comboboxProps: { shadow: 'none' } } as const;

export function ReportFilterBar({ search, days, workspace, onChange }: ReportFiltersProps) {
  const { t } = useText();
  const workspaces = useQuery(workspacesQuery).data?.workspaces ?? [];
  const choices = [
    ...workspaces.map(({ id, name }) => ({ value: String(id), label: name })),
    { value: 'personal', label: t('shell.personalWorkspace') },
    { value: 'all', label: t('reports.everywhere') },
  ];
  const choose = (value: string) => onChange({ workspace: value === 'personal' || value === 'all' ? value : Number(value) });
  const period = search.period ?? '30';
  // An end beyond the other one takes it along; an emptied field keeps its day.
  const setDay = (edge: 'from' | 'to', input: HTMLInputElement) => {
    const day = input.value;
    if (!day) input.value = days[edge];
    else if (edge === 'from') onChange({ period: 'own', from: day, to: day > days.to ? day : days.to });
    else onChange({ period: 'own', from: day < days.from ? day : days.from, to: day });
  };
  return (
    <FilterBar isBare set={[search.workspace, search.period].filter((one) => one !== undefined).length}>
      <Select
        {...common}
        aria-label={t('reports.workspace')}
        leftSection={<IconUsersGroup {...icon} />}
        data={choices}
        value={workspace}
        searchable={choices.length > 8}
        onChange={(value) => {
          if (value !== null) choose(value);
        }}
      />
      <Select
        {...common}
        aria-label={t('reports.period')}
        leftSection={<IconCalendar {...icon} />}
        data={periodNames.map((name) => ({ value: name, label: t(`reports.periods.${name}`) }))}
        value={period}
        onChange={(value) => {
          if (value !== null) onChange(value === 'own' ? { period: 'own', ...days } : { period: value });
        }}
      />
      {period === 'own'
        ? (['from', 'to'] as const).map((edge) => (
            <DateField
              key={`${edge} ${days[edge]}`}
              aria-label={t(`reports.${edge}`)}
              defaultValue={days[edge]}
              onBlur={({ currentTarget }) => setDay(edge, currentTarget)}
              onKeyDown={({ key, currentTarget }) => {
                if (key === 'Enter') setDay(edge, currentTarget);
              }}
            />
          ))
        : null}
    </FilterBar>
  );
}
