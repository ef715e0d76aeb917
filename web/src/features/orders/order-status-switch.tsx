import { Link } from '@tanstack/react-router';
import { useText } from '../../ui/use-text.ts';
import { ViewCount, ViewSwitchNav } from '../../ui/view-switch.tsx';
import { firstPage, type OrderSearch, orderTabs } from './order-search.ts';
import type { OrderCounts } from './orders.queries.ts';

/** All, Ready, In Progress, On hold, Failed, Cancelled; the choice is in the URL. Only counts that call for a look are shown. */
export function OrderStatusSwitch({ search, counts }: { search: OrderSearch; counts?: OrderCounts | undefined }) {
  const { t } = useText();
  const { status: chosen, ...kept } = firstPage(search);
  return (
    <ViewSwitchNav label={t('orders.byStatus')} current={`${chosen ?? ''} ${counts !== undefined}`}>
      {orderTabs.map((tab) => {
        const isChosen = (chosen ?? 'all') === tab;
        const count = tab === 'all' || tab === 'ready' ? 0 : (counts?.[tab] ?? 0);
        return (
          <Link
            key={tab}
            to="/orders"
            search={tab === 'all' ? kept : { ...kept, status: tab }}
            activeOptions={{ exact: true }}
            aria-current={isChosen ? 'true' : undefined}
          >
            {tab === 'all' ? t('orders.all') : t(`status.${tab}`)}
            <ViewCount count={count > 0 ? count : null} />
          </Link>
        );
      })}
    </ViewSwitchNav>
  );
}
