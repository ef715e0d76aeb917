import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DateField } from '../../ui/date-field.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { type AuditFilter, auditPeopleQuery, noFilter } from './audit.queries.ts';

interface AuditFiltersProps {
  filter: AuditFilter;
  actions: { action: string; name: string }[];
  onChange: (filter: AuditFilter) => void;
}

/** Act, person, days and words; a period that is turned round is not asked for. */
export function AuditFilters({ filter, actions, onChange }: AuditFiltersProps) {
  const { t } = useText();
  const [words, setWords] = useState('');
  const [search] = useDebouncedValue(words.trim(), 250);
  const people = useQuery(auditPeopleQuery(filter.personId ? '' : search)).data?.users ?? [];
  const set = (part: Partial<AuditFilter>) => onChange({ ...filter, ...part });
  const setDay = (edge: 'from' | 'to', day: string) => {
    const next = { ...filter, [edge]: day };
    if (!next.from || !next.to || next.from <= next.to) onChange(next);
  };
  const isNarrowed = Object.values(filter).some(Boolean);
  return (
    <FilterBar
      set={[filter.action, filter.personId, filter.from, filter.to].filter(Boolean).length}
      search={<SearchField label={t('audit.search')} value={filter.search} onSearch={(next) => set({ search: next })} />}
      onClear={
        isNarrowed
          ? () => {
              setWords('');
              onChange(noFilter);
            }
          : undefined
      }
    >
      <Select
        aria-label={t('audit.act')}
        placeholder={t('audit.anyAct')}
        clearable
        clearButtonProps={{ 'aria-label': t('fields.clear') }}
        comboboxProps={{ shadow: 'none' }}
        data={actions.map(({ action, name }) => ({ value: action, label: name }))}
        value={filter.action || null}
        onChange={(action) => set({ action: action ?? '' })}
      />
      <Select
        aria-label={t('audit.person')}
        placeholder={t('audit.anybody')}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('fields.clear') }}
        comboboxProps={{ shadow: 'none' }}
        data={people.map((person) => ({ value: String(person.id), label: person.name }))}
        value={filter.personId || null}
        searchValue={words}
        onSearchChange={setWords}
        onChange={(personId) => set({ personId: personId ?? '' })}
      />
      {(['from', 'to'] as const).map((edge) => (
        <DateField
          key={`${edge} ${filter[edge]}`}
          aria-label={t(`audit.${edge}`)}
          leftSection={
            <Text as="span" size="sm" tone="quiet" nowrap>
              {t(`audit.${edge}`)}
            </Text>
          }
          leftSectionWidth={60}
          defaultValue={filter[edge]}
          onBlur={({ currentTarget }) => {
            if (currentTarget.value !== filter[edge]) setDay(edge, currentTarget.value);
          }}
        />
      ))}
    </FilterBar>
  );
}
