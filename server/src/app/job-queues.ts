// The queues of the product, so that they exist before anybody sends to them.
import { analyticsQueue } from '../features/analytics/analytics-queue.ts';
import { assetSweepQueue } from '../features/assets/asset-queue.ts';
import { bulkRunQueue, bulkSweepQueue } from '../features/bulk-orders/bulk-queues.ts';
import { chatAnswerQueue, chatSweepQueue } from '../features/chats/chat-queues.ts';
import { localModelQueue } from '../features/local-models/local-model-queue.ts';
import { digestQueue, noticeMailQueue } from '../features/notifications/notification-queues.ts';
import { bulkFeedQueue, orderQueues, orderResumeQueue } from '../features/orders/order-queue.ts';
import { privacySweepQueue } from '../features/privacy/privacy-queue.ts';
import { documentPublishQueue } from '../features/publishing/publish-queue.ts';
import { rewriteSweepQueue } from '../features/rewrites/rewrite-queue.ts';
import { resetMailQueue } from '../features/session/reset-mail-queue.ts';
import { sourceEmbedQueue, sourceReadQueue } from '../features/sources/source-queue.ts';
import { webhookQueue } from '../features/webhooks/webhook-queue.ts';
import { kernelSweepQueue } from '../kernel/idempotency.ts';

export const jobQueues = [
  ...Object.values(orderQueues),
  bulkRunQueue,
  bulkFeedQueue,
  orderResumeQueue,
  bulkSweepQueue,
  noticeMailQueue,
  resetMailQueue,
  digestQueue,
  sourceReadQueue,
  sourceEmbedQueue,
  documentPublishQueue,
  webhookQueue,
  rewriteSweepQueue,
  assetSweepQueue,
  localModelQueue,
  chatAnswerQueue,
  chatSweepQueue,
  kernelSweepQueue,
  privacySweepQueue,
  analyticsQueue,
];
