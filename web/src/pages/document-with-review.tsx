import type { DocumentDetail } from '@folio/contract/document-shapes';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useRef, useState } from 'react';
import { FrameActions } from '../base/document-frame.ts';
import { taskOfDocumentQuery, taskQuery } from '../features/tasks/task.queries.ts';
import { loadChunk } from '../ui/load-chunk.ts';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { DocumentEditing } from './document-editing.tsx';

const ReviewPanel = lazy(() =>
  loadChunk(() => import('../features/tasks/review-panel.tsx')).then((module) => ({
    default: module.ReviewPanel,
  })),
);
const ReviewDetails = lazy(() =>
  loadChunk(() => import('../features/tasks/review-panel.tsx')).then((module) => ({
    default: module.ReviewDetails,
  })),
);
const ApprovalFoot = lazy(() =>
  loadChunk(() => import('../features/tasks/approval-foot.tsx')).then((module) => ({
    default: module.ApprovalFoot,
  })),
);
const TaskOfDocument = lazy(() =>
  loadChunk(() => import('../features/tasks/task-of-document.tsx')).then((module) => ({
    default: module.TaskOfDocument,
  })),
);

const route = getRouteApi('/shell/orders/$orderDetailId');

/** The document with the review of the task it belongs to, where there is one that its reader may see. */
export function DocumentWithReview({ order, onRefresh }: { order: DocumentDetail; onRefresh: () => void }) {
  const { order_detail_id: id, workspace_id: workspaceId } = order;
  const { comment } = route.useSearch();
  const save = useRef<() => Promise<boolean>>(null);
  const [actions] = useState(() => new FrameActions());
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const { data: taskId, ...found } = useQuery({ ...taskOfDocumentQuery(workspaceId, id), enabled: workspaceId !== null });
  const { data, ...task } = useQuery({ ...taskQuery(taskId ?? 0), enabled: Boolean(taskId) });
  // After a failure, or without a network, the document is worked with as one without a task.
  const isUnknown = [found, task].some(({ isLoading, failureCount }) => isLoading && failureCount === 0);
  const isWritten = order.can.edit;
  return (
    <>
      <DocumentEditing
        order={order}
        taskId={taskId ?? null}
        wantedComment={comment ?? null}
        frame={data && isWritten ? { kind: 'bar', actions, onSlot: setSlot } : null}
        review={
          data ? (
            <Suspense fallback={<SkeletonRows rows={3} />}>
              <ReviewPanel task={data.task} />
            </Suspense>
          ) : isUnknown ? undefined : null
        }
        task={
          data ? (
            <Suspense fallback={<SkeletonRows rows={3} />}>
              <ReviewDetails task={data.task} orderDetailId={id} drawn={order.version} />
            </Suspense>
          ) : null
        }
        foot={
          data ? (
            <Suspense fallback={null}>
              <ApprovalFoot task={data.task} orderDetailId={id} drawn={order.version} />
            </Suspense>
          ) : null
        }
        saveRef={save}
        onRefresh={onRefresh}
      />
      <Suspense fallback={null}>
        {data && isWritten ? (
          <TaskOfDocument
            task={data.task}
            orderDetailId={id}
            version={order.version}
            actions={actions}
            slot={slot}
            onSave={async () => (await save.current?.()) ?? true}
            onOutdated={onRefresh}
          />
        ) : null}
      </Suspense>
    </>
  );
}
