import { Button, Switch } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useText } from '../../ui/use-text.ts';
import { ViewSwitch } from '../../ui/view-switch.tsx';
import { type SegmentFilter, segmentFilters } from './segment-filters.ts';

interface SegmentFilterBarProps {
  filter: SegmentFilter;
  /** Null while segments are on their way; issues are counted last. */
  counts: Record<SegmentFilter, number | null> | null;
  search: string;
  /** Null for a translation from nothing, which changes no text. */
  showsChanges: boolean | null;
  onFilter: (filter: SegmentFilter) => void;
  onSearch: (text: string) => void;
  onShowChanges: (isOn: boolean) => void;
  /** Null where nothing can be changed. */
  onReplace: (() => void) | null;
  replaceKeys: string;
}

/** Which segments are listed, and whether changes are marked in them. */
export function SegmentFilterBar(props: SegmentFilterBarProps) {
  const { filter, counts, search, showsChanges, onFilter, onSearch, onShowChanges, onReplace, replaceKeys } = props;
  const { t } = useText();
  const offered = segmentFilters.filter((one) => one !== 'changed' || showsChanges !== null);
  return (
    <FilterBar
      isBare
      views={
        <ViewSwitch
          label={t('segmentEditor.filters.label')}
          views={offered.map((one) => ({ value: one, label: t(`segmentEditor.filters.${one}`), count: counts?.[one] }))}
          value={filter}
          onChange={onFilter}
        />
      }
      search={<SearchField label={t('segmentEditor.filters.search')} value={search} onSearch={onSearch} />}
      actions={
        onReplace ? (
          <Button variant="default" title={`${t('segmentTools.replace.title')} (${replaceKeys})`} onClick={onReplace}>
            {t('segmentTools.replace.open')}
          </Button>
        ) : null
      }
    >
      {showsChanges === null ? null : (
        <Switch
          checked={showsChanges}
          label={t('segmentEditor.filters.showChanges')}
          onChange={({ currentTarget }) => onShowChanges(currentTarget.checked)}
        />
      )}
    </FilterBar>
  );
}
