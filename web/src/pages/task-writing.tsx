// The tab Content of a task with its document open in the editor, with the review as its first panel.
import type { DocumentDetail } from '@folio/contract/document-shapes';
import type { Task } from '@folio/contract/task-shapes';
import { type Ref, useEffect } from 'react';
import type { DocumentFrame } from '../base/document-frame.ts';
import { ApprovalFoot } from '../features/tasks/approval-foot.tsx';
import { ReviewDetails, ReviewPanel } from '../features/tasks/review-panel.tsx';
import { DocumentEditing } from './document-editing.tsx';

interface TaskWritingProps {
  task: Task;
  order: DocumentDetail;
  frame: DocumentFrame;
  /** Receives the function that sends unsaved text now. */
  saveRef: Ref<() => Promise<boolean>>;
  onRefresh: () => void;
  /** True while the text is on the page. */
  onDrawn: (isDrawn: boolean) => void;
}

export function TaskWriting({ task, order, frame, saveRef, onRefresh, onDrawn }: TaskWritingProps) {
  useEffect(() => {
    onDrawn(true);
    return () => onDrawn(false);
  }, [onDrawn]);
  const drawn = { task, orderDetailId: order.order_detail_id, drawn: order.version };
  return (
    <DocumentEditing
      key={order.order_detail_id}
      order={order}
      taskId={task.id}
      wantedComment={null}
      frame={frame}
      review={<ReviewPanel task={task} isOnTaskPage />}
      task={<ReviewDetails {...drawn} />}
      foot={<ApprovalFoot {...drawn} />}
      saveRef={saveRef}
      onRefresh={onRefresh}
    />
  );
}
