// Filters of requests: groups with their counts, a language, and a search.

import { languageName } from '@folio/contract/language-names';
import { Select } from '@mantine/core';
import { useTranslatorLanguages } from '../../base/translator-languages.ts';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useText } from '../../ui/use-text.ts';
import { ViewSwitch } from '../../ui/view-switch.tsx';
import { type RequestSearch, requestGroups } from './request-search.ts';

interface RequestFiltersProps {
  search: RequestSearch;
  /** By group; undefined until known. */
  counts: Record<string, number> | undefined;
  onChange: (search: RequestSearch) => void;
}

export function RequestFilters({ search, counts, onChange }: RequestFiltersProps) {
  const { t, language } = useText();
  const { page: _page, group: _group, ...kept } = search;
  const codes = useTranslatorLanguages();
  const languages = codes
    .map((value) => ({ value, label: languageName(value, language) }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
  return (
    <FilterBar
      views={
        <ViewSwitch
          label={t('translationRequests.groupsLabel')}
          views={requestGroups.map((group) => ({
            value: group,
            label: t(`translationRequests.groups.${group}`),
            count: counts?.[group],
          }))}
          value={search.group ?? 'all'}
          onChange={(group) => onChange({ ...kept, ...(group === 'all' ? {} : { group }) })}
        />
      }
      search={
        <SearchField
          label={t('translationRequests.search')}
          value={search.search ?? ''}
          onSearch={(text) => {
            const { page: _first, search: _before, ...others } = search;
            onChange({ ...others, ...(text ? { search: text } : {}) });
          }}
        />
      }
    >
      <Select
        aria-label={t('translationRequests.language')}
        data={[{ value: 'all', label: t('translationRequests.allLanguages') }, ...languages]}
        searchable
        allowDeselect={false}
        checkIconPosition="right"
        comboboxProps={{ shadow: 'none' }}
        value={search.language ?? 'all'}
        onChange={(chosen) => {
          const { page: _first, language: _before, ...others } = search;
          onChange({ ...others, ...(chosen === null || chosen === 'all' ? {} : { language: chosen }) });
        }}
      />
    </FilterBar>
  );
}
