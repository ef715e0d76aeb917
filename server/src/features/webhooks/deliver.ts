// Telling addresses of events: one delivery a webhook and event, tried again with growing pauses, never to an address inside.
import type { WebhookEvent } from '@folio/contract/webhooks';
import { EngineFailure } from '@folio/engine/core/engine-types';
import { MovedElsewhereError, onlyStatus } from '@folio/engine/fetch/guarded-fetch';
import { defineJob } from '../../kernel/define-job.ts';
import { type EventSubscriber, payloadOf } from '../../kernel/events.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { PastEvent } from '../../kernel/raised-event.ts';
import { decryptSecret } from '../../kernel/secrets.ts';
import { signedHeaders } from '../../kernel/signature.ts';
import { campaignChanged } from '../campaigns/index.ts';
import { commentCreated } from '../comments/index.ts';
import { orderEvents } from '../orders/index.ts';
import { linksChanged } from '../pages/index.ts';
import { pageFetch } from '../sources/index.ts';
import { taskChanged } from '../tasks/index.ts';
import { translationChanged } from '../translation-desk/index.ts';
import { webhookQueue } from './webhook-queue.ts';
import {
  countAttempt,
  deactivateWebhook,
  findQueued,
  insertDeliveries,
  type Listening,
  listListening,
  type WebhookRow,
} from './webhooks.queries.ts';

const webhookEventOf: Partial<Record<string, WebhookEvent>> = {
  [orderEvents.orderAccepted.name]: 'order.accepted',
  [orderEvents.orderFailed.name]: 'order.failed',
  [orderEvents.orderOnHold.name]: 'order.on_hold',
  [commentCreated.name]: 'comment.created',
  [taskChanged.name]: 'task.changed',
  [translationChanged.name]: 'translation.changed',
  [linksChanged.name]: 'links.changed',
  [campaignChanged.name]: 'campaign.changed',
};

const withoutDocument: ReadonlySet<WebhookEvent> = new Set<WebhookEvent>([
  'task.changed',
  'translation.changed',
  'links.changed',
  'campaign.changed',
]);

/** Whose an event is that is in no workspace: a personal request is its requester's, by whomever it was moved on. */
const ownerOf = (event: PastEvent) => payloadOf(translationChanged, event)?.requested_by ?? event.userId;

/** A webhook receives events of its owner's own documents, and of those in workspaces that its owner is in. */
const isSubscribed = (webhook: Listening, event: PastEvent) =>
  webhook.account_id === event.accountId &&
  (event.workspaceId === null ? webhook.user_id === ownerOf(event) : webhook.workspace_ids.includes(event.workspaceId));

export function createWebhookHandler(kernel: Kernel): EventSubscriber {
  return async (tx, events) => {
    const subscribed = events.filter((event) => webhookEventOf[event.name]);
    if (subscribed.length === 0) return;
    const listening = await listListening(tx, [...new Set(subscribed.map((event) => event.accountId))]);
    const rows = subscribed.flatMap((event) => {
      const name = webhookEventOf[event.name];
      if (!name) return [];
      return listening
        .filter((webhook) => webhook.events.includes(name) && isSubscribed(webhook, event))
        .map((webhook) => ({
          webhook_id: webhook.id,
          event: name,
          body: {
            id: event.id,
            event: name,
            at: event.at.toISOString(),
            workspace_id: event.workspaceId,
            user_id: event.userId,
            // Event data names the task, request, page or campaign.
            order_detail_id: withoutDocument.has(name) ? null : event.subjectId,
            data: event.data,
          },
          state: 'queued' as const,
        }));
    });
    if (rows.length === 0) return;
    for (const id of await insertDeliveries(tx, rows)) await kernel.jobs.send(webhookQueue, { deliveryId: id }, tx);
  };
}

export interface Outcome {
  state: 'delivered' | 'failed';
  status: number | null;
  problem: string | null;
}

/** Seconds that one address may take. */
export const timeoutSeconds = 10;

/** The key of the message for an address that gave no answer. */
function codeOf({ code, cause }: EngineFailure): string {
  if (cause instanceof MovedElsewhereError) return 'webhook_moved';
  return code === 'ABORTED' ? 'webhook_timed_out' : code;
}

/** Posts a body once. Never throws for faults of the URL. A 2xx response counts as delivered. */
export async function postOnce(kernel: Kernel, webhook: WebhookRow, body: string, delivery: string): Promise<Outcome> {
  const secret = decryptSecret(webhook.secret_sealed, kernel.config.secretKey);
  const headers = signedHeaders(secret, body, delivery, kernel.clock.now());
  try {
    const signal = AbortSignal.timeout(timeoutSeconds * 1000);
    const sent = { method: 'POST', headers, body, isDelivery: true, ...onlyStatus } as const;
    const { status } = await pageFetch(kernel.config)(webhook.url, signal, sent);
    const isFine = status >= 200 && status < 300;
    return { state: isFine ? 'delivered' : 'failed', status, problem: isFine ? null : `HTTP ${status}` };
  } catch (problem) {
    if (!(problem instanceof EngineFailure)) throw problem;
    return { state: 'failed', status: null, problem: codeOf(problem) };
  }
}

/** HTTP's "gone": the address asks for no more. */
const gone = 410;

class NotDelivered extends Error {}

export const webhookJob = defineJob(webhookQueue, {
  lane: 'care',
  run: async (kernel, { deliveryId }, { isLastTry }) => {
    const found = await findQueued(kernel.database, deliveryId);
    if (!found) return;
    const { delivery, webhook } = found;
    const outcome = await postOnce(kernel, webhook, JSON.stringify(delivery.body), String(delivery.id));
    const isOver = outcome.state === 'delivered' || isLastTry || outcome.status === gone || outcome.problem === 'PAGE_NOT_PUBLIC';
    await countAttempt(kernel.database, deliveryId, { ...outcome, state: isOver ? outcome.state : 'queued' });
    if (outcome.status === gone) await deactivateWebhook(kernel.database, webhook);
    if (!isOver) throw new NotDelivered(outcome.problem ?? '');
  },
  onFail: (kernel, { deliveryId }) =>
    countAttempt(kernel.database, deliveryId, { state: 'failed', status: null, problem: 'webhook_interrupted' }),
});
