// Models called without a price, most calls first; one click opens the form for the missing price.
import type { PriceUnit } from '@folio/contract/price-units';
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { formatNumber } from '../../../ui/intl-format.ts';
import rowLines from '../../../ui/list-row.module.css';
import { ListRow } from '../../../ui/list-row.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { StateBadge } from '../../../ui/state-badge.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import panel from '../control-panel.module.css';

interface UnpricedModel {
  provider: string;
  model: string;
  calls: number;
  units: PriceUnit[];
}

interface UnpricedPanelProps {
  models: UnpricedModel[];
  nameOf: (provider: string) => string;
  onEnter: (model: UnpricedModel) => void;
}

export function UnpricedPanel({ models, nameOf, onEnter }: UnpricedPanelProps) {
  const { t, language } = useText();
  if (models.length === 0) return null;
  return (
    <Panel title={t('modelPrices.unpricedTitle')} isFlush>
      <Text size="sm" tone="quiet" className={panel.lead}>
        {t('modelPrices.unpricedLead')}
      </Text>
      <ul>
        {models.map((one) => (
          <ListRow
            key={`${one.provider} ${one.model}`}
            icon={<IconAlertTriangle size={18} stroke={1.7} aria-hidden="true" />}
            name={one.model}
            state={
              <StateBadge kind="hold">
                {t('modelPrices.unknownCalls', { count: one.calls, calls: formatNumber(one.calls, language) })}
              </StateBadge>
            }
            acts={
              <Button variant="default" aria-label={`${t('modelPrices.enter')}: ${one.model}`} onClick={() => onEnter(one)}>
                {t('modelPrices.enter')}
              </Button>
            }
          >
            <Text as="span" size="sm" tone="quiet" weight="regular" breaks block className={rowLines.second}>
              {nameOf(one.provider)}
            </Text>
            <Text as="span" size="sm" tone="quiet" weight="regular" breaks block className={rowLines.second}>
              {one.units.length === 0
                ? t('modelPrices.notReported')
                : t('modelPrices.missing', {
                    units: new Intl.ListFormat(language).format(one.units.map((unit) => t(`modelPrices.units.${unit}`))),
                  })}
            </Text>
          </ListRow>
        ))}
      </ul>
    </Panel>
  );
}
