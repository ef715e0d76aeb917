// When a guest's step begins, the guest gets an email with a link by which they may approve: their own, to which the
// task is added, or a new one.

import { reviewLinkLimits } from '@folio/contract/task-words';
import * as z from 'zod';
import type { Db } from '../../kernel/db/database.ts';
import { inDays } from '../../kernel/db/in-days.ts';
import { defineJob } from '../../kernel/define-job.ts';
import { type EventSubscriber, payloadOf } from '../../kernel/events.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { listSeatedEmails, lockGuest, reviewRequested, saveGuest } from '../tasks/index.ts';
import { newLinkToken } from './make-link.ts';
import { addTaskToLink, findApprovingLink, findOpenLink, findShownLink, insertLink } from './review-links.queries.ts';
import { sendLink } from './review-mails.ts';

const reviewMailQueue = {
  name: 'review_link.mail',
  retries: 4,
  timeout: 60,
  input: z.object({
    linkId: z.int(),
    note: z.string(),
    /** Subject, if it is not a task. */
    title: z.string().optional(),
    isReminder: z.boolean().optional(),
  }),
};

/** The job behind an email to a guest. A link that ended meanwhile is not sent. */
export const reviewMailJob = defineJob(reviewMailQueue, {
  lane: 'care',
  run: async (kernel, { linkId, ...mail }) => {
    const shown = await findShownLink(kernel.database, linkId);
    if (shown && shown.link.revoked_at === null && !shown.isExpired) await sendLink(kernel, shown, mail);
  },
  onFail: (kernel, { linkId }) => {
    kernel.log.error({ linkId }, 'A guest could not be asked for a review');
    return Promise.resolve();
  },
});

export function createReviewRequests(kernel: Kernel): EventSubscriber {
  return async (tx, events) => {
    for (const event of events) {
      const request = payloadOf(reviewRequested, event);
      const { workspaceId, subjectId: taskId } = event;
      if (!request?.guest_id || taskId === null || workspaceId === null) continue;
      if (!(await lockGuest(tx, request.guest_id))) continue;
      const known = await findApprovingLink(tx, request.guest_id, taskId);
      const added = known ? null : await addTaskToLink(tx, request.guest_id, taskId);
      const link =
        known ??
        added ??
        (await insertLink(tx, {
          account_id: event.accountId,
          workspace_id: workspaceId,
          guest_id: request.guest_id,
          creator_id: request.creator_id,
          task_ids: [taskId],
          may: 'approve',
          expires_at: inDays(reviewLinkLimits.defaultDays),
          ...newLinkToken(kernel),
        }));
      // Of a link that shows other tasks too, the email names the one that is new.
      const title = added ? { title: request.title } : {};
      await kernel.jobs.send(reviewMailQueue, { linkId: link.id, note: request.note, ...title }, tx);
    }
  };
}

export interface ContactReview {
  accountId: number;
  workspaceId: number;
  /** The email goes out in this user's name. */
  creatorId: number;
  contact: { name: string; email: string };
  /** Content to review. */
  title: string;
  note: string;
  isReminder?: boolean;
}

/**
 * Requests a contact's review of objects beside tasks: by their existing link, or by a new one. Returns false for a user with a seat: they
 * need no link.
 */
export async function requestContactReview(kernel: Kernel, tx: Db, request: ContactReview): Promise<boolean> {
  const { accountId, workspaceId, contact } = request;
  if ((await listSeatedEmails(tx, accountId, [contact.email])).length > 0) return false;
  const guest = await saveGuest(tx, { accountId, workspaceId }, contact);
  const link =
    (await findOpenLink(tx, guest.id)) ??
    (await insertLink(tx, {
      account_id: accountId,
      workspace_id: workspaceId,
      guest_id: guest.id,
      creator_id: request.creatorId,
      task_ids: [],
      may: 'approve',
      expires_at: inDays(reviewLinkLimits.defaultDays),
      ...newLinkToken(kernel),
    }));
  const { note, title, isReminder = false } = request;
  await kernel.jobs.send(reviewMailQueue, { linkId: link.id, note, title, isReminder }, tx);
  return true;
}
