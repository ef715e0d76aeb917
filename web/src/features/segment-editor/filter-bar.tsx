import { Button, Switch } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import { QuietTabs } from '../../ui/quiet-tabs.tsx';
import { Row } from '../../ui/row.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './filter-bar.module.css';
import { type SegmentFilter, segmentFilters } from './segment-filters.ts';

interface FilterBarProps {
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
export function FilterBar(props: FilterBarProps) {
  const { filter, counts, search, showsChanges, onFilter, onSearch, onShowChanges, onReplace, replaceKeys } = props;
  const { t } = useText();
  const offered = segmentFilters.filter((one) => one !== 'changed' || showsChanges !== null);
  return (
    <Row mb={12} gap={16} rowGap={8} justify="between" wrap>
      <QuietTabs
        label={t('segmentEditor.filters.label')}
        tabs={offered.map((one) => ({ value: one, label: t(`segmentEditor.filters.${one}`), count: counts?.[one] }))}
        value={filter}
        onSelect={onFilter}
      />
      <Row gap={16} rowGap={8} wrap className={classes.end}>
        {showsChanges === null ? null : (
          <Switch
            checked={showsChanges}
            label={t('segmentEditor.filters.showChanges')}
            onChange={({ currentTarget }) => onShowChanges(currentTarget.checked)}
          />
        )}
        <SearchField className={classes.search} label={t('segmentEditor.filters.search')} value={search} onSearch={onSearch} />
        {onReplace ? (
          <Button variant="default" title={`${t('segmentTools.replace.title')} (${replaceKeys})`} onClick={onReplace}>
            {t('segmentTools.replace.open')}
          </Button>
        ) : null}
      </Row>
    </Row>
  );
}
