// A document being edited, on its own page and on its task's page: the editor, or the reason for a missing text.

import type { DocumentDetail } from '@folio/contract/document-shapes';
import { proofreadingLanguages } from '@folio/contract/translation-words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, type Ref, Suspense, useEffect, useRef, useState } from 'react';
import type { DocumentFrame } from '../base/document-frame.ts';
import { invalidate } from '../base/stale-after.ts';
import { useAddStage } from '../base/use-add-stage.ts';
import { useMe } from '../base/use-me.ts';
import { certificatesQuery } from '../features/certificates/certificates.queries.ts';
import { useComments } from '../features/comments/use-comments.ts';
import { DocumentSkeleton } from '../features/document-editor/document-skeleton.tsx';
import { DocumentWorkspace } from '../features/document-editor/document-workspace.tsx';
import { DownloadMenu } from '../features/orders/download-menu.tsx';
import { documentQuery } from '../features/orders/orders.queries.ts';
import { useOrderActions } from '../features/orders/use-order-actions.ts';
import { useOrderableTool } from '../features/orders/use-orderable-tool.ts';
import { AskFirst } from '../ui/ask-first.tsx';
import { loadChunk } from '../ui/load-chunk.ts';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { useText } from '../ui/use-text.ts';

const PublishDialog = lazy(() =>
  loadChunk(() => import('../features/websites/publish-dialog.tsx')).then((module) => ({ default: module.PublishDialog })),
);
const TranslatedTexts = lazy(() =>
  loadChunk(() => import('../features/translation-requests/translated-texts.tsx')).then((module) => ({
    default: module.TranslatedTexts,
  })),
);
const WaitingRequest = lazy(() =>
  loadChunk(() => import('../features/translation-requests/waiting-request.tsx')).then((module) => ({
    default: module.WaitingRequest,
  })),
);
const LinksOfDocument = lazy(() =>
  loadChunk(() => import('./links-of-document.tsx')).then((module) => ({
    default: module.LinksOfDocument,
  })),
);
const DocumentWaiting = lazy(() =>
  loadChunk(() => import('../features/document-editor/document-waiting.tsx')).then((module) => ({
    default: module.DocumentWaiting,
  })),
);
const ModelWays = lazy(() =>
  loadChunk(() => import('../features/control-panel/connect-model/model-ways.tsx')).then((module) => ({
    default: module.ModelWays,
  })),
);
const PublicationList = lazy(() =>
  loadChunk(() => import('../features/websites/publication-list.tsx')).then((module) => ({ default: module.PublicationList })),
);
const CommentsTab = lazy(() =>
  loadChunk(() => import('../features/comments/comments-tab.tsx')).then((module) => ({ default: module.CommentsTab })),
);
const MediaDownloadMenu = lazy(() =>
  loadChunk(() => import('../features/assets/media-download-menu.tsx')).then((module) => ({ default: module.MediaDownloadMenu })),
);
const MediaDownloadDialog = lazy(() =>
  loadChunk(() => import('../features/assets/media-download-dialog.tsx')).then((module) => ({
    default: module.MediaDownloadDialog,
  })),
);
const DocumentDownloadDialog = lazy(() =>
  loadChunk(() => import('../features/orders/document-download-dialog.tsx')).then((module) => ({
    default: module.DocumentDownloadDialog,
  })),
);
const MediaStage = lazy(() =>
  loadChunk(() => import('../features/assets/media-stage.tsx')).then((module) => ({ default: module.MediaStage })),
);
const TrendChart = lazy(() => loadChunk(() => import('../features/trends/trend-chart.tsx')));

interface DocumentEditingProps {
  order: DocumentDetail;
  /** The task it belongs to: a save may reopen its steps. */
  taskId: number | null;
  /** The first panel beside the text; null without a task, undefined until it is known. */
  review: ReactNode;
  /** Details of the task and content of an approval. */
  task?: ReactNode;
  foot?: ReactNode;
  /** The comment to open. */
  wantedComment: number | null;
  /** Of its task: the page around it, or the buttons in its head; null without one. */
  frame: DocumentFrame | null;
  /** Receives the function that sends unsaved text now. */
  saveRef: Ref<() => Promise<boolean>>;
  onRefresh: () => void;
}

/** Mount it with the document's id as key. */
export function DocumentEditing({
  order,
  taskId,
  review,
  task: taskDetails = null,
  foot = null,
  wantedComment,
  frame,
  saveRef,
  onRefresh,
}: DocumentEditingProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { user_info: me } = useMe();
  const { remove, retry, cancel } = useOrderActions();
  const canReorder = useOrderableTool(order.tool);
  const comments = useComments(order.order_detail_id);
  const [isAsking, setAsking] = useState(false);
  const [isPublishing, setPublishing] = useState(false);
  const [isDownloading, setDownloading] = useState(false);
  const proofread = useAddStage();
  const isProofreadable =
    me.can.open_translation_requests &&
    me.can.order_human_proofreading &&
    order.status === 'accepted' &&
    proofreadingLanguages.some((one) => one === order.language);
  const { data: stages } = useQuery({ ...certificatesQuery(order.order_detail_id), enabled: isProofreadable });
  // The editor keeps the first handler that it gets; the task may be known only later.
  const task = useRef(taskId);
  useEffect(() => {
    task.current = taskId;
  }, [taskId]);
  const keep = (saved: DocumentDetail) => {
    client.setQueryData(documentQuery(order.order_detail_id).queryKey, saved);
    void invalidate(client, 'document.saved', {
      orderDetailId: order.order_detail_id,
      hasComments: comments.passages.length > 0,
      taskId: task.current,
    });
  };
  return (
    <>
      {order.can.edit ? (
        <DocumentWorkspace
          order={order}
          slots={{
            download: order.can.download ? (
              order.category === 'media' ? (
                <Suspense fallback={null}>
                  <MediaDownloadMenu order={order} />
                </Suspense>
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
                <Suspense fallback={null}>
                  <MediaStage assets={order.assets} html={order.content.html} />
                  {order.tool === 'document_translation' && me.can.open_translation_requests ? (
                    <TranslatedTexts orderDetailId={order.order_detail_id} />
                  ) : null}
                </Suspense>
              ) : null,
            publications: (
              <Suspense fallback={null}>
                <PublicationList orderDetailId={order.order_detail_id} />
              </Suspense>
            ),
            links: (
              <Suspense fallback={null}>
                <LinksOfDocument orderDetailId={order.order_detail_id} workspaceId={order.workspace_id} />
              </Suspense>
            ),
            comments: (
              <Suspense fallback={<SkeletonRows rows={3} />}>
                <CommentsTab orderDetailId={order.order_detail_id} />
              </Suspense>
            ),
            review,
            task: taskDetails,
            foot,
            dialogs: isDownloading ? <DownloadDialogOf order={order} onClose={() => setDownloading(false)} /> : null,
          }}
          comments={{ ...comments, wanted: wantedComment }}
          actions={{
            canDuplicate: canReorder,
            onPublish: () => setPublishing(true),
            onDownload: () => setDownloading(true),
            onProofread: stages?.can.proofread
              ? () => {
                  if (!proofread.isPending) proofread.mutate({ order_detail_id: order.order_detail_id, stage: 'proofreading' });
                }
              : undefined,
            onDelete: () => setAsking(true),
            onSaved: keep,
            onRefresh,
          }}
          frame={frame}
          saveRef={saveRef}
        />
      ) : (
        <Suspense fallback={<DocumentSkeleton />}>
          <DocumentWaiting
            frame={frame}
            order={order}
            canChangeForm={canReorder}
            canManageModels={me.can.manage_models}
            retry={{ isRunning: retry.isPending, run: () => retry.mutate(order) }}
            cancel={{ isRunning: cancel.isPending, run: () => cancel.mutate(order) }}
            onDelete={() => setAsking(true)}
            ways={
              <Suspense fallback={<SkeletonRows rows={4} />}>
                <ModelWays onConnected={onRefresh} />
              </Suspense>
            }
          />
          {order.status === 'failed' && me.can.open_translation_requests ? (
            <WaitingRequest orderDetailId={order.order_detail_id} />
          ) : null}
        </Suspense>
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

/** Within the open document: its unsaved text is sent first. */
function DownloadDialogOf({ order, onClose }: { order: DocumentDetail; onClose: () => void }) {
  const Opened = order.category === 'media' ? MediaDownloadDialog : DocumentDownloadDialog;
  return (
    <Suspense fallback={null}>
      <Opened order={order} onClose={onClose} />
    </Suspense>
  );
}
