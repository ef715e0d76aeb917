// Filters of a layer, and the shown part of the world.
import { marketFigures, trendProviders } from '@folio/contract/market-words';
import type { MarketCampaign } from '@folio/contract/markets';
import { Checkbox, Select } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { mapRegions } from '../../ui/country-map/map-regions.ts';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useText } from '../../ui/use-text.ts';
import { type MarketsSearch, marketPeriods } from './markets-search.ts';

interface MarketFiltersProps {
  search: MarketsSearch;
  /** Selectable campaigns; null for users without access to any. */
  campaigns: readonly MarketCampaign[] | null;
  hasOwn: boolean;
  onChange: (changes: Partial<MarketsSearch>) => void;
  /** Opens the dialog of the reader's own figures, or (false) leaves them. */
  onOwn: (isWanted: boolean) => void;
}

const common = { allowDeselect: false, checkIconPosition: 'right', comboboxProps: { shadow: 'none' } } as const;
const own = 'own';

export function MarketFilters({ search, campaigns, hasOwn, onChange, onOwn }: MarketFiltersProps) {
  const { t } = useText();
  const { layer = 'trends', provider = 'wikipedia', period = '365', region = 'world', figure = 'conversions' } = search;
  const set = [search.provider, search.campaign, search.figure, search.period, search.region, search.audiences].filter(
    (one) => one !== undefined,
  ).length;
  return (
    <FilterBar
      set={set}
      search={
        layer === 'trends' ? (
          <SearchField label={t('markets.keyword')} value={search.keyword ?? ''} onSearch={(keyword) => onChange({ keyword })} />
        ) : null
      }
    >
      {layer === 'trends' ? (
        <Select
          {...common}
          aria-label={t('markets.provider')}
          data={[...trendProviders, own].map((value) => ({
            value,
            label: t(`markets.providers.${value as (typeof trendProviders)[number] | typeof own}`),
          }))}
          value={hasOwn ? own : provider}
          onChange={(value) => {
            onOwn(value === own);
            const chosen = trendProviders.find((one) => one === value);
            if (chosen) onChange({ provider: chosen });
          }}
        />
      ) : null}
      {layer === 'campaigns' && campaigns ? (
        <Select
          {...common}
          aria-label={t('markets.campaign')}
          data={[
            { value: 'all', label: t('markets.allCampaigns') },
            ...campaigns.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          searchable={campaigns.length > 8}
          value={String(search.campaign ?? 'all')}
          onChange={(value) => onChange({ campaign: value === null || value === 'all' ? undefined : Number(value) })}
        />
      ) : null}
      {layer === 'campaigns' && campaigns ? (
        <Select
          {...common}
          aria-label={t('markets.figure')}
          data={marketFigures.map((value) => ({ value, label: t(`markets.figures.${value}`) }))}
          value={figure}
          onChange={(value) => onChange({ figure: marketFigures.find((one) => one === value) })}
        />
      ) : null}
      {layer === 'trends' && hasOwn ? null : (
        <Select
          {...common}
          aria-label={t('markets.period')}
          data={marketPeriods.map((value) => ({ value, label: t(`markets.periods.${value}`) }))}
          value={period}
          onChange={(value) => onChange({ period: marketPeriods.find((one) => one === value) })}
        />
      )}
      <Select
        {...common}
        aria-label={t('markets.region')}
        data={mapRegions.map((value) => ({ value, label: t(`markets.regions.${value}`) }))}
        value={region}
        onChange={(value) => onChange({ region: mapRegions.find((one) => one === value) })}
      />
      {campaigns ? (
        <Checkbox
          label={t('markets.audiences')}
          checked={search.audiences !== 'off'}
          onChange={({ currentTarget }) => onChange({ audiences: currentTarget.checked ? undefined : 'off' })}
        />
      ) : null}
    </FilterBar>
  );
}
