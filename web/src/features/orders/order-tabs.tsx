import { Link } from '@tanstack/react-router';
import classes from '../../ui/quiet-tabs.module.css';
import { useText } from '../../ui/use-text.ts';
import { type OrderSearch, orderTabs } from './order-search.ts';

/** All, Ready, In Progress, On hold, Failed; the choice stands in the address. */
export function OrderTabs({ search }: { search: OrderSearch }) {
  const { t } = useText();
  const kept = search.search ? { search: search.search } : {};
  return (
    <nav aria-label={t('orders.byStatus')} className={classes.tabs}>
      {orderTabs.map((tab) => {
        const isChosen = (search.status ?? 'all') === tab;
        return (
          <Link
            key={tab}
            to="/orders"
            search={tab === 'all' ? kept : { status: tab, ...kept }}
            className={classes.tab}
            data-chosen={isChosen || undefined}
            aria-current={isChosen ? 'true' : undefined}
          >
            {tab === 'all' ? t('orders.all') : t(`status.${tab}`)}
          </Link>
        );
      })}
    </nav>
  );
}
