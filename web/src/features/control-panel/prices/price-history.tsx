// All prices of one unit of a model, the newest first; planned ones can be corrected.

import type { ModelPrice } from '@folio/contract/model-prices';
import { Button } from '@mantine/core';
import cells from '../../../ui/data-table.module.css';
import { DataTable } from '../../../ui/data-table.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { StateBadge } from '../../../ui/state-badge.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import { type PriceRow, stateOf } from './price-rows.ts';
import classes from './prices.module.css';
import { usePriceText } from './use-price-text.ts';

const kinds = { planned: 'hold', valid: 'ready', ended: 'off' } as const;

interface PriceHistoryProps {
  row: PriceRow;
  today: string;
  onCorrect: (price: ModelPrice) => void;
  onClose: () => void;
}

export function PriceHistory({ row, today, onCorrect, onClose }: PriceHistoryProps) {
  const { t } = useText();
  const { priceOf, dayOf } = usePriceText();
  const title = t('modelPrices.history');
  return (
    <Dialog title={title} size={560} variant="form" onClose={onClose}>
      <Text weight="medium" breaks mb={8}>
        {row.model}, {t(`modelPrices.units.${row.unit}`)}
      </Text>
      <div className={classes.history}>
        <DataTable
          caption={title}
          isCompact
          head={
            <>
              <th>{t('modelPrices.since')}</th>
              <th className={cells.number}>{t('modelPrices.price')}</th>
              <th>{t('modelPrices.state')}</th>
              <th className={cells.act} aria-label={t('modelPrices.correct')} />
            </>
          }
        >
          {row.prices.map((price) => {
            const state = stateOf(price, row, today);
            return (
              <tr key={price.valid_from}>
                <td className={cells.nowrap}>{dayOf(price)}</td>
                <td className={cells.number}>{priceOf(price)}</td>
                <td>
                  <StateBadge kind={kinds[state]}>{t(`modelPrices.states.${state}`)}</StateBadge>
                </td>
                <td className={cells.act}>
                  {state === 'planned' ? (
                    <Button
                      variant="default"
                      size="compact-md"
                      aria-label={`${t('modelPrices.correct')}: ${dayOf(price)}`}
                      onClick={() => onCorrect(price)}
                    >
                      {t('actions.edit')}
                    </Button>
                  ) : null}
                </td>
              </tr>
            );
          })}
        </DataTable>
      </div>
    </Dialog>
  );
}
