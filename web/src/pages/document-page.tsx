// `/orders/{order_detail_id}`: one document, in whichever state it is. Its text is shown first; what works with it is loaded then.
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { ApiError } from '../base/api.ts';
import { DocumentFirstView } from '../features/document-editor/document-first-view.tsx';
import { DocumentSkeleton } from '../features/document-editor/document-skeleton.tsx';
import { documentQuery } from '../features/orders/orders.queries.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { loadChunk } from '../ui/load-chunk.ts';
import { toastError } from '../ui/toast.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';

const route = getRouteApi('/shell/orders/$orderDetailId');

const DocumentWithReview = lazy(() =>
  loadChunk(() => import('./document-with-review.tsx')).then((module) => ({ default: module.DocumentWithReview })),
);

const isGone = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 422);

/** While the document is being written the page looks each second; one that is not there leads back to the list. */
export function DocumentPage() {
  const { t } = useText();
  const navigate = useNavigate();
  const id = Number(route.useParams().orderDetailId);
  const { data: order, error, isPending, refetch } = useQuery(documentQuery(id));
  const leave = useEffectEvent(() => {
    toastError(t('editor.gone'));
    void navigate({ to: '/orders', replace: true });
  });
  const isMissing = isGone(error) || !Number.isInteger(id);
  useEffect(() => {
    if (isMissing) leave();
  }, [isMissing]);
  usePageTitle(order?.title ?? t('orders.title'));
  if (isMissing || isPending) return <DocumentSkeleton />;
  if (!order) return <ErrorState title={t('orders.failedOne')} onRetry={() => void refetch()} />;
  return (
    <Suspense fallback={<DocumentFirstView order={order} />}>
      <DocumentWithReview key={id} order={order} onRefresh={() => void refetch()} />
    </Suspense>
  );
}
