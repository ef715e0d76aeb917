// `/orders/{order_detail_id}`: one document, in whichever state it is.

import type { DocumentDetail } from '@folio/contract/document-shapes';
import { isAssetField } from '@folio/contract/tool-values';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { ApiError } from '../base/api.ts';
import { loadChunk } from '../base/load-chunk.ts';
import { invalidate } from '../base/stale-after.ts';
import { toolQuery } from '../base/tool.queries.ts';
import { useMe } from '../base/use-me.ts';
import { CommentsTab } from '../features/comments/comments-tab.tsx';
import { useComments } from '../features/comments/use-comments.ts';
import { DocumentSkeleton } from '../features/document-editor/document-skeleton.tsx';
import { DocumentWaiting } from '../features/document-editor/document-waiting.tsx';
import { DocumentWorkspace } from '../features/document-editor/document-workspace.tsx';
import type { FieldWords } from '../features/document-editor/panel/read-inputs.ts';
import { MediaDownloadMenu } from '../features/media/media-download-menu.tsx';
import { MediaStage } from '../features/media/media-stage.tsx';
import { DownloadMenu } from '../features/orders/download-menu.tsx';
import { documentQuery } from '../features/orders/orders.queries.ts';
import { useOrderActions } from '../features/orders/use-order-actions.ts';
import { useOrderableTool } from '../features/orders/use-orderable-tool.ts';
import { PublicationList } from '../features/websites/publication-list.tsx';
import { AskFirst } from '../ui/ask-first.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { toastError } from '../ui/toast.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';

const PublishDialog = lazy(() =>
  import('../features/websites/publish-dialog.tsx').then((module) => ({ default: module.PublishDialog })),
);
const TrendChart = lazy(() => loadChunk(() => import('../features/trends/trend-chart.tsx')));
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

/** What the tool's form calls its fields and their choices. */
function useForm(tool: string): Record<string, FieldWords> {
  const { language } = useText();
  const { data } = useQuery(toolQuery(tool, language));
  return useMemo(() => {
    const fields = data?.tool.fields ?? [];
    const choicesOf = (field: (typeof fields)[number]) =>
      'options' in field ? Object.fromEntries((field.options ?? []).map((option) => [option.value, option.label])) : {};
    return Object.fromEntries(
      fields.map((field) => [field.name, { label: field.label, choices: choicesOf(field), acceptsFiles: isAssetField(field) }]),
    );
  }, [data]);
}

function OneDocument({ order, onRefresh }: { order: DocumentDetail; onRefresh: () => void }) {
  const { t } = useText();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { user_info: me } = useMe();
  const { remove, retry, cancel } = useOrderActions();
  const form = useForm(order.tool);
  const canReorder = useOrderableTool(order.tool);
  const comments = useComments(order.order_detail_id);
  const { comment: wantedComment } = route.useSearch();
  const [isAsking, setAsking] = useState(false);
  const [isPublishing, setPublishing] = useState(false);
  const keep = (saved: DocumentDetail) => {
    client.setQueryData(documentQuery(order.order_detail_id).queryKey, saved);
    void invalidate(client, 'document.saved', {
      orderDetailId: order.order_detail_id,
      hasComments: comments.passages.length > 0,
    });
  };
  return (
    <>
      {order.can.edit ? (
        <DocumentWorkspace
          order={order}
          form={form}
          slots={{
            download: order.can.download ? (
              order.category === 'media' ? (
                <MediaDownloadMenu order={order} />
              ) : (
                <DownloadMenu order={order} />
              )
            ) : null,
            media:
              order.macrocategory === 'trends' ? (
                <Suspense fallback={null}>
                  <TrendChart order={order} />
                </Suspense>
              ) : order.assets.length > 0 ? (
                <MediaStage assets={order.assets} html={order.content.html} />
              ) : null,
            publications: <PublicationList orderDetailId={order.order_detail_id} />,
            comments: <CommentsTab orderDetailId={order.order_detail_id} />,
          }}
          comments={{ ...comments, wanted: wantedComment ?? null }}
          actions={{ canDuplicate: canReorder, onPublish: () => setPublishing(true), onDelete: () => setAsking(true) }}
          onSaved={keep}
          onRefresh={onRefresh}
        />
      ) : (
        <DocumentWaiting
          order={order}
          canChangeForm={canReorder}
          canManageModels={me.can.manage_models}
          isRetrying={retry.isPending}
          onRetry={() => retry.mutate(order)}
          isCancelling={cancel.isPending}
          onCancel={() => cancel.mutate(order)}
          onDelete={() => setAsking(true)}
        />
      )}
      {isPublishing ? (
        <Suspense fallback={null}>
          <PublishDialog
            orderDetailId={order.order_detail_id}
            onPublished={() => setPublishing(false)}
            onClose={() => setPublishing(false)}
          />
        </Suspense>
      ) : null}
      <AskFirst
        isAsking={isAsking}
        loss={t('editor.loss', { title: order.title })}
        verb={t('orders.deleteOne')}
        isBusy={remove.isPending}
        onKeep={() => setAsking(false)}
        onConfirm={() => {
          if (remove.isPending) return;
          remove.mutate(order, {
            onSuccess: () => void navigate({ to: '/orders', replace: true }),
            onSettled: () => setAsking(false),
          });
        }}
      />
    </>
  );
}
