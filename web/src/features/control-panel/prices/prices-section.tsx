// Provider prices of models, maintained by staff: models that were called without a price first, then all prices.
import { providerIds } from '@folio/contract/models';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../base/api.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import { modelsQuery, pricesQuery } from '../control-panel.queries.ts';
import { type PriceDraft, PriceForm } from './price-form.tsx';
import { PriceHistory } from './price-history.tsx';
import { priceRows } from './price-rows.ts';
import { PricesPanel } from './prices-panel.tsx';
import { UnpricedPanel } from './unpriced-panel.tsx';

export function PricesSection() {
  const { t } = useText();
  const { data, isPending, error, refetch } = useQuery(pricesQuery);
  const { data: models } = useQuery(modelsQuery);
  const [draft, setDraft] = useState<PriceDraft | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  if (isPending) {
    return (
      <Panel isFlush>
        <SkeletonRows />
      </Panel>
    );
  }
  if (!data) return <ErrorState title={t('panel.failed')} message={messageOf(error)} onRetry={() => void refetch()} />;
  const { prices, unpriced, currency, today } = data;
  const providers = models?.providers ?? providerIds.map((id) => ({ id, name: id }));
  const nameOf = (provider: string) => providers.find(({ id }) => id === provider)?.name ?? provider;
  const modelsOf = (provider: string) => [
    ...new Set((models?.connections ?? []).filter((one) => one.provider === provider).flatMap((one) => one.models)),
  ];
  const rows = priceRows(prices, today);
  const history = rows.find(({ key }) => key === opened);
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setDraft({})}>
      {t('modelPrices.add')}
    </Button>
  );
  return (
    <Stack gap="page">
      <UnpricedPanel
        models={unpriced}
        nameOf={nameOf}
        onEnter={({ provider, model, units }) => {
          const known = providerIds.find((id) => id === provider);
          setDraft({ ...(known ? { provider: known } : {}), model, units });
        }}
      />
      {rows.length === 0 ? (
        <Panel title={t('modelPrices.title')}>
          <EmptyState title={t('modelPrices.none')} action={add}>
            {t('modelPrices.noneLead')}
          </EmptyState>
        </Panel>
      ) : (
        <PricesPanel rows={rows} nameOf={nameOf} add={add} onEnter={setDraft} onHistory={({ key }) => setOpened(key)} />
      )}
      <Text size="sm" tone="quiet">
        {t('modelPrices.ownMachine')}
      </Text>
      {history && !draft ? (
        <PriceHistory
          row={history}
          today={today}
          onCorrect={(price) => setDraft({ provider: price.provider, model: price.model, units: [price.unit], corrects: price })}
          onClose={() => setOpened(null)}
        />
      ) : null}
      {draft ? (
        <PriceForm
          draft={draft}
          providers={providers}
          modelsOf={modelsOf}
          currency={currency}
          today={today}
          onClose={() => setDraft(null)}
        />
      ) : null}
    </Stack>
  );
}
