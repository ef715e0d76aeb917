// When a guest's step begins, the guest gets an email with a link by which they may approve: their own, or a new one.

import { reviewLinkLimits } from '@folio/contract/task-words';
import { inDays } from '../../kernel/db/in-days.ts';
import { defineJob } from '../../kernel/define-job.ts';
import { type EventSubscriber, payloadOf } from '../../kernel/events.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { taskEvents } from '../tasks/index.ts';
import { newLinkToken } from './make-link.ts';
import { findApprovingLink, findShownLink, insertLink } from './review-links.queries.ts';
import { sendLink } from './review-mails.ts';

const reviewMailQueue = { name: 'review_link.mail', retries: 4, timeout: 60 };

/** The job behind an email to a guest. A link that ended meanwhile is not sent. */
export const reviewMailJob = defineJob<{ linkId: number; note: string }>(reviewMailQueue, {
  lane: 'care',
  run: async (kernel, { linkId, note }) => {
    const shown = await findShownLink(kernel.database, linkId);
    if (shown && shown.link.revoked_at === null && !shown.isExpired) await sendLink(kernel, shown, note);
  },
  onFail: (kernel, { linkId }) => {
    kernel.log.error({ linkId }, 'A guest could not be asked for a review');
    return Promise.resolve();
  },
});

export function createReviewRequests(kernel: Kernel): EventSubscriber {
  return async (tx, events) => {
    for (const event of events) {
      const request = payloadOf(taskEvents.reviewRequested, event);
      const { workspaceId, subjectId: taskId } = event;
      if (!request?.guest_id || taskId === null || workspaceId === null) continue;
      const known = await findApprovingLink(tx, request.guest_id, taskId);
      const link =
        known ??
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
      await kernel.jobs.send(reviewMailQueue, { linkId: link.id, note: request.note }, tx);
    }
  };
}
