// Initial view of a task's Content tab: from the URL, else from the reader's earlier actions on the task.
import type { DocumentDetail } from '@folio/contract/document-shapes';
import type { Task } from '@folio/contract/task-shapes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMe } from '../base/use-me.ts';
import { documentQuery } from '../features/orders/orders.queries.ts';
import type { ContentView } from '../features/tasks/core/task-search.ts';
import { taskHistoryQuery } from '../features/tasks/core/tasks.queries.ts';

export type TaskContent =
  | { kind: 'none' | 'loading' | 'failed' }
  | { kind: 'document'; order: DocumentDetail }
  /** `canEdit` says whether the document could be shown instead. */
  | { kind: 'changes'; canEdit: boolean };

/** An earlier approver begins with the changes since then. That stays while the task is open, also after a decision. */
export function useTaskContent(task: Task, isShown: boolean, wanted: ContentView | undefined) {
  const { user_info: me } = useMe();
  const id = task.order_detail_id;
  const document = useQuery({ ...documentQuery(id ?? 0), enabled: isShown && id !== null });
  const [first, setFirst] = useState<ContentView | null>(null);
  const history = useQuery({ ...taskHistoryQuery(task.id), enabled: isShown && id !== null && first === null && !wanted });
  if (first === null && !history.isPending) {
    const hasDecided = history.data?.taskHistory.some(({ verdict, user }) => verdict !== null && user?.id === me.id);
    setFirst(hasDecided ? 'changes' : 'document');
  }
  const view = wanted ?? first;
  const contentOf = (): TaskContent => {
    if (id === null) return task.attachments.length > 0 ? { kind: 'changes', canEdit: false } : { kind: 'none' };
    if (document.isError) return { kind: 'failed' };
    if (!document.data || view === null) return { kind: 'loading' };
    const isWritten = document.data.status === 'accepted';
    const canEdit = document.data.can.edit;
    return isWritten && (view === 'changes' || !canEdit)
      ? { kind: 'changes', canEdit }
      : { kind: 'document', order: document.data };
  };
  return { content: contentOf(), onRefresh: () => void document.refetch() };
}
