// The content of a task is its document and the approved translations of it: a change of any of them is followed.
import type { Db } from '../../../kernel/db/database.ts';
import { conflict } from '../../../kernel/errors.ts';
import { type EventSubscriber, payloadOf } from '../../../kernel/events.ts';
import { lockDocuments } from '../../documents/index.ts';
import { orderEvents } from '../../orders/index.ts';
import { findTranslatedDocuments } from '../../translation-desk/index.ts';
import { lockTasksOfDocuments, type TaskRow } from '../core/tasks.queries.ts';
import { contentNow } from './content-now.ts';
import { followContent } from './follow-content.ts';
import { passesAllSteps } from './review-progress.ts';

/** The tasks that these documents, or documents that they translate, belong to, locked in the order of their ids until the transaction ends. */
export const lockTasksAbout = async (tx: Db, orderDetailIds: readonly number[]): Promise<TaskRow[]> =>
  lockTasksOfDocuments(tx, [...orderDetailIds, ...(await findTranslatedDocuments(tx, orderDetailIds))]);

/** Editors of a document or translation become authors of the round, and the steps that cover it reopen. Callers hold the documents. */
export async function followDocuments(
  tx: Db,
  orderDetailIds: readonly number[],
  author: { userId: number | null; impersonatorId: number | null } = { userId: null, impersonatorId: null },
): Promise<void> {
  for (const task of await lockTasksAbout(tx, orderDetailIds))
    if (task.status !== 'completed') await followContent(tx, task, author);
}

/** A model's translation is accepted without a person: its task is asked again afterwards. */
export const followAcceptedOrders = (): EventSubscriber => async (tx, events) => {
  const accepted = events.flatMap((event) => (payloadOf(orderEvents.orderAccepted, event) ? (event.subjectId ?? []) : []));
  if (accepted.length === 0) return;
  // Calls lock documents before tasks. The other subscribers, in this same transaction, hold no document beyond these.
  const present = await lockDocuments(tx, accepted);
  for (const id of accepted) if (present.has(id)) await followDocuments(tx, [id]);
};

/** Throws 409 unless all required reviewers have approved the present outgoing content. Callers hold the task. */
export async function requireApproved(tx: Db, task: TaskRow): Promise<void> {
  const now = await contentNow(tx, task);
  const isApproved = task.status === 'approved' || task.status === 'published';
  if (!isApproved || !now || !(await passesAllSteps(tx, task, now.content))) throw conflict('document_in_review');
}
