// `/orders/{order_detail_id}`: one document, with any status. Its text is shown first; the code of its editing is loaded then.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { preload } from 'react-dom';
import { isGone } from '../base/api.ts';
import { useMiniSidebar } from '../base/mini-sidebar.ts';
import { removeRecentPage } from '../base/recent-pages.ts';
import { shownPictures } from '../features/assets/shown-pictures.ts';
import { DocumentFirstView } from '../features/document-editor/document-first-view.tsx';
import { DocumentSkeleton } from '../features/document-editor/document-skeleton.tsx';
import { documentQuery } from '../features/orders/orders.queries.ts';
import { taskOfDocumentQuery } from '../features/tasks/task.queries.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { loadChunk } from '../ui/load-chunk.ts';
import { toastError } from '../ui/toast.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';

const route = getRouteApi('/shell/orders/$orderDetailId');

/** Asked for when the text can be read, so that nothing of it is waited for before. */
const DocumentWithReview = lazy(() =>
  loadChunk(() => afterPaint().then(() => import('./document-with-review.tsx'))).then((module) => ({
    default: module.DocumentWithReview,
  })),
);

/** As many as a screen shows: the rest is loaded when it is scrolled to. */
const maxPreloaded = 6;

/** While the document is being written the page looks each second; one that is not there leads back to the list. */
export function DocumentPage() {
  useMiniSidebar();
  const { t } = useText();
  const navigate = useNavigate();
  const id = Number(route.useParams().orderDetailId);
  const { data: order, error, isPending, refetch } = useQuery(documentQuery(id));
  const leave = useEffectEvent(() => {
    removeRecentPage(`/orders/${id}`);
    toastError(t('editor.gone'));
    void navigate({ to: '/orders', replace: true });
  });
  const isMissing = isGone(error) || !Number.isInteger(id);
  useEffect(() => {
    if (isMissing) leave();
  }, [isMissing]);
  // Known by the time at which the panels beside the text are there: they wait for it.
  const client = useQueryClient();
  const workspaceId = order?.workspace_id ?? null;
  useEffect(() => {
    if (workspaceId !== null) void client.prefetchQuery(taskOfDocumentQuery(workspaceId, id));
  }, [client, workspaceId, id]);
  // Pictures come beside the code that shows them and not after it.
  useEffect(() => {
    if (order?.category !== 'media') return;
    for (const { url } of shownPictures(order.assets, order.content.html).slice(0, maxPreloaded)) preload(url, { as: 'image' });
  }, [order]);
  usePageTitle(order?.title ?? t('orders.title'));
  if (isMissing || isPending) return <DocumentSkeleton />;
  if (!order) return <ErrorState title={t('orders.failedOne')} onRetry={() => void refetch()} />;
  return (
    <Suspense fallback={<DocumentFirstView order={order} />}>
      <DocumentWithReview key={id} order={order} onRefresh={() => void refetch()} />
    </Suspense>
  );
}
