import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { QuietTabNav, TabCount } from '../../ui/quiet-tabs.tsx';
import { useText } from '../../ui/use-text.ts';
import { firstPage, type OrderSearch, orderTabs } from './order-search.ts';
import type { OrderCounts } from './orders.queries.ts';

/** All, Ready, In Progress, On hold, Failed, Cancelled; the choice is in the address. Counts that would surprise nobody are left out. */
export function OrderTabs({ search, counts }: { search: OrderSearch; counts?: OrderCounts | undefined }) {
  const { t } = useText();
  const { status: chosen, ...kept } = firstPage(search);
  const list = useRef<HTMLElement>(null);
  const hasCounts = counts !== undefined;
  // Tabs are wider than a phone, and wider still with their counts.
  useEffect(() => {
    const tab = chosen && hasCounts ? list.current?.querySelector('[data-chosen]') : null;
    const beyond = (tab?.getBoundingClientRect().right ?? 0) - (list.current?.getBoundingClientRect().right ?? 0);
    if (list.current && beyond > 0) list.current.scrollLeft += beyond;
  }, [chosen, hasCounts]);
  return (
    <QuietTabNav ref={list} label={t('orders.byStatus')}>
      {orderTabs.map((tab) => {
        const isChosen = (chosen ?? 'all') === tab;
        const count = tab === 'all' || tab === 'ready' ? 0 : (counts?.[tab] ?? 0);
        return (
          <Link
            key={tab}
            to="/orders"
            search={tab === 'all' ? kept : { ...kept, status: tab }}
            activeOptions={{ exact: true }}
            data-chosen={isChosen || undefined}
            aria-current={isChosen ? 'true' : undefined}
          >
            {tab === 'all' ? t('orders.all') : t(`status.${tab}`)}
            <TabCount count={count > 0 ? count : null} />
          </Link>
        );
      })}
    </QuietTabNav>
  );
}
