// `/orders/{order_detail_id}`: one document, in whichever state it is.

import type { DocumentDetail } from '@folio/contract/document-shapes';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ApiError } from '../base/api.ts';
import { DocumentSkeleton } from '../features/document-editor/document-skeleton.tsx';
import { documentQuery } from '../features/orders/orders.queries.ts';
import { ReviewPanel } from '../features/tasks/review-panel.tsx';
import { taskOfDocumentQuery, taskQuery } from '../features/tasks/tasks.queries.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { toastError } from '../ui/toast.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';
import { DocumentEditing } from './document-editing.tsx';

const route = getRouteApi('/shell/orders/$orderDetailId');

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
  return <OneDocument key={id} order={order} onRefresh={() => void refetch()} />;
}

/** The document with the review of the task it belongs to, where there is one that its reader may see. */
function OneDocument({ order, onRefresh }: { order: DocumentDetail; onRefresh: () => void }) {
  const { order_detail_id: id, workspace_id: workspaceId } = order;
  const { comment } = route.useSearch();
  const save = useRef<() => Promise<boolean>>(null);
  const { data: taskId } = useQuery({ ...taskOfDocumentQuery(workspaceId, id), enabled: workspaceId !== null });
  const { data } = useQuery({ ...taskQuery(taskId ?? 0), enabled: Boolean(taskId) });
  return (
    <DocumentEditing
      order={order}
      taskId={taskId ?? null}
      wantedComment={comment ?? null}
      review={
        data ? (
          <ReviewPanel
            task={data.task}
            orderDetailId={id}
            drawn={order.version}
            onSave={async () => (await save.current?.()) ?? true}
            onOutdated={onRefresh}
          />
        ) : null
      }
      saveRef={save}
      onRefresh={onRefresh}
    />
  );
}
