import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useMe } from '../app/use-me.ts';
import { useWorkspaceId } from '../app/workspace.ts';
import { OrderList } from '../features/orders/order-list.tsx';
import { OrderTabs } from '../features/orders/order-tabs.tsx';
import { orderListQuery } from '../features/orders/orders.queries.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { ButtonLink } from '../ui/link-controls.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Pager } from '../ui/pager.tsx';
import { Panel } from '../ui/panel.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';
import classes from './orders-page.module.css';

const route = getRouteApi('/shell/orders');

/** `/orders`, the documents list; status, search and page stand in the address. */
export function OrdersPage() {
  const { t } = useText();
  const search = route.useSearch();
  const navigate = useNavigate();
  const list = useQuery(orderListQuery(useWorkspaceId(), search));
  const productName = useMe().user_info.extra_info.custom_tool_name ?? undefined;
  usePageTitle(t('orders.title'), productName);
  const isFiltered = search.status !== undefined || search.search !== undefined;
  const find = (text: string) =>
    void navigate({
      to: '/orders',
      search: { ...(search.status ? { status: search.status } : {}), ...(text ? { search: text } : {}) },
      replace: true,
    });
  const turnTo = (page: number) => void navigate({ to: '/orders', search: { ...search, page } });
  const create = (
    <ButtonLink to="/tools" leftSection={<IconPlus size={16} aria-hidden="true" />}>
      {t('actions.newDocument')}
    </ButtonLink>
  );
  return (
    <PageFrame>
      <PageHeader title={t('orders.title')} lead={t('orders.lead')} actions={create} />
      <Panel isFlush>
        <div className={classes.filters}>
          <OrderTabs search={search} />
          <SearchField label={t('orders.search')} value={search.search ?? ''} className={classes.search} onSearch={find} />
        </div>
        {list.isPending ? <SkeletonRows /> : null}
        {list.isError && !list.data ? <ErrorState title={t('orders.failedList')} onRetry={() => void list.refetch()} /> : null}
        {list.data && list.data.orders.length > 0 ? (
          <>
            <OrderList orders={list.data.orders} />
            <div className={classes.foot}>
              <Pager page={search.page ?? 1} total={list.data.recordsFiltered} onChange={turnTo} />
            </div>
          </>
        ) : null}
        {list.data?.orders.length === 0 ? (
          isFiltered ? (
            <EmptyState
              title={t('orders.nothing')}
              action={
                <ButtonLink to="/orders" search={{}} variant="default">
                  {t('orders.clear')}
                </ButtonLink>
              }
            >
              {t('orders.nothingLead')}
            </EmptyState>
          ) : (
            <EmptyState title={t('orders.empty')} action={create}>
              {t('orders.emptyLead')}
            </EmptyState>
          )
        ) : null}
      </Panel>
    </PageFrame>
  );
}
