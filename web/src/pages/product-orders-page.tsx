// `/{product}-tool-order/{id?}`: orders of a premium or bulk-capable tool, or one of these orders.
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, Navigate, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { isGone } from '../base/api.ts';
import { useMe } from '../base/use-me.ts';
import { useWorkspaceId } from '../base/workspace.ts';
import { badgeOfOrder } from '../features/bulk-orders/badge-of-order.ts';
import { BulkGrid } from '../features/bulk-orders/bulk-grid.tsx';
import classes from '../features/bulk-orders/bulk-list.module.css';
import { productOrderQuery, productOrdersQuery } from '../features/bulk-orders/bulk-orders.queries.ts';
import type { BulkSearch } from '../features/bulk-orders/bulk-search.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import covering from '../ui/covering-link.module.css';
import { EmptyCard } from '../ui/empty-card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { formatAgo, formatNumber } from '../ui/intl-format.ts';
import opening from '../ui/opening-row.module.css';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Pager } from '../ui/pager.tsx';
import { Panel } from '../ui/panel.tsx';
import { Row } from '../ui/row.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { Stack } from '../ui/stack.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import { Text } from '../ui/text.tsx';
import { toastError } from '../ui/toast.tsx';
import { ToolTile } from '../ui/tool-tile.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';

const route = getRouteApi('/shell/{$product}-tool-order/{-$id}');

export function ProductOrdersPage() {
  const { product, id } = route.useParams();
  const number = Number(id);
  return (
    <PageFrame>
      {id !== undefined && Number.isInteger(number) && number > 0 ? (
        <OneOrder key={id} product={product} id={number} />
      ) : (
        <AllOrders key={product} product={product} />
      )}
    </PageFrame>
  );
}

/** A bulk order's grid; a single order leads to its document. */
function OneOrder({ product, id }: { product: string; id: number }) {
  const { t } = useText();
  const navigate = useNavigate();
  const [search, setSearch] = useState<BulkSearch>({});
  const { data, error, isPending, refetch } = useQuery(productOrderQuery(product, id));
  const order = data?.orders[0];
  const isMissing = isGone(error) || (data && !order);
  const leave = useEffectEvent(() => {
    toastError(t('bulk.gone'));
    // Without the id said, the router would keep it.
    void navigate({ to: '/{$product}-tool-order/{-$id}', params: { product, id: undefined }, replace: true });
  });
  useEffect(() => {
    if (isMissing) leave();
  }, [isMissing]);
  if (isPending || isMissing) return <SkeletonRows />;
  if (!order) return <ErrorState title={t('bulk.failedOne')} onRetry={() => void refetch()} />;
  if (order.bulk_order_id !== null) return <BulkGrid id={order.bulk_order_id} search={search} onSearch={setSearch} />;
  const [first] = order.order_details;
  if (!first) return <EmptyState title={t('bulk.nothing')} />;
  return <Navigate to="/orders/$orderDetailId" params={{ orderDetailId: String(first.id) }} replace />;
}

function AllOrders({ product }: { product: string }) {
  const { t, language } = useText();
  const [page, setPage] = useState(1);
  const tool = useMe().templates.find((one) => one.slug === product);
  const list = useQuery(productOrdersQuery(product, useWorkspaceId(), page));
  usePageTitle(tool?.name ?? t('shell.bulkOrders'));
  const use = (variant: 'filled' | 'default') => (
    <ButtonLink to="/tools/$slug" params={{ slug: product }} variant={variant}>
      {t('bulk.useTool')}
    </ButtonLink>
  );
  const orders = list.data?.orders;
  return (
    <>
      <PageHeader
        title={tool?.name ?? product}
        lead={t('bulk.productLead')}
        actions={use(list.data?.recordsTotal === 0 ? 'default' : 'filled')}
      />
      <Panel isFlush>
        {list.isPending ? <SkeletonRows /> : null}
        {list.isError && !list.data ? <ErrorState title={t('bulk.failedList')} onRetry={() => void list.refetch()} /> : null}
        {orders && list.data && list.data.recordsTotal > 0 ? (
          <>
            <ul aria-label={tool?.name ?? product}>
              {orders.map((order) => (
                <li key={order.id} className={`${opening.row} ${classes.row}`}>
                  <Row flex="shrink" gap={12} className={classes.main}>
                    <ToolTile icon={tool?.icon ?? 'file-text'} category={tool?.macrocategory ?? 'custom_tools'} />
                    <Stack as="span" flex="shrink" py={8} align="start">
                      <Link
                        to="/{$product}-tool-order/{-$id}"
                        params={{ product, id: String(order.id) }}
                        className={`${covering.link} ${opening.title}`}
                      >
                        {order.title}
                      </Link>
                      <span className={opening.second}>
                        {t(order.bulk_order_id === null ? 'orders.singleOrder' : 'orders.bulkOrder')}
                      </span>
                    </Stack>
                  </Row>
                  <Text as="span" size="sm" tone="quiet">
                    {t('tools.credits', { count: order.price, credits: formatNumber(order.price, language) })}
                  </Text>
                  <div>
                    <StatusBadge {...badgeOfOrder(order.order_details)} />
                  </div>
                  <Text
                    as="time"
                    size="sm"
                    tone="quiet"
                    nowrap
                    className={classes.date}
                    data-only="desktop"
                    dateTime={order.created_at}
                  >
                    {formatAgo(order.created_at, language)}
                  </Text>
                </li>
              ))}
            </ul>
            <div className={classes.pager}>
              <Pager page={page} total={list.data.recordsTotal} onChange={setPage} />
            </div>
          </>
        ) : null}
        {list.data?.recordsTotal === 0 ? (
          <EmptyCard
            title={t('bulk.productEmpty')}
            sample={t('samples.documents', { returnObjects: true })}
            action={use('filled')}
          >
            {t('bulk.productLead')}
          </EmptyCard>
        ) : null}
      </Panel>
    </>
  );
}
