// The newest bulk orders of a tool, below the form where they are placed.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useWorkspaceId } from '../../base/workspace.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { BulkList } from './bulk-list.tsx';
import classes from './bulk-orders.module.css';
import { bulkListQuery } from './bulk-orders.queries.ts';

/** Orders shown before "Show all". */
const shown = 5;

export function YourBulkOrders({ slug }: { slug: string }) {
  const { t } = useText();
  const list = useQuery(bulkListQuery(useWorkspaceId(), {}, slug, shown));
  const orders = list.data?.bulk_orders;
  return (
    <Panel
      isFlush
      className={classes.yours}
      title={t('shell.bulkOrders')}
      aside={
        orders && orders.length > 0 ? (
          <Link to="/orders/bulk/{-$id}" params={{}} className="text-link">
            {t('bulk.showAll')}
          </Link>
        ) : null
      }
    >
      {list.isPending ? <SkeletonRows rows={2} /> : null}
      {list.isError && !orders ? <ErrorState title={t('bulk.failedList')} onRetry={() => void list.refetch()} /> : null}
      {orders && orders.length > 0 ? <BulkList orders={orders} /> : null}
      {orders?.length === 0 ? (
        <Text size="sm" tone="quiet" px={20} py={12} line="top" className={classes.cut}>
          {t('bulk.emptyHere')}
        </Text>
      ) : null}
    </Panel>
  );
}
