// One bulk order: how far it is, and its rows with state tabs and a search; the choice is in the address.
import type { BulkOrder } from '@folio/contract/bulk-orders';
import { useQuery } from '@tanstack/react-query';
import { FailedPage } from '../../base/failed-page.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { formatDateTime, formatNumber } from '../../ui/intl-format.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { useSelection } from '../../ui/use-selection.ts';
import { useText } from '../../ui/use-text.ts';
import { ViewSwitch } from '../../ui/view-switch.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { OrderBar, OrderState, rowsOf, useFigures } from './bulk-figures.tsx';
import classes from './bulk-grid.module.css';
import { bulkOrderQuery, rowsPerPage } from './bulk-orders.queries.ts';
import { type BulkSearch, rowStates } from './bulk-search.ts';
import { ChosenRows } from './chosen-rows.tsx';
import { RowTable } from './row-table.tsx';

interface BulkGridProps {
  id: number;
  search: BulkSearch;
  onSearch: (search: BulkSearch) => void;
}

export function BulkGrid({ id, search, onSearch }: BulkGridProps) {
  const { t } = useText();
  const query = useQuery(bulkOrderQuery(id, search));
  const rows = query.data?.rows ?? [];
  const selection = useSelection(JSON.stringify([id, search]), rows, (row) => row.order_detail_id);
  const order = query.data?.bulk_orders[0];
  usePageTitle(order?.title ?? t('shell.bulkOrders'));
  if (query.isPending) return <SkeletonRows />;
  if (!query.data || !order) {
    return (
      <FailedPage
        error={query.error}
        title={t('bulk.failedOne')}
        gone={t('bulk.gone')}
        back={
          <ButtonLink to="/orders/bulk/{-$id}" params={{ id: undefined }} variant="default">
            {t('shell.bulkOrders')}
          </ButtonLink>
        }
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <>
      <GridHead order={order} />
      <Panel isFlush>
        <FilterBar
          views={<StateSwitch order={order} search={search} onSearch={onSearch} />}
          search={
            <SearchField
              label={t('bulk.search')}
              value={search.search ?? ''}
              onSearch={(text) =>
                onSearch({ ...(search.state ? { state: search.state } : {}), ...(text ? { search: text } : {}) })
              }
            />
          }
        />
        {query.data.recordsFiltered > 0 ? (
          <>
            <RowTable order={order} rows={rows} selection={selection} />
            <Stack line="top">
              <Pager
                page={search.page ?? 1}
                perPage={rowsPerPage}
                total={query.data.recordsFiltered}
                onChange={(page) => onSearch({ ...search, page })}
              />
            </Stack>
          </>
        ) : (
          <EmptyState title={t('bulk.nothing')} onClear={() => onSearch({})}>
            {t('bulk.nothingLead')}
          </EmptyState>
        )}
      </Panel>
      <ChosenRows order={order} rows={rows.filter(selection.has)} onClear={selection.clear} />
    </>
  );
}

function GridHead({ order }: { order: BulkOrder }) {
  const { t, language } = useText();
  const figures = useFigures();
  const spent = t('bulk.spent', { spent: formatNumber(order.spent, language), price: formatNumber(order.price, language) });
  const facts = [order.tool_name, order.user.name, formatDateTime(order.created_at, language), spent];
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: t('orders.title'), link: { to: '/orders' } },
          { label: t('shell.bulkOrders'), link: { to: '/orders/bulk/{-$id}', params: {} } },
          { label: order.title },
        ]}
      />
      <Stack mt={12}>
        <PageHeader title={order.title} lead={facts.join(' · ')} actions={<BulkBar order={order} />} />
      </Stack>
      <Row gap={16} rowGap={8} wrap className={classes.progress}>
        <OrderState order={order} />
        <OrderBar order={order} />
        <Text as="span" tone="muted" aria-live="polite">
          {figures(order)}
        </Text>
      </Row>
    </>
  );
}

function StateSwitch({ order, search, onSearch }: { order: BulkOrder } & Pick<BulkGridProps, 'search' | 'onSearch'>) {
  const { t } = useText();
  const kept = search.search ? { search: search.search } : {};
  const shown = rowStates.filter((state) => order.counts[state] > 0 || state === search.state);
  return (
    <ViewSwitch
      label={t('bulk.byState')}
      views={[
        { value: undefined, label: t('bulk.all'), count: rowsOf(order) },
        ...shown.map((state) => ({ value: state, label: t(`bulk.rowStates.${state}`), count: order.counts[state] })),
      ]}
      value={search.state}
      onChange={(state) => onSearch(state ? { state, ...kept } : kept)}
    />
  );
}
