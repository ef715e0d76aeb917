// The list of prices: current and upcoming ones, searched and paged in the browser, because there are at most 1,000.
import { IconHistory, IconPencil, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Action } from '../../../ui/actions.ts';
import cells from '../../../ui/data-table.module.css';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { MoreMenu } from '../../../ui/more-menu.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Row } from '../../../ui/row.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useText } from '../../../ui/use-text.ts';
import panel from '../control-panel.module.css';
import type { PriceDraft } from './price-form.tsx';
import type { PriceRow } from './price-rows.ts';
import { usePriceText } from './use-price-text.ts';

const perPage = 20;

interface PricesPanelProps {
  rows: PriceRow[];
  nameOf: (provider: string) => string;
  add: ReactNode;
  onEnter: (draft: PriceDraft) => void;
  onHistory: (row: PriceRow) => void;
}

export function PricesPanel({ rows, nameOf, add, onEnter, onHistory }: PricesPanelProps) {
  const { t } = useText();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const words = search.toLowerCase();
  const found = rows.filter(({ provider, model }) => `${model} ${nameOf(provider)}`.toLowerCase().includes(words));
  const last = Math.max(1, Math.ceil(found.length / perPage));
  const shown = Math.min(page, last);
  return (
    <Panel
      title={t('modelPrices.title')}
      aside={
        <Row gap={8}>
          <SearchField
            label={t('modelPrices.search')}
            className={panel.search}
            value={search}
            onSearch={(next) => {
              setSearch(next);
              setPage(1);
            }}
          />
          {add}
        </Row>
      }
      isFlush
    >
      {found.length === 0 ? (
        <EmptyState title={t('modelPrices.noResults')} onClear={() => setSearch('')}>
          {t('modelPrices.noResultsLead')}
        </EmptyState>
      ) : (
        <>
          <DataTable
            caption={t('modelPrices.title')}
            head={
              <>
                <th>{t('modelPrices.model')}</th>
                <th className={cells.wide}>{t('modelPrices.unit')}</th>
                <th className={cells.number}>{t('modelPrices.price')}</th>
                <th className={cells.wide}>{t('modelPrices.since')}</th>
                <th className={cells.act} aria-label={t('modelPrices.history')} />
              </>
            }
          >
            {found.slice((shown - 1) * perPage, shown * perPage).map((row) => (
              <PriceLine
                key={row.key}
                row={row}
                provider={nameOf(row.provider)}
                onEnter={onEnter}
                onHistory={() => onHistory(row)}
              />
            ))}
          </DataTable>
          <Pager page={shown} perPage={perPage} total={found.length} onChange={setPage} />
        </>
      )}
    </Panel>
  );
}

interface PriceLineProps extends Pick<PricesPanelProps, 'onEnter'> {
  row: PriceRow;
  provider: string;
  onHistory: () => void;
}

function PriceLine({ row, provider, onEnter, onHistory }: PriceLineProps) {
  const { t } = useText();
  const { priceOf, dayOf } = usePriceText();
  const { model, valid, planned } = row;
  const unit = t(`modelPrices.units.${row.unit}`);
  const draft = { provider: row.provider, model, units: [row.unit] };
  const actions: Action[] = [
    { id: 'new', icon: IconPlus, label: t('modelPrices.newPrice'), run: () => onEnter(draft) },
    ...(planned
      ? [
          {
            id: 'correct',
            icon: IconPencil,
            label: t('modelPrices.correct'),
            run: () => onEnter({ ...draft, corrects: planned }),
          },
        ]
      : []),
    { id: 'history', icon: IconHistory, label: t('modelPrices.history'), run: onHistory },
  ];
  return (
    <tr>
      <td className={cells.main}>
        {model}
        <span className={cells.second}>{provider}</span>
        <span className={`${cells.second} ${cells.narrow}`}>{unit}</span>
      </td>
      <td className={cells.wide}>{unit}</td>
      <td className={cells.number}>
        {valid ? priceOf(valid) : t('modelPrices.noPriceYet')}
        {planned ? (
          <span className={cells.second}>{t('modelPrices.planned', { price: priceOf(planned), day: dayOf(planned) })}</span>
        ) : null}
      </td>
      <td className={`${cells.wide} ${cells.nowrap}`}>{valid ? dayOf(valid) : '–'}</td>
      <td className={cells.act}>
        <MoreMenu name={t('modelPrices.menu', { model, unit })} actions={actions} />
      </td>
    </tr>
  );
}
