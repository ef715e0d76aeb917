// Guest actions on the tasks of a link: read, comment, decide. The link is locked while they write, so that one that is revoked at the
// same time either ends before or after.
import type { Comment } from '@folio/contract/comments';
import type { GuestComment, GuestTask } from '@folio/contract/guest-review';
import type { Db } from '../../kernel/db/database.ts';
import { conflict, forbidden, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { CallContext } from '../../kernel/rpc.ts';
import { inlinePictures } from '../assets/index.ts';
import { recordAudit } from '../audit/index.ts';
import { createGuestComment, listGuestThreads } from '../comments/index.ts';
import { orderRows } from '../orders/index.ts';
import { type OpenedLink, reviewLinkRows } from '../review-links/index.ts';
import {
  decideAsGuest,
  fileOfAttachment,
  listGuestTasks,
  lockGuestTask,
  noticeRefusal,
  requireNote,
  showToGuest,
  type GuestTask as TaskOfGuest,
} from '../tasks/index.ts';
import { type DecidingLink, getConfirmedLink, getDecidingLink, getLink, needsOf } from './guest-access.ts';

type Caller = Pick<CallContext, 'header' | 'setCookie'>;

/** A task as the guest's list has it. */
export const presentGuestTask = ({ link }: OpenedLink, { task, step }: TaskOfGuest): GuestTask => ({
  id: task.id,
  title: task.title,
  status: task.status,
  due_date: task.due_date,
  step: step && { id: step.id, name: step.name },
  can: { comment: link.may !== 'read' && task.order_detail_id !== null, decide: link.may === 'approve' && step !== null },
});

type CommentRow = Awaited<ReturnType<typeof listGuestThreads>>[number];

const presentGuestComment = (row: CommentRow, guestId: number): GuestComment => ({
  id: row.id,
  parent_id: row.parent_id,
  author: row.user_name,
  is_guest: row.is_guest,
  is_own: row.guest_id === guestId,
  text: row.text,
  quote: row.quote,
  resolved: row.resolved_at !== null,
  created_at: row.created_at.toISOString() satisfies Comment['created_at'],
});

/** The comments of a document that a guest sees: threads in which a guest takes part. Talk among members stays theirs. */
async function commentsFor(kernel: Kernel, found: OpenedLink, orderDetailId: number | null): Promise<GuestComment[]> {
  const rows = orderDetailId === null ? [] : await listGuestThreads(kernel.database, orderDetailId);
  return rows.map((row) => presentGuestComment(row, found.guest.id));
}

/** One task of the link; throws 404 for any other. */
async function getGuestTask(kernel: Kernel, found: OpenedLink, taskId: number): Promise<TaskOfGuest> {
  const [task] = found.link.task_ids.includes(taskId) ? await listGuestTasks(kernel.database, found.guest, [taskId]) : [];
  if (!task) throw notFound('task_not_found');
  return task;
}

/** Content of a task, its changes since the guest's last approval, and the comments visible to the guest. Pictures are embedded. */
export async function showTask(kernel: Kernel, caller: Caller, taskId: number) {
  const found = await getConfirmedLink(kernel.database, caller);
  const guestTask = await getGuestTask(kernel, found, taskId);
  const { order_detail_id: documentId } = guestTask.task;
  const content = await showToGuest(kernel.database, found.guest, guestTask.task);
  const embed = (html: string | null) => (html === null || documentId === null ? html : inlinePictures(kernel, documentId, html));
  const parts = [];
  for (const part of content.changes.parts)
    parts.push(part.part === 'text' ? { ...part, before: await embed(part.before), after: null } : part);
  return {
    task: presentGuestTask(found, guestTask),
    title: content.title,
    html: await embed(content.html),
    package_hash: content.packageHash,
    meta: content.lines?.meta ?? [],
    links: content.lines?.links ?? [],
    attachments: content.attachments.map(({ id, file_name, bytes }) => ({ id, file_name, bytes })),
    changes: { since: content.changes.since, parts },
    decided: content.decided,
    comments: await commentsFor(kernel, found, documentId),
  };
}

/** A file of a task of the link; throws 404 for any other. */
export async function showAttachment(kernel: Kernel, caller: Caller, call: { task_id: number; attachment_id: number }) {
  const found = await getConfirmedLink(kernel.database, caller);
  const { task } = await getGuestTask(kernel, found, call.task_id);
  return fileOfAttachment(kernel, task, call.attachment_id);
}

/** Adds a guest's comment; answers all that they see then. Throws 403 where the link is for reading only. */
export async function comment(
  kernel: Kernel,
  caller: Caller,
  call: { task_id: number; text: string; quote?: string | null | undefined; parent_id?: number | null | undefined },
): Promise<GuestComment[]> {
  const { found, documentId } = await kernel.database.transaction(async (tx) => {
    const link = await getConfirmedLink(tx, caller, 'share');
    if (!link.link.task_ids.includes(call.task_id)) throw notFound('task_not_found');
    if (link.link.may === 'read') throw forbidden('guest_may_not');
    const { task } = await lockGuestTask(tx, call.task_id);
    const detail = task.order_detail_id === null ? null : await orderRows.findDetail(tx, task.order_detail_id);
    if (!detail) throw conflict('task_without_document');
    const guest = { id: link.guest.id, name: link.guest.name, accountId: link.link.account_id };
    await createGuestComment(kernel, tx, guest, detail, call);
    return { found: link, documentId: detail.id };
  });
  return commentsFor(kernel, found, documentId);
}

/** The log entry of a guest's decision: the guest, the content, and the kind of identification. */
export const recordGuestDecision = (
  tx: Db,
  { link, guest, identified }: DecidingLink,
  decision: { action: string; subject: string; id: number; verdict: string; hash: string },
): Promise<void> =>
  recordAudit(
    tx,
    { id: null, accountId: link.account_id, impersonator: null },
    {
      action: decision.action,
      subjectId: decision.id,
      subjectName: `${guest.name}: ${decision.subject}`,
      workspaceId: link.workspace_id,
      details: {
        verdict: decision.verdict,
        identified_by: identified.by,
        browser: identified.browser,
        network: identified.network,
        hash: decision.hash,
      },
    },
  );

/** Records a guest's decision with every guarantee of a member's. Throws 403 where the link does not let them approve. */
export async function decide(
  kernel: Kernel,
  caller: Caller & Pick<CallContext, 'network'>,
  call: { task_id: number } & Omit<Parameters<typeof decideAsGuest>[3], 'id'>,
): Promise<GuestTask> {
  requireNote(call);
  const found = await kernel.database.transaction(async (tx) => {
    const link = await getDecidingLink(tx, caller);
    if (!link.link.task_ids.includes(call.task_id)) throw notFound('task_not_found');
    const locked = await lockGuestTask(tx, call.task_id);
    const by = { ...link.guest, identified: link.identified };
    await decideAsGuest(tx, by, locked, { ...call, id: call.task_id });
    await recordGuestDecision(tx, link, {
      action: 'task.guest_decided',
      subject: locked.task.title,
      id: call.task_id,
      verdict: call.verdict,
      hash: call.package_hash,
    });
    return link;
  });
  return presentGuestTask(found, await getGuestTask(kernel, found, call.task_id));
}

/**
 * Someone says that the link is not for them. In a browser that may read, it ends; any other one only reports it. The creator and the
 * assignees of the link's tasks are notified. Returns whether it ended.
 */
export async function refuseLink(kernel: Kernel, caller: Caller): Promise<OpenedLink & { isEnded: boolean }> {
  return kernel.database.transaction(async (tx) => {
    const found = await getLink(tx, caller, 'update');
    const { link, guest } = found;
    const isEnded = (await needsOf(tx, caller, link.id)) === null;
    if (isEnded) await reviewLinkRows.updateOpenLink(tx, link.id, { revoked_at: reviewLinkRows.rightNow });
    await recordAudit(
      tx,
      { id: null, accountId: link.account_id, impersonator: null },
      {
        action: isEnded ? 'review_link.refused' : 'review_link.reported',
        subjectId: link.id,
        subjectName: guest.email,
        workspaceId: link.workspace_id,
      },
    );
    await noticeRefusal(tx, link, isEnded);
    return { ...found, isEnded };
  });
}
