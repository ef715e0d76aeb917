// `/orders`, the documents list: folders beside it, filters above it, and a bar for selected rows. All filters are in the URL.

import type { OrderRow } from '@folio/contract/document-shapes';
import type { Folder } from '@folio/contract/folders';
import { writingLanguages } from '@folio/contract/languages';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type DragEvent, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { ApiError, messageOf } from '../base/api.ts';
import { aimAt } from '../base/target-folder.ts';
import type { BatchRow } from '../base/use-batches.ts';
import { useMe } from '../base/use-me.ts';
import { useWorkspaceId } from '../base/workspace.ts';
import { documentsType, FolderRail, writeDraggedDocuments } from '../features/folders/folder-rail.tsx';
import { pathOf } from '../features/folders/folder-tree.ts';
import { FolderPageActions } from '../features/folders/use-folder-menu.tsx';
import { useMoveDocuments } from '../features/folders/use-move-documents.ts';
import { OrderFilterBar } from '../features/orders/order-filter-bar.tsx';
import { OrderList } from '../features/orders/order-list.tsx';
import { countFilters, firstPage, maxSelectedOrders } from '../features/orders/order-search.ts';
import { countsByTab, orderListQuery } from '../features/orders/orders.queries.ts';
import { memberNamesQuery } from '../features/workspaces/workspaces.queries.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyCard } from '../ui/empty-card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { loadChunk } from '../ui/load-chunk.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Pager } from '../ui/pager.tsx';
import { Panel } from '../ui/panel.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { Stack } from '../ui/stack.tsx';
import { toastError } from '../ui/toast.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useSelection } from '../ui/use-selection.ts';
import { useText } from '../ui/use-text.ts';
import classes from './orders-page.module.css';

const ChosenOrders = lazy(() =>
  loadChunk(() => import('../features/orders/chosen-orders.tsx')).then((module) => ({ default: module.ChosenOrders })),
);
const MoveDialog = lazy(() =>
  loadChunk(() => import('../features/folders/move-dialog.tsx')).then((module) => ({ default: module.MoveDialog })),
);
const FolderDefaultsDialog = lazy(() =>
  loadChunk(() => import('./folder-defaults-dialog.tsx')).then((module) => ({ default: module.FolderDefaultsDialog })),
);

const route = getRouteApi('/shell/orders');

/** False for a document that was just moved out of the list. */
const isInFolder = (order: OrderRow, folder: number | 'none' | undefined, workspaceId: number | null) =>
  order.workspace_id === workspaceId && (folder === undefined || order.folder_id === (folder === 'none' ? null : folder));

export function OrdersPage() {
  const { t } = useText();
  const search = route.useSearch();
  const navigate = useNavigate();
  const workspaceId = useWorkspaceId();
  const list = useQuery(orderListQuery(workspaceId, search));
  const people = useQuery({ ...memberNamesQuery(workspaceId ?? 0), enabled: workspaceId !== null });
  const { templates } = useMe();
  const orders = (list.data?.orders ?? []).filter(
    (order) => list.isPlaceholderData || isInFolder(order, search.folder, workspaceId),
  );
  const folders = list.data?.folders ?? [];
  const folder = typeof search.folder === 'number' ? pathOf(folders, search.folder).at(-1) : undefined;
  const listKey = JSON.stringify([workspaceId, firstPage(search)]);
  const selection = useSelection(listKey, orders, (row) => row.order_detail_id, maxSelectedOrders);
  const mover = useMoveDocuments();
  const total = list.data?.recordsFiltered ?? 0;
  const [moved, setMoved] = useState<OrderRow[] | null>(null);
  const [steered, setSteered] = useState<Folder | null>(null);
  usePageTitle(folder?.name ?? t('orders.title'));
  const leaveFolder = useEffectEvent((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'FOLDER_NOT_FOUND') return;
    toastError(messageOf(error));
    void navigate({ to: '/orders', search: {}, replace: true });
  });
  useEffect(() => leaveFolder(list.error), [list.error]);
  const isNarrowed = search.status !== undefined || search.search !== undefined || countFilters(search) > 0;
  const find = (text: string) => {
    const { search: _before, ...kept } = firstPage(search);
    void navigate({ to: '/orders', search: { ...kept, ...(text ? { search: text } : {}) }, replace: true });
  };
  // Documents that did not move stay selected.
  const moveInto = async (rows: BatchRow[], folderId: number | null) => {
    const left = new Set((await mover.move(rows, { folder_id: folderId })).map((row) => row.order_detail_id));
    const tried = new Set(rows.map((row) => row.order_detail_id));
    selection.set(selection.rows.filter(({ order_detail_id: id }) => left.has(id) || !tried.has(id)));
  };
  // A row that is not among the chosen is dragged alone.
  const startDrag = (event: DragEvent, order: OrderRow) => {
    const rows = selection.has(order) ? selection.rows.filter((row) => row.can.move) : [order];
    event.dataTransfer.setData(documentsType, writeDraggedDocuments(rows));
    event.dataTransfer.effectAllowed = 'move';
  };
  const isEmpty = list.data !== undefined && total === 0 && !isNarrowed;
  const create = (variant: 'filled' | 'default') => (
    <ButtonLink
      to="/tools"
      variant={variant}
      leftSection={<IconPlus size={16} aria-hidden="true" />}
      onClick={() => aimAt(workspaceId, folder?.id ?? null)}
    >
      {t('actions.newDocument')}
    </ButtonLink>
  );
  const actions = (
    <>
      <ButtonLink to="/orders/bulk/{-$id}" params={{}} variant="default">
        {t('orders.bulkOrder')}
      </ButtonLink>
      {create(isEmpty ? 'default' : 'filled')}
    </>
  );
  return (
    <PageFrame>
      <PageHeader title={t('orders.title')} lead={t('orders.lead')} actions={actions} />
      <div className={classes.columns}>
        <FolderRail
          folders={list.data?.folders}
          workspaceId={workspaceId}
          total={list.data?.recordsTotal}
          chosen={search.folder}
          onDropDocuments={(rows, folderId) => void moveInto(rows, folderId)}
          onDefaults={setSteered}
        />
        <Stack flex="shrink">
          <Panel isFlush>
            <OrderFilterBar
              search={search}
              counts={list.data && countsByTab(list.data)}
              tools={templates}
              people={(people.data?.users ?? []).map(({ user_id: id, name }) => ({ id, name }))}
              languages={[...writingLanguages]}
              onSearch={find}
            />
            {list.isPending ? <SkeletonRows /> : null}
            {list.isError && !list.data ? (
              <ErrorState title={t('orders.failedList')} onRetry={() => void list.refetch()} />
            ) : null}
            {total > 0 ? (
              <>
                <OrderList
                  orders={orders}
                  search={search}
                  selection={selection}
                  onMove={(order) => setMoved([order])}
                  onDragStart={startDrag}
                />
                <Stack line="top">
                  <Pager
                    page={search.page ?? 1}
                    total={total}
                    onChange={(page, replace) => void navigate({ to: '/orders', search: { ...search, page }, replace })}
                  />
                </Stack>
              </>
            ) : null}
            {list.data && total === 0 ? (
              isNarrowed ? (
                <EmptyState
                  title={t('orders.nothing')}
                  onClear={() =>
                    void navigate({ to: '/orders', search: search.folder ? { folder: search.folder } : {}, replace: true })
                  }
                >
                  {t('orders.nothingLead')}
                </EmptyState>
              ) : (
                <EmptyCard
                  title={t(search.folder ? 'folders.empty' : 'orders.empty')}
                  sample={t('samples.documents', { returnObjects: true })}
                  action={create('filled')}
                >
                  {t(search.folder ? 'folders.emptyLead' : 'orders.emptyLead')}
                </EmptyCard>
              )
            ) : null}
          </Panel>
          <Suspense fallback={null}>
            {selection.rows.length > 0 || mover.progress ? (
              <ChosenOrders
                selection={selection}
                list={{ workspaceId, search, total }}
                mover={mover}
                onMove={() => setMoved(selection.rows.filter((row) => row.can.move))}
              />
            ) : null}
          </Suspense>
        </Stack>
      </div>
      {folder ? (
        <FolderPageActions key={folder.id} folder={folder} folders={folders} onDefaults={() => setSteered(folder)} />
      ) : null}
      <Suspense fallback={null}>
        {moved ? (
          <MoveDialog
            documents={moved}
            workspaceId={workspaceId}
            folderId={moved.every((row) => row.folder_id === moved[0]?.folder_id) ? (moved[0]?.folder_id ?? null) : null}
            onClose={() => setMoved(null)}
            mover={mover}
            onMoved={(left) => selection.set(moved.filter((row) => left.includes(row)))}
          />
        ) : null}
        {steered ? <FolderDefaultsDialog folder={steered} onClose={() => setSteered(null)} /> : null}
      </Suspense>
    </PageFrame>
  );
}
