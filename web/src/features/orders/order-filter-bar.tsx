// The bar above the list of documents: status, search, and the other filters behind one button.
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { loadChunk } from '../../ui/load-chunk.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useText } from '../../ui/use-text.ts';
import type { OrderFilterFieldsProps } from './order-filter-fields.tsx';
import { countFilters, withoutFilters } from './order-search.ts';
import { OrderStatusSwitch } from './order-status-switch.tsx';
import type { OrderCounts } from './orders.queries.ts';

const OrderFilterFields = lazy(() =>
  loadChunk(() => import('./order-filter-fields.tsx')).then((module) => ({ default: module.OrderFilterFields })),
);

interface OrderFilterBarProps extends OrderFilterFieldsProps {
  counts: OrderCounts | undefined;
  onSearch: (text: string) => void;
}

export function OrderFilterBar({ counts, onSearch, ...filters }: OrderFilterBarProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const { search } = filters;
  const set = countFilters(search);
  return (
    <FilterBar
      views={<OrderStatusSwitch search={search} counts={counts} />}
      isFolded
      set={set}
      onClear={set > 0 ? () => void navigate({ to: '/orders', search: withoutFilters(search), replace: true }) : undefined}
      search={<SearchField label={t('orders.search')} value={search.search ?? ''} onSearch={onSearch} />}
    >
      <Suspense fallback={<SkeletonRows rows={3} />}>
        <OrderFilterFields {...filters} />
      </Suspense>
    </FilterBar>
  );
}
