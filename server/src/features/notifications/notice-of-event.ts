// The notification of an event and its recipients, and the default channels of a user.
import type { NotificationEvent } from '@folio/contract/notifications';
import { payloadOf } from '../../kernel/events.ts';
import type { PastEvent } from '../../kernel/raised-event.ts';
import { bulkOrderFinished } from '../bulk-orders/index.ts';
import { campaignDecided, campaignNoticed } from '../campaigns/index.ts';
import { commentCreated, commentMentioned } from '../comments/index.ts';
import { limitReached } from '../ledger/index.ts';
import { orderEvents } from '../orders/index.ts';
import { linksBroken } from '../pages/index.ts';
import { websiteRead } from '../site-start/index.ts';
import { reviewRequested, taskAssigned, taskDecided, taskReminded } from '../tasks/index.ts';
import { deskNoticed } from '../translation-desk/index.ts';

/** Whom an event concerns beside the members of groups. */
export type Concerned =
  /** Whose order it was. */
  | { kind: 'owner' }
  /** People of a document or thread, without the author; `others` get the other event of the same comment. */
  | { kind: 'people'; ids: number[]; others: number[] }
  /** People whom the event names; in a workspace only its members. */
  | { kind: 'named'; ids: number[] }
  /** Owners of the account, and the person at the limit. */
  | { kind: 'limit'; personId: number | null };

export interface Notice {
  event: NotificationEvent;
  /** Names and facts of the sentence. */
  data: Record<string, string | number | null>;
  /** Scope of the notification. */
  path: string | null;
  concerned: Concerned;
  /** Set if the comment existed before: users that know of it are not notified again. */
  changedCommentId: number | null;
}

type NoticeMaker = (event: PastEvent) => Notice | null;

const ofOwner = (notice: Omit<Notice, 'concerned' | 'changedCommentId'>): Notice => ({
  ...notice,
  concerned: { kind: 'owner' },
  changedCommentId: null,
});
const documentPath = ({ subjectId }: PastEvent) => (subjectId === null ? null : `/orders/${subjectId}`);

function finishedOrder(event: PastEvent): Notice | null {
  const data = payloadOf(orderEvents.orderAccepted, event);
  // A bulk order's rows make one notification, at its end.
  if (!data || data.bulk_order_id !== undefined) return null;
  return ofOwner({ event: 'order_finished', data: { title: data.title }, path: documentPath(event) });
}

function stoppedOrder(event: PastEvent): Notice | null {
  const data = payloadOf(orderEvents.orderFailed, event) ?? payloadOf(orderEvents.orderOnHold, event);
  if (!data || data.bulk_order_id !== undefined) return null;
  return ofOwner({
    event: 'order_failed',
    data: { title: data.title, reason: data.reason ?? null },
    path: documentPath(event),
  });
}

function finishedBulkOrder(event: PastEvent): Notice | null {
  const data = payloadOf(bulkOrderFinished, event);
  if (!data) return null;
  const { title, rows, ready, failed, on_hold, cancelled } = data;
  return ofOwner({
    event: failed === 0 && on_hold === 0 ? 'order_finished' : 'order_failed',
    data: { bulk: event.subjectId, title, rows, ready, failed, on_hold, cancelled },
    path: `/orders/bulk/${event.subjectId}`,
  });
}

function comment(event: PastEvent): Notice | null {
  const created = payloadOf(commentCreated, event);
  const data = created ?? payloadOf(commentMentioned, event);
  if (!data) return null;
  const { comment_id, person, title, text, mentions, people, is_change: isChange } = data;
  return {
    event: created ? 'comment' : 'mention',
    data: { author_id: event.userId, person, title, text, comment_id },
    path: `${documentPath(event)}?comment=${comment_id}`,
    concerned: created ? { kind: 'people', ids: people, others: mentions } : { kind: 'people', ids: mentions, others: [] },
    changedCommentId: isChange ? comment_id : null,
  };
}

function limit(event: PastEvent): Notice | null {
  const data = payloadOf(limitReached, event);
  if (!data) return null;
  return {
    event: 'limits',
    data: { name: null, used: data.used, monthly: data.monthly },
    path: '/control-panel/credits',
    concerned: { kind: 'limit', personId: data.person_id },
    changedCommentId: null,
  };
}

/** Of a task: whom it concerns is in the event. */
function ofTask(event: PastEvent): Notice | null {
  const asked = payloadOf(taskAssigned, event);
  const review = payloadOf(reviewRequested, event);
  const decided = payloadOf(taskDecided, event);
  const reminded = payloadOf(taskReminded, event);
  const data = asked ?? review ?? decided ?? reminded;
  if (!data) return null;
  const { people, ...facts } = data;
  const isMany = asked !== null && asked.count > 1;
  return {
    event: asked ? 'assigned' : review ? 'review_requested' : decided ? 'decided' : 'due_soon',
    data: { ...facts, task_id: isMany ? null : event.subjectId },
    path: isMany ? '/task-assignment?view=mine' : `/task-assignment/${event.subjectId}`,
    concerned: { kind: 'people', ids: people, others: [] },
    changedCommentId: null,
  };
}

const deskEvents = {
  offered: 'assigned',
  sent_back: 'assigned',
  quote_ready: 'quote_ready',
  query: 'query',
  answer: 'query',
  delivered: 'delivered',
  due_soon: 'due_soon',
} as const satisfies Record<string, NotificationEvent>;

/** The path of an offer is the list. Only its linguist can open a job. */
function deskPath({ subjectId }: PastEvent, { kind, job_id: jobId }: { kind: string; job_id: number | null }): string {
  if (kind === 'offered') return '/translation-manager/assignee-dashboard';
  return kind === 'query' || jobId === null ? `/tool/translation_requests/${subjectId}` : `/translation-manager/jobs/${jobId}`;
}

/** Of the translation desk: to a linguist about a job, to a requester about a request. */
function ofDesk(event: PastEvent): Notice | null {
  const data = payloadOf(deskNoticed, event);
  if (!data) return null;
  const { kind, title, number, people, at, text, job_id } = data;
  const isForRequester = kind === 'quote_ready' || kind === 'query' || kind === 'delivered';
  return {
    event: deskEvents[kind],
    data: { desk: kind, title, number, at, text, ...(isForRequester ? { request_id: event.subjectId } : { job_id }) },
    path: deskPath(event, data),
    concerned: { kind: 'named', ids: people },
    changedCommentId: null,
  };
}

/** Of a website's pages: to its owner, and to groups. */
function ofPages(event: PastEvent): Notice | null {
  const data = payloadOf(linksBroken, event);
  if (!data) return null;
  const { website_id: id, website, count, url } = data;
  return ofOwner({
    event: 'links_broken',
    data: { website, count, url },
    path: `/links?website=${id}&tab=pages&issue=broken`,
  });
}

/** A website was read, or could not be: to its requester. */
function ofStart(event: PastEvent): Notice | null {
  const data = payloadOf(websiteRead, event);
  if (!data) return null;
  const { host, pages, is_failed: isFailed } = data;
  return ofOwner({
    event: isFailed ? 'order_failed' : 'order_finished',
    data: { start: isFailed ? 'failed' : 'read', host, pages },
    path: `/start?run=${event.subjectId}`,
  });
}

/** The contact of a campaign decided on it: to its manager. */
function ofCampaign(event: PastEvent): Notice | null {
  const data = payloadOf(campaignDecided, event);
  if (!data) return null;
  const { people, ...facts } = data;
  return {
    event: 'decided',
    data: facts,
    path: `/audience-campaigns/manager-dashboard/${event.subjectId}/approval`,
    concerned: { kind: 'named', ids: people },
    changedCommentId: null,
  };
}

/** Items of a campaign begin soon without approval, or its spend has left its band: to the responsible user. */
function ofCampaignNotice(event: PastEvent): Notice | null {
  const data = payloadOf(campaignNoticed, event);
  if (!data) return null;
  const { kind, title, due, count, people } = data;
  const isPacing = kind === 'ahead' || kind === 'behind';
  return {
    event: isPacing ? 'limits' : 'due_soon',
    data: { campaign: kind, title, due, count },
    path: `/audience-campaigns/manager-dashboard/${event.subjectId}/${isPacing ? 'results' : kind === 'plan_due' ? 'approval' : 'plan'}`,
    concerned: { kind: 'named', ids: people },
    changedCommentId: null,
  };
}

const makers: NoticeMaker[] = [
  finishedOrder,
  stoppedOrder,
  finishedBulkOrder,
  comment,
  limit,
  ofTask,
  ofDesk,
  ofPages,
  ofStart,
  ofCampaign,
  ofCampaignNotice,
];

/** The notification of an event, or null where nobody is notified of it. */
export function noticeOf(event: PastEvent): Notice | null {
  for (const make of makers) {
    const notice = make(event);
    if (notice) return notice;
  }
  return null;
}

export interface Manner {
  in_app: boolean;
  email: boolean;
  rhythm: 'instant' | 'daily';
}

const byMail = new Set<NotificationEvent>([
  'mention',
  'limits',
  'assigned',
  'review_requested',
  'decided',
  'due_soon',
  'quote_ready',
  'query',
  'delivered',
  'links_broken',
]);

/** All events in the app; by email only those that users wait for. */
export const usualManner = (event: NotificationEvent): Manner => ({
  in_app: true,
  email: byMail.has(event),
  rhythm: 'instant',
});
