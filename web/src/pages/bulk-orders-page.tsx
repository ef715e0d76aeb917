// `/orders/bulk/{id?}`: your bulk orders, or the rows of one.
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useWorkspaceId } from '../base/workspace.ts';
import { BulkGrid } from '../features/bulk-orders/bulk-grid.tsx';
import classes from '../features/bulk-orders/bulk-list.module.css';
import { BulkList } from '../features/bulk-orders/bulk-list.tsx';
import { bulkListQuery } from '../features/bulk-orders/bulk-orders.queries.ts';
import type { BulkSearch } from '../features/bulk-orders/bulk-search.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyCard } from '../ui/empty-card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Pager } from '../ui/pager.tsx';
import { Panel } from '../ui/panel.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';

const route = getRouteApi('/shell/orders/bulk/{-$id}');

export function BulkOrdersPage() {
  const { id } = route.useParams();
  const search = route.useSearch();
  const navigate = useNavigate();
  const go = (next: BulkSearch) =>
    void navigate({
      to: '/orders/bulk/{-$id}',
      params: id === undefined ? {} : { id },
      search: next,
      replace: next.page === search.page,
    });
  const number = Number(id);
  return (
    <PageFrame>
      {id !== undefined && Number.isInteger(number) && number > 0 ? (
        <BulkGrid key={id} id={number} search={search} onSearch={go} />
      ) : (
        <YourOrders search={search} onSearch={go} />
      )}
    </PageFrame>
  );
}

function YourOrders({ search, onSearch }: { search: BulkSearch; onSearch: (search: BulkSearch) => void }) {
  const { t } = useText();
  const list = useQuery(bulkListQuery(useWorkspaceId(), search));
  usePageTitle(t('shell.bulkOrders'));
  const isEmpty = list.data?.recordsFiltered === 0 && !search.search;
  const pick = (variant: 'filled' | 'default') => (
    <ButtonLink to="/tools" variant={variant}>
      {t('bulk.pickTool')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title={t('shell.bulkOrders')} lead={t('bulk.yoursLead')} actions={pick(isEmpty ? 'default' : 'filled')} />
      <Panel isFlush>
        <FilterBar
          search={
            <SearchField
              label={t('bulk.search')}
              value={search.search ?? ''}
              onSearch={(text) => onSearch(text ? { search: text } : {})}
            />
          }
        />
        {list.isPending ? <SkeletonRows /> : null}
        {list.isError && !list.data ? <ErrorState title={t('bulk.failedList')} onRetry={() => void list.refetch()} /> : null}
        {list.data && list.data.recordsFiltered > 0 ? (
          <>
            <BulkList orders={list.data.bulk_orders} />
            <div className={classes.pager}>
              <Pager
                page={search.page ?? 1}
                total={list.data.recordsFiltered}
                onChange={(page) => onSearch({ ...search, page })}
              />
            </div>
          </>
        ) : null}
        {list.data?.recordsFiltered === 0 ? (
          search.search ? (
            <EmptyState title={t('bulk.nothing')} onClear={() => onSearch({})} />
          ) : (
            <EmptyCard title={t('bulk.empty')} sample={t('samples.bulk', { returnObjects: true })} action={pick('filled')}>
              {t('bulk.emptyLead')}
            </EmptyCard>
          )
        ) : null}
      </Panel>
    </>
  );
}
