// The head of a market: its title, its layers, and the link to the full screen and back.
import type { MarketLayer } from '@folio/contract/market-words';
import { IconArrowsMaximize, IconArrowsMinimize } from '@tabler/icons-react';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useText } from '../../ui/use-text.ts';
import { ViewSwitch } from '../../ui/view-switch.tsx';
import type { MarketsSearch } from './markets-search.ts';

interface MarketHeadProps {
  layer: MarketLayer;
  layers: readonly MarketLayer[];
  keyword: string;
  hasCampaigns: boolean;
  isFullScreen: boolean;
  search: MarketsSearch;
  onLayer: (layer: MarketLayer) => void;
}

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

export function MarketHead({ layer, layers, keyword, hasCampaigns, isFullScreen, search, onLayer }: MarketHeadProps) {
  const { t } = useText();
  const lead =
    layer === 'trends'
      ? keyword === ''
        ? t('markets.leads.noKeyword')
        : t(hasCampaigns ? 'markets.leads.trendsAndCampaigns' : 'markets.leads.trends', { keyword })
      : t(`markets.leads.${layer}`);
  return (
    <PageHeader
      title={t(isFullScreen ? 'markets.title' : 'reports.title')}
      lead={lead}
      actions={
        <>
          <ViewSwitch
            label={t('markets.layersLabel')}
            views={layers.map((one) => ({ value: one, label: t(`markets.layers.${one}`) }))}
            value={layer}
            onChange={onLayer}
          />
          {isFullScreen ? (
            <ButtonLink
              to="/maps/$"
              params={{ _splat: 'vector' }}
              search={search}
              variant="default"
              leftSection={<IconArrowsMinimize {...icon} />}
            >
              {t('markets.exitFullScreen')}
            </ButtonLink>
          ) : (
            <ButtonLink to="/maps/full-screen" search={search} variant="default" leftSection={<IconArrowsMaximize {...icon} />}>
              {t('markets.fullScreen')}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
